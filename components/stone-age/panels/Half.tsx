import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { Slab } from '@/components/art/surfaces/Slab';
import type { Surface } from '@/components/theme/palette';
import { Words } from '@/components/theme/Words';

export interface HalfProps {
  /** When it counts: now, later, at the end. */
  tag: string;
  title: string;
  text: string;
  surface: Surface;
  /** Stands before the title. */
  picture?: ReactNode;
  seed?: number;
  /** Something on it reaches over its upper edge: the tag goes behind it. */
  raised?: boolean;
  children?: ReactNode;
}

/** One thing explained on a slab of its own: half a card, the price of a building. */
export function Half({ tag, title, text, surface, picture, seed = 3, ...rest }: HalfProps) {
  return (
    <View>
      <View style={[styles.tag, !rest.raised && styles.front]}>
        <ReasonLabel text={tag} turn={-1} />
      </View>
      <Slab surface={surface} seed={seed} cuts="none" style={styles.face}>
        <View style={styles.head}>
          {picture}
          <Words face="display" step="title" colour={surface.text} style={styles.title}>
            {title}
          </Words>
        </View>
        <Words colour={surface.text}>{text}</Words>
        {rest.children}
      </Slab>
    </View>
  );
}

const styles = StyleSheet.create({
  face: { gap: 4, paddingHorizontal: 14, paddingTop: 16, paddingBottom: 10 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { flexShrink: 1 },
  // It overlaps the slab, and pushes it down where its text is large.
  tag: { alignSelf: 'flex-start', marginLeft: 12, marginBottom: -10 },
  front: { zIndex: 1 },
});
