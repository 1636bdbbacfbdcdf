import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { Stamp } from '@/components/art/Mark';
import { Picture } from '@/components/art/Printed';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Numeral } from '@/components/stone-age/Numeral';
import { barOf, type Segment } from '@/components/stone-age/result/bars';
import { SOURCES, type Source } from '@/components/stone-age/result/counting';
import { SOURCE_ART } from '@/components/stone-age/result/sourceArt';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import type { Seat } from '@/machines/core/rules';
import type { Count } from '@/machines/stone-age/vocabulary';

export interface FinalBarsProps {
  counts: readonly Count[];
  nameOf: (seat: Seat) => string;
  /** What has been counted by now. */
  isShown: (source: Source, seat: Seat) => boolean;
  width: number;
  /** How long a stretch takes to grow; nothing where it is there at once. */
  growth: number;
  /** Everybody's place, once it is known. */
  places: readonly number[] | null;
}

const STAMP = 30;
const GAP = 8;

/** Everybody's points as bars that grow source by source, all on one scale. */
export function FinalBars({ counts, nameOf, isShown, width, growth, places }: FinalBarsProps) {
  const { number, result } = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const type = useType();
  const { fontScale } = useWindow();
  const digit = type.small * 0.62 * fontScale;
  const height = Math.round(14 + type.small * 1.3 * fontScale);
  const measures = { width: width - STAMP - GAP, digit, picture: 20 };
  return counts.map((own, seat) => {
    const shown = SOURCES.filter((source) => isShown(source, seat));
    const points = shown.reduce((sum, source) => sum + own[source], 0);
    const told = shown.map((source) => ({
      name: text.count.sources[source].name,
      value: number(own[source]),
    }));
    const segments = barOf(own, counts, measures).filter(({ source }) => isShown(source, seat));
    const name = nameOf(seat);
    const place = places ? `, ${result.place(places[seat] ?? 0)}` : '';
    return (
      <View
        key={seat}
        role="group"
        accessible
        aria-label={`${result.readRow(name, told)}. ${text.points(points)}${place}`}
        style={styles.player}
      >
        <Stamp seat={seat} size={STAMP} style={styles.stamp} />
        <View style={styles.told}>
          <View style={styles.head}>
            <Words face="strong" colour={theme.players[seat]?.words} style={styles.name}>
              {name}
            </Words>
            <View style={styles.total}>
              {places && (
                <Words step="small" colour={theme.text2}>
                  {result.place(places[seat] ?? 0)}
                </Words>
              )}
              <Numeral step="number">{number(points)}</Numeral>
            </View>
          </View>
          <View style={{ height: height + type.small * 1.3 * fontScale + 8 }}>
            {segments.map((segment) => (
              <Stretch key={segment.source} segment={segment} height={height} growth={growth} />
            ))}
          </View>
        </View>
      </View>
    );
  });
}

interface StretchProps {
  segment: Segment;
  height: number;
  growth: number;
}

function Stretch({ segment, height, growth }: StretchProps) {
  const { number } = useStrings();
  const theme = useTheme();
  const { source, value, x, width, inside, pictured, label } = segment;
  const { drawing, ground, ink } = SOURCE_ART[source];
  const grown = useSharedValue(growth > 0 ? 0 : 1);
  useEffect(() => {
    grown.set(
      growth > 0
        ? withTiming(1, {
            duration: growth,
            easing: Easing.out(Easing.cubic),
            // The caller has asked the player's settings already.
            reduceMotion: ReduceMotion.Never,
          })
        : 1,
    );
  }, [grown, growth]);
  const growing = useAnimatedStyle(() => ({ width: Math.max(1.5, width * grown.get()) }));
  return (
    <>
      <Animated.View
        style={[
          styles.stretch,
          growing,
          { left: x, height, backgroundColor: ground, borderColor: theme.rim },
          // What was lost is hatched out, not built up.
          value < 0 && [styles.lost, { backgroundColor: theme.paper }],
        ]}
      >
        {pictured && <Picture drawing={drawing} size={18} colour={ink} />}
        {inside && (
          <Words
            face="strong"
            step="small"
            colour={value < 0 ? theme.warning : ink}
            numberOfLines={1}
          >
            {number(value)}
          </Words>
        )}
      </Animated.View>
      {!inside && (
        <>
          <Leader from={x + width / 2} to={label} top={height} />
          <View style={[styles.below, { left: label - 24, top: height + 5 }]}>
            <Words face="strong" step="small" colour={value < 0 ? theme.warning : theme.text}>
              {number(value)}
            </Words>
          </View>
        </>
      )}
    </>
  );
}

/** A hair from a narrow stretch to its number. */
function Leader({ from, to, top }: { from: number; to: number; top: number }) {
  const theme = useTheme();
  const [dx, dy] = [to - from, 6];
  const length = Math.hypot(dx, dy);
  return (
    <View
      style={[
        styles.leader,
        {
          backgroundColor: theme.text2,
          left: (from + to) / 2 - length / 2,
          top: top + dy / 2 - 0.6,
          width: length,
          transform: [{ rotate: `${Math.atan2(dy, dx)}rad` }],
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', gap: GAP },
  stamp: { marginTop: 12 },
  told: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: 8 },
  name: { flexShrink: 1 },
  total: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  stretch: {
    position: 'absolute',
    top: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderWidth: 1.6,
    overflow: 'hidden',
  },
  lost: { borderStyle: 'dashed' },
  below: { position: 'absolute', width: 48, alignItems: 'center' },
  leader: { position: 'absolute', height: 1.2 },
});
