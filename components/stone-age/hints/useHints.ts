import { useEffect, useRef, useState } from 'react';
import { offersHints } from '@/components/settings/settings';
import { useSettings } from '@/components/settings/SettingsProvider';
import type { StoneAgePlaythrough } from '@/components/stone-age/log';
import { botSeed } from '@/machines/core/bots';
import { thinkInSlices } from '@/machines/core/pace';
import { sameMove, type Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { hintsFor, type Hint, type Question } from '@/machines/stone-age/bots/hints';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Bundle, Move } from '@/machines/stone-age/vocabulary';

/** How far it has come with one question of one decision. */
export interface Hinting {
  state: 'asleep' | 'thinking' | 'told' | 'failed';
  /** Best first; empty before it is told. */
  hints: readonly Hint[];
  /** Their moves: the same list as long as nothing else is told. */
  moves: readonly Move[];
  /** Which of them is being read. */
  shown: number;
  /** Asks, or shows again what was told before. */
  ask(): void;
  show(index: number): void;
  /** Puts it away; a thought that is going on is broken off. */
  close(): void;
}

/** What the strongest bot would do; none at a table where nobody may ask. */
export type Advice = (question: Question) => Hinting;

export interface HintsInput {
  position: Position;
  playthrough: StoneAgePlaythrough;
  players: readonly Player[];
  seat: Seat;
  /** Whether a person decides now. */
  mayMove: boolean;
}

interface Told {
  /** The question it is about: another decision is another question. */
  about: string;
  state: 'thinking' | 'told' | 'failed';
  open: boolean;
  hints: readonly Hint[];
  moves: readonly Move[];
  shown: number;
}

const NO_HINTS: readonly Hint[] = [];
/** One list for all: what is lit on the board is worked out anew for another one. */
export const NO_MOVES: readonly Move[] = [];

/** Asks on request and in slices, so that no frame is lost, and forgets it with the decision. */
export function useHints(input: HintsInput): Advice | null {
  const { position, playthrough, players, seat, mayMove } = input;
  const { hints: setting } = useSettings();
  const [kept, setKept] = useState<Told | null>(null);
  const thought = useRef<AbortController | null>(null);
  const turn = `${playthrough.moves.length} ${seat} ${mayMove}`;
  useEffect(() => () => thought.current?.abort(), [turn]);
  if (!offersHints(setting, players)) return null;

  return (question) => {
    const about = `${turn} ${question}`;
    const told = kept?.about === about ? kept : null;
    const hold = (state: Told['state'], hints = NO_HINTS) =>
      setKept({ about, state, open: true, hints, moves: hints.map(({ move }) => move), shown: 0 });

    const think = () => {
      thought.current?.abort();
      const { signal } = (thought.current = new AbortController());
      hold('thinking');
      const seed = botSeed(playthrough.seed, playthrough.moves.length);
      const view = stoneAge.imagine(position, seat, seed);
      thinkInSlices(hintsFor(view, seat, seed, question, readerAt(players)), signal).then(
        // What was broken off may have come to its end all the same.
        (hints) => !signal.aborted && hold('told', hints),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error(`No hint: ${String(error)}`);
          hold('failed');
        },
      );
    };
    return {
      state: told?.open ? told.state : 'asleep',
      hints: told?.open ? told.hints : NO_HINTS,
      moves: told?.open ? told.moves : NO_MOVES,
      shown: told?.shown ?? 0,
      ask: () => {
        if (!mayMove) return;
        if (told?.state === 'told') setKept({ ...told, open: true });
        else think();
      },
      show: (index) => told && setKept({ ...told, shown: index }),
      close: () => {
        if (told?.state === 'told') return setKept({ ...told, open: false });
        thought.current?.abort();
        setKept(null);
      },
    };
  };
}

/** Where several people look at one screen, nothing is told of cards that lie face down. */
const readerAt = (players: readonly Player[]) =>
  players.filter(({ kind }) => kind === 'human').length > 1 ? 'table' : 'owner';

/** Which choice a move is, from 1 on; null where it is none. */
export function nthOf({ hints }: Pick<Hinting, 'hints'>, move: Move | undefined): number | null {
  const index = move ? hints.findIndex((hint) => sameMove(hint.move, move)) : -1;
  return index < 0 ? null : index + 1;
}

type MoveOf<Type> = Extract<Move, { type: Type }>;

/** The choice that is being read, if it is a move of that type. */
export function adviceShown<Type extends Move['type']>(
  hinting: Hinting | undefined,
  type: Type,
): { move: MoveOf<Type>; nth: number } | null {
  const move = hinting?.hints[hinting.shown]?.move;
  return hinting && move?.type === type
    ? { move: move as MoveOf<Type>, nth: hinting.shown + 1 }
    : null;
}

/** The same as what it lays out. */
export function bundleAdvised(
  hinting: Hinting | undefined,
  type: 'pay' | 'feed' | 'cashIn',
): { bundle: Bundle; nth: number } | null {
  const advised = adviceShown(hinting, type);
  return advised && { bundle: advised.move, nth: advised.nth };
}
