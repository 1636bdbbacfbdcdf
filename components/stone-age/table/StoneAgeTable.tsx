import { useDeferredValue, useState, type ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import type { TableFaceProps } from '@/components/face';
import type { Strings } from '@/components/i18n/catalogue';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { useSettings } from '@/components/settings/SettingsProvider';
import { useHaptics } from '@/components/sound/haptics';
import { useSounds } from '@/components/sound/useSounds';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { HintButton } from '@/components/stone-age/hints/HintButton';
import { TableHints } from '@/components/stone-age/hints/TableHints';
import { useBotsReasons } from '@/components/stone-age/hints/useBotsReasons';
import { NO_MOVES, useHints } from '@/components/stone-age/hints/useHints';
import { OwnCards } from '@/components/stone-age/OwnCards';
import { DicePanel } from '@/components/stone-age/panels/DicePanel';
import { isSite, type BoardLayout, type Rect } from '@/components/stone-age/layout';
import { PlayerChips } from '@/components/stone-age/PlayerChips';
import { stoneAgeStrings, type StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf, foretold, takenBack } from '@/components/stone-age/strings/labels';
import { Banner } from '@/components/table/Banner';
import { Curtain } from '@/components/table/Curtain';
import { HoldToLook } from '@/components/table/HoldToLook';
import { SheetStage } from '@/components/table/SheetStage';
import { useTheme } from '@/components/theme/ThemeProvider';
import { lineSize } from '@/components/theme/fitting';
import { BOARD_TEXT, TextLimit, useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import { CLIPPED } from '@/components/ui/clipped';
import { CHAPTER_OF, chapterOf } from '@/machines/stone-age/machine';
import type { Position } from '@/machines/stone-age/position';
import {
  GATHERING_PLACES,
  type GatheringPlace,
  type Move,
  type Place,
  type Setup,
} from '@/machines/stone-age/vocabulary';
import { Board, HoverReason } from './Board';
import { BotLine } from './BotLine';
import { decisionSheet } from './DecisionSheet';
import { Flights } from './Flights';
import { HeldWorkers } from './HeldWorkers';
import { openedSheet, type Opened } from './OpenedSheet';
import { momentOf } from './past';
import { PastBar } from './PastBar';
import { advisedAt, placeStates } from './placeStates';
import { RecentLines } from './RecentLines';
import { Stepper } from './Stepper';
import { StoneAgeResult } from './StoneAgeResult';
import { storySheet } from './StorySheet';
import { Tray, TrayButtons } from './Tray';
import { useChoosing } from './useChoosing';
import { useGame, type OpenGame } from './useGame';
import { useRefusals } from './useRefusals';
import { useTold } from './useTold';
import { useWorkerDrag } from './useWorkerDrag';

const isGathering = (place: Place): place is GatheringPlace =>
  GATHERING_PLACES.some((gathering) => gathering === place);

/** The table: the chart says what is awaited, the rules what is legal, and this lets people do it. */
export function StoneAgeTable(props: TableFaceProps<Move, Setup>) {
  const { input, onChange, onLeave, onAgain, onSettings } = props;
  const theme = useTheme();
  const { fontScale } = useWindow();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const settings = useSettings();
  const feel = useHaptics();
  const play = useSounds();
  const game = useGame(input, onChange);
  const { table, is, can, send, players, layout, motion, stage, seat, traySeat, legal } = game;
  const { position, playthrough } = table;
  const [opened, setOpened] = useState<Opened | null>(null);
  const reasons = useBotsReasons(game);
  useTold(game, reasons);

  const mayMove = is('mayMove');
  const advice = useHints({ position, playthrough, players, seat, mayMove });
  const onBoard = position.phase === 'placing' || position.phase === 'resolving';
  const hinting = onBoard ? advice?.('decision') : undefined;
  const advised = hinting?.moves ?? NO_MOVES;

  const decision: Decision = {
    position,
    seat,
    players,
    legal,
    play: (move: Move) => {
      setOpened(null);
      send(move);
    },
  };
  const choosing = useChoosing({
    legal,
    decision: `${playthrough.moves.length} ${is('mayMove')}`,
    confirm: settings.confirmPlacements,
    play: decision.play,
    onIllegal: () => {
      feel('illegal');
      play('illegal');
    },
  });
  const mayPlace = is('mayMove') && position.phase === 'placing';
  const drag = useWorkerDrag({
    layout,
    enabled: mayPlace && opened === null,
    onPickUp: () => {
      choosing.putBack();
      feel('pickUp');
      play('pickUp');
    },
    onDrop: (place) => {
      if (place) feel('drop');
      choosing.drop(place);
    },
  });
  const states = placeStates(strings, {
    position,
    seat,
    legal,
    dragging: drag.dragging,
    picked: choosing.picked,
    complaint: choosing.complaint,
    advised,
  });
  useRefusals(strings, choosing.complaint, states);
  const later = { position: useDeferredValue(stage.position), states: useDeferredValue(states) };
  const touch = (place: Place) => {
    // What lies there now is seen again first.
    if (opened?.kind === 'past') return setOpened(null);
    const advisedHere = advisedAt(advised, place);
    hinting?.close();
    if (advisedHere) return choosing.prepare(advisedHere);
    const isPiece = place.startsWith('card') || place.startsWith('building');
    if (isPiece && position.phase !== 'resolving') setOpened({ kind: 'piece', place });
    else choosing.pick(place);
  };

  if (is('curtain')) {
    return <Curtain seat={seat} players={players} onReady={() => send({ type: 'table.ready' })} />;
  }

  const chapter = stage.chapter ?? CHAPTER_OF[position.phase];
  if (chapter === 'finalCount') {
    return (
      <StoneAgeResult
        players={table.players}
        playthrough={playthrough}
        onAgain={onAgain}
        onLeave={onLeave}
        onShown={game.shown}
      />
    );
  }

  const { ready } = choosing;
  const held = drag.dragging ? (choosing.pile ? position.home[seat]! : 1) : 0;
  const lastMove = playthrough.moves[playthrough.moves.length - 1];
  const takeBack = () => {
    // The decision is the same one again: what was picked for it then is not picked now.
    choosing.putBack();
    send({ type: 'table.undo' });
  };
  const undo =
    lastMove && can({ type: 'table.undo' })
      ? { label: takenBack(strings, lastMove), onPress: takeBack }
      : null;
  const log = () => setOpened({ kind: 'log' });
  // Where a sheet has a hint to give, undo steps aside as long as there is nothing to take back.
  const panel = {
    speed: motion.speed,
    reduced: motion.reduced,
    advice,
    before: (undo || !advice) && (
      <SlabButton
        icon="undo"
        name={undo ? shared.table.undoThis(undo.label) : shared.table.nothingToUndo}
        disabled={!undo}
        onPress={() => undo?.onPress()}
      />
    ),
  };
  const aimed =
    choosing.picked && position.phase === 'resolving' && isGathering(choosing.picked)
      ? choosing.picked
      : null;
  const roll = rollOf(playthrough.moves, aimed !== null);
  const knock = (force: number) => play('knock', force);

  const sheet: ReactElement | null =
    storySheet({ game, roll, panel, onKnock: knock }) ??
    (opened &&
      openedSheet({
        opened,
        game,
        decision,
        panel,
        onOpen: setOpened,
        onClose: () => setOpened(null),
        onLeave,
        onSettings,
      })) ??
    (is('mayMove')
      ? decisionSheet({ decision, panel, roll, playthrough, onUndo: undo?.onPress, onKnock: knock })
      : null) ??
    (aimed ? (
      <DicePanel
        key={`roll-${roll}`}
        {...decision}
        {...panel}
        place={aimed}
        seed={roll}
        onClose={choosing.putBack}
        onKnock={knock}
      />
    ) : null);

  const past = opened?.kind === 'past' ? momentOf(playthrough, opened.index, opened.moment) : null;
  const shown = past?.position ?? stage.position;
  // Under a sheet nobody waits for the board: what moves on the sheet goes first.
  const below = sheet ? later : { position: shown, states: past ? {} : states };
  const title = strings.chapters[past ? chapterOf(past) : chapter](shown.round);
  const advising = hinting?.state === 'told' || hinting?.state === 'failed';
  const moverOf = stage.moment?.news;
  const botMoves = moverOf && 'seat' in moverOf && players[moverOf.seat]?.kind === 'bot';
  const mayCashIn = movesOf(legal, 'cashIn').length > 0;
  return (
    <View style={[StyleSheet.absoluteFill, styles.table, { backgroundColor: theme.paper }]}>
      <View style={StyleSheet.absoluteFill} aria-hidden={sheet !== null}>
        <TextLimit value={BOARD_TEXT}>
          <Board
            layout={layout}
            position={below.position}
            states={below.states}
            shade={drag.dragging}
            hover={drag.hover}
            onPlace={touch}
          />
        </TextLimit>
        <Tray
          layout={layout}
          position={below.position}
          seat={traySeat}
          drag={drag}
          held={held}
          pile={choosing.pile}
          mayPlace={mayPlace}
          onPile={choosing.togglePile}
          covered={advising}
          onChoiceCard={mayCashIn ? () => setOpened({ kind: 'choice' }) : undefined}
        />
        <Words
          role="heading"
          face="display"
          step={titleSize(title, layout, fontScale)}
          allowFontScaling={false}
          numberOfLines={1}
          style={[
            styles.title,
            {
              left: layout.title.x,
              top: layout.title.y,
              width: layout.title.width,
              lineHeight: layout.title.height,
            },
          ]}
        >
          {title}
        </Words>
        <PlayerChips
          layout={layout}
          position={below.position}
          players={players}
          active={seat}
          thinking={is('thinking')}
          reduced={motion.reduced}
          onOpen={(who) => setOpened({ kind: 'village', seat: who })}
        />
        <TrayButtons
          layout={layout}
          seat={seat}
          main={
            ready && {
              label: buttonFor(strings, position, ready),
              onPress: () => decision.play(ready),
            }
          }
          prompt={promptOf(game, shared, strings)}
          told={botMoves && <BotLine game={game} reasons={reasons} />}
          hint={
            hinting && (
              <HintButton hinting={hinting} disabled={!mayMove} style={frame(layout.tray.hint)} />
            )
          }
          covered={advising}
          undo={undo}
          onLog={log}
        />
        {layout.tray.recent && !advising && (
          <TextLimit value={BOARD_TEXT}>
            <RecentLines game={game} rect={layout.tray.recent} />
          </TextLimit>
        )}
        {layout.menu && (
          <SlabButton
            icon="menu"
            name={shared.table.menu}
            onPress={log}
            style={[
              styles.title,
              {
                left: layout.menu.x,
                top: layout.menu.y,
                width: layout.menu.width,
                height: layout.menu.height,
              },
            ]}
          />
        )}
        {choosing.picked && isSite(choosing.picked) && mayPlace && choosing.open.length > 1 && (
          <Stepper
            layout={layout}
            place={choosing.picked}
            open={choosing.open}
            workers={choosing.workers}
            onChange={choosing.setWorkers}
            onClose={choosing.putBack}
          />
        )}
        {hinting && (
          <TableHints
            hinting={hinting}
            layout={layout}
            position={position}
            players={players}
            seat={seat}
            onPick={choosing.prepare}
          />
        )}
        {/* Above everything in the tray: what is held open must not be looked at through it. */}
        <View style={[StyleSheet.absoluteFill, styles.private, advising && styles.covered]}>
          <HoldToLook
            rect={layout.tray.look}
            sub={strings.tray.ownCards(position.cardOwner.filter((who) => who === traySeat).length)}
            closeKey={`${traySeat} ${playthrough.moves.length}`}
            disabled={players[traySeat]?.kind !== 'human'}
          >
            {() => <OwnCards position={position} seat={traySeat} />}
          </HoldToLook>
        </View>
      </View>
      {stage.moment && !stage.scene?.panel && (
        // A touch anywhere shows the next thing at once.
        <Pressable
          style={StyleSheet.absoluteFill}
          onPress={stage.skip}
          accessibilityLabel={shared.table.skip}
          role="button"
          testID="skip"
        />
      )}
      {stage.scene && stage.beat === 'travel' && (
        <Flights
          key={`${playthrough.moves.length}-${stage.moments.indexOf(stage.moment!)}`}
          flights={stage.scene.flights}
          duration={stage.travel}
        />
      )}
      <HeldWorkers
        drag={drag}
        seat={seat}
        count={Math.max(1, held)}
        size={layout.tray.worker.width * 1.5}
      />
      {/* Over the hand: it says why the place under it is closed. */}
      <HoverReason layout={layout} states={states} hover={drag.hover} />
      {past && opened?.kind === 'past' && (
        <PastBar
          game={game}
          layout={layout}
          moment={past}
          index={opened.index}
          onClose={() => setOpened(null)}
        />
      )}
      <SheetStage instant={motion.reduced}>{sheet}</SheetStage>
      {!sheet && is('mayMove') && (
        <Banner
          seat={seat}
          players={players}
          turn={`${position.round} ${CHAPTER_OF[position.phase]} ${seat}`}
          reduced={motion.reduced}
          within={layout.valley}
        />
      )}
    </View>
  );
}

/** What the main button says. A card or building that cannot be paid can only be left. */
function buttonFor(strings: StoneAgeStrings, position: Position, move: Move): string {
  const left =
    move.type === 'resolve' && foretold(position, move).some(({ type }) => type === 'left');
  return left ? strings.buttons.leave : buttonOf(strings, position, move);
}

/** What the tray asks, or tells of whoever plays elsewhere. */
function promptOf(game: OpenGame, shared: Strings, strings: StoneAgeStrings): string {
  const { is, stage, players, seat, table } = game;
  if (is('thinking')) return shared.table.thinking(players[seat]?.name ?? '');
  if (is('mayMove')) return strings.prompts[table.position.phase];
  // What is told has its own time: the game may be further on already.
  if (stage.moment?.news.type === 'newRound') return strings.passing.roundEnd;
  const { phase, toMove } = stage.moment?.position ?? stage.position;
  return strings.doing[phase](players[toMove]?.name ?? '');
}

const frame = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** As large as is asked for, or as the line has room for, with a little to spare: French says more. */
const titleSize = (title: string, { title: line, type }: BoardLayout, scale: number) =>
  lineSize(title, line.width * 0.94, Math.min(type.title * scale, line.height / 1.2), 11);

/** Which move threw the dice on the table, or is about to: dice keep lying as long as it is one. */
function rollOf(moves: readonly Move[], about: boolean): number {
  if (about) return moves.length;
  return moves.findLastIndex(({ type }) => type === 'resolve' || type === 'pay');
}

const styles = StyleSheet.create({
  title: { position: 'absolute' },
  covered: { display: 'none' },
  private: { pointerEvents: 'box-none', zIndex: 2 },
  table: { overflow: CLIPPED },
});
