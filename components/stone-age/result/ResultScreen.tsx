import { useEffect, useEffectEvent } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useSize } from '@/components/art/surfaces/Backdrop';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import type { MotionName } from '@/components/i18n/shape';
import type { StoneAgePlaythrough } from '@/components/stone-age/log';
import { CountHead } from '@/components/stone-age/result/CountHead';
import { CountTable } from '@/components/stone-age/result/CountTable';
import {
  countsOf,
  placesOf,
  stepsOf,
  sumOf,
  verdictOf,
  type Source,
} from '@/components/stone-age/result/counting';
import { FinalBars } from '@/components/stone-age/result/FinalBars';
import { PointsChart } from '@/components/stone-age/result/PointsChart';
import { pointsByRound } from '@/components/stone-age/result/pointsByRound';
import { STEP_TIME, useShow } from '@/components/stone-age/result/useShow';
import { Winner } from '@/components/stone-age/result/Winner';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useAnnounce } from '@/components/table/Announcer';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { replay, type Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { stoneAge } from '@/machines/stone-age/rules';

export interface ResultScreenProps {
  /** A game that is over. */
  playthrough: StoneAgePlaythrough;
  players: readonly Player[];
  speed: MotionName;
  /** Nothing grows by itself: everything is there from the start. */
  reduced: boolean;
  /** The same players, another deal. */
  onSameAgain: () => void;
  onShelf: () => void;
  /** Everything has been counted, or skipped. Called once. */
  onShown?: () => void;
}

/** The final count as a show, and then everything there is to know about the game. */
export function ResultScreen(props: ResultScreenProps) {
  const { playthrough, players, speed, reduced, onSameAgain, onShelf, onShown } = props;
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const window = useWindow();
  const insets = useSafeAreaInsets();
  const announce = useAnnounce();
  const [room, measure] = useSize();

  const position = replay(stoneAge, playthrough);
  const counts = countsOf(position);
  const steps = stepsOf(counts);
  const show = useShow(steps.length, speed, reduced);
  const name = (seat: Seat) => nameOf(strings, players, seat);
  const verdict = verdictOf(strings, text, position, name);
  const step = steps[Math.max(0, show.shown - 1)];

  const { done } = show;
  const finish = useEffectEvent(() => {
    if (verdict) announce(verdict.headline);
    onShown?.();
  });
  useEffect(() => {
    if (done) finish();
  }, [done]);
  if (!verdict) return null;

  const tall = window.width > window.height;
  const aside = Math.round(Math.min(Math.max(window.width * 0.36, 280), 420)) + insets.left;
  // Two emblems stand over their headline instead of beside it.
  const share = (verdict.winners.length === 1 ? 0.24 : 0.31) * Math.max(1, window.fontScale * 0.7);
  const head = tall
    ? { width: aside, height: window.height }
    : {
        width: window.width,
        height: Math.round(Math.min(Math.max(window.height * share, 150), 340)) + insets.top,
      };
  const column = tall ? window.width - aside : window.width;
  const inner = Math.min(column - 32 - (tall ? insets.right : 0), 720);
  const isShown = (source: Source, seat: Seat) =>
    done || steps.slice(0, show.shown).some((past) => past.source === source && past.seat === seat);

  const buttons = (
    <View
      style={[
        styles.buttons,
        { paddingBottom: insets.bottom + 12, paddingLeft: insets.left + 16 },
        tall && [styles.aside, { width: aside }],
      ]}
    >
      {done ? (
        <>
          <SlabButton
            label={strings.result.sameAgain}
            tone={{ seat: verdict.winners[0] ?? 0 }}
            onPress={onSameAgain}
            style={!tall && [styles.main, { flexBasis: 150 * window.fontScale }]}
          />
          <SlabButton
            label={strings.result.toShelf}
            step="lead"
            onPress={onShelf}
            style={!tall && [styles.second, { flexBasis: 120 * window.fontScale }]}
          />
        </>
      ) : (
        <SlabButton label={strings.table.skip} onPress={show.skip} style={!tall && styles.main} />
      )}
    </View>
  );

  const poster = (
    <View style={head}>
      <View style={styles.fill} onLayout={measure}>
        {done || !step ? (
          <Winner
            verdict={verdict}
            rounds={position.round}
            width={head.width}
            height={room?.height ?? head.height}
            top={insets.top}
            left={insets.left}
            tall={tall}
          />
        ) : (
          <CountHead
            source={step.source}
            seat={show.shown > 0 ? step.seat : null}
            name={name(step.seat)}
            sum={sumOf(text, position, step)}
            top={insets.top}
            tall={tall}
          />
        )}
      </View>
      {tall && buttons}
    </View>
  );

  return (
    <View
      role="main"
      style={[styles.screen, tall && styles.beside, { backgroundColor: theme.paper }]}
      testID="result"
    >
      {tall && poster}
      <ScrollView
        style={styles.fill}
        contentContainerStyle={[
          styles.page,
          tall && { paddingRight: insets.right, paddingTop: insets.top + 16 },
        ]}
      >
        {!tall && poster}
        <View style={[styles.column, { width: inner }]}>
          {done && verdict.tie !== null && <Words face="strong">{verdict.tie}</Words>}
          <View style={styles.bars}>
            <FinalBars
              counts={counts}
              nameOf={name}
              isShown={isShown}
              width={inner}
              growth={reduced || done ? 0 : STEP_TIME[speed] * 0.6}
              places={done ? placesOf(position) : null}
            />
          </View>
          {done && (
            <>
              {position.ending && (
                <Words colour={theme.text2}>{text.endings[position.ending]}</Words>
              )}
              <PointsChart points={pointsByRound(playthrough)} nameOf={name} width={inner} />
              <CountTable position={position} nameOf={name} tied={verdict.tied} />
            </>
          )}
        </View>
      </ScrollView>
      {!tall && buttons}
      {!done && (
        // Anywhere skips; the button has the name.
        <Pressable
          style={StyleSheet.absoluteFill}
          onPress={show.skip}
          aria-hidden
          focusable={false}
          tabIndex={-1}
          importantForAccessibility="no"
          testID="skip-anywhere"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  beside: { flexDirection: 'row' },
  fill: { flex: 1 },
  page: { paddingBottom: 20, alignItems: 'center', gap: 14 },
  column: { gap: 16 },
  bars: { gap: 2 },
  // Large words get a line for each button.
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, paddingRight: 16, paddingTop: 8 },
  aside: { flexDirection: 'column', flexWrap: 'nowrap', paddingTop: 12 },
  main: { flexGrow: 1.4, flexShrink: 1 },
  second: { flexGrow: 1 },
});
