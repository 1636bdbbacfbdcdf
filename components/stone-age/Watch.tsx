import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Stamp } from '@/components/art/Mark';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import type { WatchFaceProps } from '@/components/face';
import { named } from '@/components/i18n/names';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Log } from '@/components/table/Log';
import { shownSoFar, useTable } from '@/components/table/useTable';
import { pageHead } from '@/components/ui/pagePrints';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Player } from '@/machines/core/table';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { CHAPTER_OF, chapterOf, type Chapter } from '@/machines/stone-age/machine';
import type { Position } from '@/machines/stone-age/position';
import { stoneAgeStrings } from './strings/catalogue';
import { logOf } from './telling';
import { PACE, WatchControls, type Speed } from './WatchControls';
import { WatchResult } from './WatchResult';
import { WatchScores } from './WatchScores';

/** From this width on, held sideways, the log stands beside the table. */
const WIDE = 720;
/** Below this width a French title would break. */
const NARROW = 380;

/** Where on the sky the sun stands: clear of what is written there. */
const SUN = 0.9;

/** Bots without names: they go by their colours, in whatever language is spoken. */
const botsFor = (seats: number): Player[] =>
  Array.from({ length: seats }, () => ({ kind: 'bot', name: '', bot: 'random' }));

/**
 * A game between bots, told move by move. The chart drives it: it thinks, it has something to
 * show, and goes on when it hears that it was shown. Here that is when the viewer says so.
 */
export function Watch({ players: seats, seed, onAgain }: WatchFaceProps) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const [size, measure] = useSize();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('brisk');
  const { table, is, send } = useTable(
    stoneAgeGame,
    {
      players: botsFor(seats),
      playthrough: { setup: stoneAgeGame.newGame(seats), seed, moves: [] },
    },
    { patient: true },
  );

  const showing = is('showing');
  useEffect(() => {
    if (!playing || !showing) return;
    const timer = setTimeout(() => send({ type: 'table.shown' }), PACE[speed]);
    return () => clearTimeout(timer);
    // Each thing to show is a table of its own, and gets its own time.
  }, [playing, showing, speed, table, send]);

  const players = named(strings, table.players);
  const { told, position } = shownSoFar(stoneAgeGame.rules, table, chapterOf);
  const [moment] = table.moments;
  const chapter = moment ? chapterOf(moment) : CHAPTER_OF[position.phase];
  const over = is('over');
  const wide = width >= WIDE && width > height;
  const log = <Log entries={logOf(text, players, told)} aloud={!playing} />;

  const controls = over ? (
    <View style={styles.buttons}>
      <SlabButton
        label={strings.watch.toShelf}
        step="lead"
        style={styles.share}
        seed={4}
        onPress={() => router.replace('/')}
      />
      <SlabButton
        label={strings.watch.again}
        step="lead"
        tone="main"
        cuts="corners"
        style={styles.share}
        onPress={onAgain}
      />
    </View>
  ) : (
    <WatchControls
      playing={playing}
      speed={speed}
      onPlay={setPlaying}
      onSpeed={setSpeed}
      onStep={() => {
        setPlaying(false);
        send({ type: 'table.shown' });
      }}
    />
  );

  return (
    <View
      role="main"
      style={[
        styles.page,
        {
          backgroundColor: theme.paper,
          paddingBottom: insets.bottom + 8,
        },
      ]}
    >
      <View
        onLayout={measure}
        style={[
          styles.head,
          { paddingTop: insets.top + 8, paddingLeft: insets.left + 12, paddingRight: insets.right },
        ]}
      >
        {size && (
          <Backdrop {...size} across print={pageHead(size.width, size.height, SUN, theme)} />
        )}
        <SlabButton
          icon="back"
          name={strings.watch.toShelf}
          onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
        />
        <View style={styles.titles}>
          <Words
            face="display"
            step={width < NARROW ? 'title' : 'heading'}
            role="heading"
            aria-level={1}
          >
            {text.chapters[chapter](position.round)}
          </Words>
          {!over && <Turn position={position} chapter={chapter} players={players} />}
        </View>
      </View>
      <View
        style={[
          styles.body,
          { paddingLeft: insets.left, paddingRight: insets.right },
          wide && styles.beside,
        ]}
      >
        <View style={wide ? styles.half : styles.top}>
          {over ? (
            <ScrollView style={styles.result}>
              <WatchResult position={position} players={players} />
            </ScrollView>
          ) : (
            <WatchScores position={position} players={players} seat={actorOf(position, chapter)} />
          )}
          {wide && <View style={styles.spring} />}
          {wide && controls}
        </View>
        <View style={[styles.log, { borderColor: theme.rule }, wide && styles.logBeside]}>
          {log}
        </View>
      </View>
      {!wide && controls}
    </View>
  );
}

/** Who is doing something now; nobody while all eat, a round is laid out or points are counted. */
function actorOf(position: Position, chapter: Chapter) {
  if (chapter === 'feeding') return position.short > 0 ? position.toMove : null;
  return chapter === 'placing' || chapter === 'acting' ? position.toMove : null;
}

interface TurnProps {
  position: Position;
  chapter: Chapter;
  players: readonly Player[];
}

function Turn({ position, chapter, players }: TurnProps) {
  const text = useText(stoneAgeStrings);
  const seat = actorOf(position, chapter);
  // What is shown has been decided already: nobody "may" pay or add tools any more.
  const { phase } = position;
  const doing = phase === 'paying' || phase === 'addingTools' ? 'resolving' : phase;
  const passing = chapter === 'placing' || chapter === 'acting' ? 'roundEnd' : chapter;
  return (
    <View style={styles.turn}>
      {seat !== null && <Stamp seat={seat} size={24} />}
      <Words step="lead">
        {seat === null ? text.passing[passing] : text.doing[doing](players[seat]?.name ?? '')}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 12, paddingBottom: 30 },
  titles: { flex: 1, gap: 2 },
  turn: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 26 },
  body: { flex: 1, gap: 8 },
  beside: { flexDirection: 'row' },
  top: { flexShrink: 1 },
  half: { flex: 1, minWidth: 340 },
  spring: { flex: 1 },
  result: { flexGrow: 0 },
  log: { flex: 1, minHeight: 120, borderTopWidth: 1 },
  logBeside: { borderTopWidth: 0, borderLeftWidth: 1 },
  buttons: { flexDirection: 'row', gap: 8, paddingHorizontal: 12, paddingTop: 8 },
  share: { flex: 1 },
});
