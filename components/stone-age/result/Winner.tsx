import { StyleSheet, View } from 'react-native';

import { Poster } from '@/components/art/posters/Poster';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { useStrings } from '@/components/i18n/LanguageProvider';
import type { Verdict } from '@/components/stone-age/result/counting';
import { PosterLetters } from '@/components/table/CurtainLetters';
import { fittingSize } from '@/components/theme/fitting';
import { day } from '@/components/theme/palette';

export interface WinnerProps {
  verdict: Verdict;
  rounds: number;
  width: number;
  height: number;
  /** What the system's bars take of it. */
  top: number;
  left: number;
  /** Beside the figures instead of above them: the words stand under the emblem. */
  tall: boolean;
}

/** The label under the headline, with its margins. */
const LABEL = 48;

/** The winner's poster; who share a win share it in strips. */
export function Winner({ verdict, rounds, width, height, top, left, tall }: WinnerProps) {
  const { result } = useStrings();
  const { winners, best, headline } = verdict;
  const alone = winners.length === 1;
  const strip = width / winners.length;
  const { emblem, words } = places(width, height, top, left, alone && !tall, strip);
  const ink = alone ? day.players[winners[0] ?? 0] : day.players[0];
  const size = fittingSize(headline, { width: words.width, height: words.height - LABEL }, 76, 20);
  return (
    <View style={{ width, height }}>
      {winners.map((seat, i) => (
        <View key={seat} style={[styles.strip, { left: i * strip, width: strip, height }]}>
          <Poster seat={seat} width={strip} height={height} {...emblem} />
        </View>
      ))}
      <View style={[styles.words, words]}>
        <View role="heading" aria-level={1} aria-label={headline} accessible>
          <PosterLetters text={headline} size={size} ink={ink ?? day.players[0]} />
        </View>
        <ReasonLabel text={result.withPoints(best, rounds)} style={styles.label} />
      </View>
    </View>
  );
}

/** Words stand beside a single emblem where the poster is low, else under however many there are. */
function places(
  width: number,
  height: number,
  top: number,
  left: number,
  beside: boolean,
  strip: number,
) {
  const free = height - top;
  if (beside) {
    const size = Math.min(free * 0.94, width * 0.42);
    const at = left + size + 20;
    return {
      emblem: { cx: left + size / 2 + 8, cy: top + free / 2, size },
      words: { left: at, top, width: width - at - 12, height: free },
    };
  }
  const size = Math.min(free * 0.5, strip * 0.86);
  const under = top + size + 8;
  return {
    emblem: { cx: strip / 2, cy: top + size / 2 + 4, size },
    words: { left: left + 12, top: under, width: width - left - 24, height: height - under - 8 },
  };
}

const styles = StyleSheet.create({
  strip: { position: 'absolute', top: 0, overflow: 'hidden' },
  words: { position: 'absolute', justifyContent: 'center', gap: 8 },
  label: { alignSelf: 'center', maxWidth: '100%' },
});
