import { StyleSheet, View } from 'react-native';

import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { Live } from '@/components/stone-age/panels/Live';
import { kindsIn, piecesOf } from '@/components/stone-age/panels/payment';
import { Slot } from '@/components/stone-age/panels/Slot';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { worth } from '@/machines/stone-age/paying';
import type { Bundle, Resource } from '@/machines/stone-age/vocabulary';

export interface PaymentStripProps {
  bundle: Bundle;
  /** So many must be laid out, and so many may be. */
  least: number;
  most: number;
  /** What the payment scores, or null where it scores nothing. */
  points: number | null;
  /** Whether each piece scores what it is worth. */
  valued: boolean;
  /** Said after what is paid: why it does not do yet. */
  complaint: string | null;
}

const ONE: Bundle = { wood: 0, clay: 0, stone: 0, gold: 0 };
const worthOf = (kind: Resource) => worth({ ...ONE, [kind]: 1 });

/** What is laid out, piece by piece, with the places that are still empty, and what it scores. */
export function PaymentStrip(props: PaymentStripProps) {
  const { bundle, least, most, points, valued, complaint } = props;
  const theme = useTheme();
  const shared = useStrings();
  const { panels } = useText(stoneAgeStrings);
  const { width, columns } = useSheetRoom();
  const size = most > 5 && width < 420 && !columns ? 25 : 34;
  // In a narrow column each kind lies there once, with how many of it.
  const pieces = columns ? kindsIn(bundle) : piecesOf(bundle);
  const empty = columns ? 0 : Math.max(0, most - pieces.length);
  const heard = [
    panels.pay.youPay(bundle),
    ...(points === null ? [] : [panels.pay.scores(points)]),
    ...(complaint === null ? [] : [complaint]),
  ];
  return (
    <Live sentence={heard.join(', ')} testID="laid">
      <Slab surface={theme.quiet} cuts="none" seed={12} style={styles.strip}>
        <View style={styles.pieces}>
          {pieces.map((kind, i) => (
            <View key={i} style={[styles.piece, { minWidth: size }]}>
              <Sign name={kind} size={size} />
              {(valued || columns) && (
                <Words face="strong" step="small" colour={theme.quiet.text}>
                  {[...(columns ? [bundle[kind]] : []), ...(valued ? [worthOf(kind)] : [])]
                    .map((value) => shared.number(value))
                    .join(' × ')}
                </Words>
              )}
            </View>
          ))}
          {Array.from({ length: empty }, (_, i) => (
            <View key={`empty-${i}`} style={[styles.piece, { minWidth: size }]}>
              <Slot size={size - 2} faint={pieces.length + i >= least} />
              {valued && <Words step="small"> </Words>}
            </View>
          ))}
        </View>
        {points !== null && (
          <View style={styles.points}>
            <Words face="strong" step="title" colour={theme.quiet.text}>
              =
            </Words>
            <Words face="display" step="result" colour={theme.quiet.text}>
              {shared.number(points)}
            </Words>
            <Sign name="points" size={36} />
          </View>
        )}
      </Slab>
    </Live>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 10,
    paddingHorizontal: 10,
    paddingVertical: 5,
  },
  pieces: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, flexShrink: 1 },
  piece: { alignItems: 'center' },
  points: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
