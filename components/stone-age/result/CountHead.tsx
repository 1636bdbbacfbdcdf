import { StyleSheet, View } from 'react-native';

import { Stamp } from '@/components/art/Mark';
import { rays, remember } from '@/components/art/lino';
import { block, type Print } from '@/components/art/print';
import { Picture } from '@/components/art/Printed';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import type { Source } from '@/components/stone-age/result/counting';
import { SOURCE_ART } from '@/components/stone-age/result/sourceArt';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { fittingSize } from '@/components/theme/fitting';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';

export interface CountHeadProps {
  source: Source;
  /** Whose points are counted now, and how they come about. */
  seat: Seat | null;
  name: string;
  sum: string;
  /** What the system's bars take of it. */
  top: number;
  /** Beside the bars instead of above them. */
  tall: boolean;
}

/** Rays behind what is being counted, in its own ink and hardly darker than its ground. */
const shine = remember((width: number, height: number, cx: number, ink: string): Print => {
  const far = Math.hypot(width, height);
  return [
    block(rays(cx, height * 0.42, 70, far, 54, { width: 6, seed: 5 }), ink, { opacity: 0.09 }),
  ];
});

/** What is being counted, while it is counted. */
export function CountHead({ source, seat, name, sum, top, tall }: CountHeadProps) {
  const { result } = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const type = useType();
  const { fontScale } = useWindow();
  const [size, measure] = useSize();
  const { drawing, ground, ink } = SOURCE_ART[source];
  // A phone on its side: the sum matters more than the picture.
  const low = tall && (size?.height ?? 0) < 400;
  const title = text.count.sources[source].name;
  const most = (low ? type.heading : type.heading + 4) * fontScale;
  // Beside the picture, or under it.
  const room = { width: (size?.width ?? 390) - (tall ? 36 : 88 + 52), height: 2.4 * most };
  return (
    <View
      onLayout={measure}
      style={[
        styles.head,
        tall && styles.tall,
        low && styles.low,
        { backgroundColor: ground, paddingTop: 16 + top },
      ]}
    >
      {size && (
        <Backdrop
          {...size}
          print={shine(size.width, size.height, size.width * (tall ? 0.5 : 0.16), ink)}
        />
      )}
      <Picture drawing={drawing} size={tall ? (low ? 72 : 120) : 88} colour={ink} />
      <View style={[styles.words, tall && styles.centred]}>
        <Words step="body" face="strong" colour={ink}>
          {text.chapters.finalCount(0)}
        </Words>
        <Words
          face="display"
          step={fittingSize(title, room, most, 18)}
          allowFontScaling={false}
          colour={ink}
          role="heading"
          aria-level={1}
          aria-label={result.counting(title)}
          style={tall && styles.middle}
        >
          {title}
        </Words>
        <View style={styles.step}>
          {seat !== null && (
            <>
              <Stamp seat={seat} size={26} />
              <Words step="lead" face="strong" colour={ink} style={styles.sum}>
                {/* The result of a sum never stands on a line of its own. */}
                {`${name} \u00b7 ${sum.replace(' = ', '\u00a0=\u00a0')}`}
              </Words>
            </>
          )}
        </View>
      </View>
      <View
        style={[styles.edge, { backgroundColor: theme.key }, tall ? styles.right : styles.foot]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    overflow: 'hidden',
  },
  tall: { flexDirection: 'column', justifyContent: 'center' },
  low: { gap: 6, padding: 10 },
  words: { flex: 1, gap: 4 },
  centred: { flex: 0, alignItems: 'center' },
  middle: { textAlign: 'center' },
  step: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 44 },
  sum: { flexShrink: 1 },
  edge: { position: 'absolute' },
  right: { right: 0, top: 0, bottom: 0, width: 3 },
  foot: { left: 0, right: 0, bottom: 0, height: 3 },
});
