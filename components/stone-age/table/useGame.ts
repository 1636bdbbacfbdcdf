import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { TableFaceProps } from '@/components/face';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { named } from '@/components/i18n/names';
import { useMotion } from '@/components/motion/useMotion';
import { boardLayout } from '@/components/stone-age/layout';
import { useWindow } from '@/components/theme/window';
import { useTable } from '@/components/table/useTable';
import type { Seat } from '@/machines/core/rules';
import type { Player, TableInput, TableTag } from '@/machines/core/table';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';
import { useStage, type Stage, type StoneAgeMoment } from './useStage';

export type StoneAgeInput = TableInput<Move, Setup>;

/** How long the valley is looked at before the first decision, and cards are left to be read. */
const FIRST_LOOK = 700;
const MEAL = 2600;
const UNWATCHED = 1800;

/** A game of Stone Age as the screen sees it: the chart, the stage, and where everything lies. */
export function useGame(input: StoneAgeInput, onChange: TableFaceProps<Move, Setup>['onChange']) {
  const strings = useStrings();
  const motion = useMotion();
  const { width, height, fontScale } = useWindow();
  const insets = useSafeAreaInsets();
  const pause = useBotsPause(motion.duration);
  const open = useTable(stoneAgeGame, { ...input, pause }, { keep: onChange });
  const { table, is, send } = open;
  const { position, moments } = table;
  const players = useMemo(() => named(strings, table.players), [strings, table.players]);
  // The same object as long as the window is the same: everything on the board hangs on it.
  const seats = players.length;
  const layout = useMemo(
    () => boardLayout({ width, height, text: fontScale }, insets, seats),
    [width, height, fontScale, insets, seats],
  );
  const seat = position.toMove;
  const traySeat = trayOf(table.players, seat, table.holder);
  const shown = () => send({ type: 'table.shown' });
  const stage = useStage({
    showing: is('showing'),
    moments,
    position,
    craft: { layout, traySeat, isPerson: (who) => players[who]?.kind === 'human' },
    paced: motion.duration,
    onShown: shown,
  });

  const patience = patienceFor({ is, stage, moments, people: peopleAt(players) });
  const wait = patience === null ? null : motion.duration(patience);
  const goOn = useEffectEvent(shown);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(goOn, wait);
    return () => clearTimeout(timer);
  }, [wait, moments]);

  // The same list as long as the same decision is open: all that is lit on the board hangs on it.
  const mayMove = is('mayMove');
  const legal = useMemo(() => (mayMove ? stoneAge.legalMoves(position) : []), [mayMove, position]);

  return {
    ...open,
    players,
    layout,
    motion,
    stage,
    shown,
    /** Who decides now. */
    seat,
    traySeat,
    /** Who looks at the screen: what only they may know is told to nobody else. */
    holdsDevice: viewerOf(table.players, table.holder),
    /** Empty where nobody at this device decides now. */
    legal,
  };
}

/** How long a bot takes at least, in calm milliseconds: as long as a look at the board. */
const BOTS_LOOK = 400;

/** Bots ask for their pause at each move, so that another speed counts at once. */
function useBotsPause(paced: (ms: number) => number): () => number {
  const latest = useRef(paced);
  useEffect(() => {
    latest.current = paced;
  }, [paced]);
  const [pause] = useState(() => () => latest.current(BOTS_LOOK));
  return pause;
}

export type OpenGame = ReturnType<typeof useGame>;

/** Whose things lie in the tray: the person who decides, else the one who holds the device. */
function trayOf(players: readonly Player[], seat: Seat, holder: Seat | null): Seat {
  if (players[seat]?.kind === 'human') return seat;
  if (holder !== null && players[holder]?.kind === 'human') return holder;
  const person = players.findIndex(({ kind }) => kind === 'human');
  return person === -1 ? seat : person;
}

const peopleAt = (players: readonly Player[]): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

interface Patience {
  is(tag: TableTag): boolean;
  stage: Stage;
  moments: readonly StoneAgeMoment[];
  people: readonly Seat[];
}

/**
 * When the chart goes on without a touch, in calm milliseconds; null where it waits for one. The
 * deal is only looked at; a meal that asked nothing and hurt nobody is short; bots among
 * themselves wait for nobody.
 */
function patienceFor({ is, stage, moments, people }: Patience): number | null {
  if (!is('showing')) return null;
  if (moments.length === 0) return FIRST_LOOK;
  switch (stage.chapter) {
    case 'feeding': {
      const hurt = stage.moments.some(({ news }) => news.type !== 'ate' || news.short > 0);
      return hurt && people.length > 0 ? null : MEAL;
    }
    case 'roundEnd':
      return people.length > 0 ? null : UNWATCHED;
    default:
      return null;
  }
}

/** A single person among bots always holds the device. */
function viewerOf(players: readonly Player[], holder: Seat | null): Seat | null {
  const people = peopleAt(players);
  return people.length === 1 ? people[0]! : holder;
}
