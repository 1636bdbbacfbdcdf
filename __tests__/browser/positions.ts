import { below, seeded, type Chance } from '@/machines/core/chance';
import type { Playthrough } from '@/machines/core/rules';
import { stoneAgeGame } from '@/machines/stone-age/game';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';

/** A game played up to where a test wants to look at it. */
export interface Reached {
  position: Position;
  playthrough: Playthrough<Move, Setup>;
}

export interface Wanted {
  players?: number;
  /** The first seed to try; the next ones follow until a game comes by what is wanted. */
  seed?: number;
  /** Asked at every decision, after at least one move. */
  when?(position: Position, moves: readonly Move[]): boolean;
}

const GAMES_TO_TRY = 300;

/** Plays games the way a beginner would until one of them stands as wanted. */
export function reach({ players = 2, seed = 1, when = () => true }: Wanted = {}): Reached {
  const setup = stoneAgeGame.newGame(players);
  for (let tried = seed; tried < seed + GAMES_TO_TRY; tried++) {
    const position = stoneAge.deal(setup, tried);
    const chance = seeded(tried + 0x51);
    const moves: Move[] = [];
    while (stoneAge.toMove(position) !== null) {
      const move = beginner(position, chance);
      stoneAge.play(position, move);
      moves.push(move);
      if (when(position, moves)) return { position, playthrough: { setup, seed: tried, moves } };
    }
  }
  throw new Error(`No game among ${GAMES_TO_TRY} came to where it was wanted`);
}

/** A game that nobody has moved in yet. */
export function dealt(players = 2, seed = 1): Reached {
  const setup = stoneAgeGame.newGame(players);
  return { position: stoneAge.deal(setup, seed), playthrough: { setup, seed, moves: [] } };
}

/** Any legal move, but nobody goes away from a bargain or lets people go hungry for nothing. */
function beginner(position: Position, chance: Chance): Move {
  const legal = stoneAge.legalMoves(position);
  const usual = legal.filter(({ type }) => !['leave', 'refuse', 'cashIn'].includes(type));
  const open = usual.length > 0 ? usual : legal;
  const move = open[below(chance, open.length)];
  if (!move) throw new Error('A decision without a legal move');
  return move;
}
