import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Svg } from 'react-native-svg';

import { FINE } from '@/components/dice/print';
import type { Throw } from '@/components/dice/throw';
import { ownLayer } from '@/components/motion/layer';

export interface BoardProps {
  thrown: Throw;
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet that dice are printed on: the tray and a margin round it for dice in flight. */
export function Board({ thrown, width, height, children }: BoardProps) {
  const { bleed } = thrown.tray;
  const above = thrown.headroom;
  const wide = width + 2 * bleed;
  const high = height + bleed + above;
  return (
    <View
      style={[styles.sheet, ownLayer, { left: -bleed, top: -above, width: wide, height: high }]}
      aria-hidden
    >
      <Svg width={wide} height={high} viewBox={`0 0 ${wide * FINE} ${high * FINE}`}>
        {children}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { position: 'absolute', pointerEvents: 'none' },
});
