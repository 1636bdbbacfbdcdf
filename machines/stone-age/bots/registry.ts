import { randomBot, type Bot } from '@/machines/core/bots';
import { seeded } from '@/machines/core/chance';
import { invite } from '@/machines/core/game';
import type { Position } from '../position';
import { stoneAge } from '../rules';
import type { Move } from '../vocabulary';
import { bestOf } from './acting';
import { LEVELS, TEMPERS } from './company';
import { playedOut } from './foresight';
import { EVEN_MIND, mindOf, type Mind } from './mind';
import { choose } from './policy';

/** A bot that thinks with a mind. */
export function botWith(mind: Mind): Bot<Position, Move> {
  return function* thinking(view, seat, seed) {
    const chance = seeded(seed);
    // In which order places are used is a habit, and needs no thought.
    if (mind.lookahead === null || view.phase === 'resolving') {
      return choose(view, seat, mind, chance);
    }
    return bestOf(yield* playedOut(view, seat, mind, chance)).move;
  };
}

/** The computer players of Stone Age, by name. Random is for tests, old saves and watching. */
export const bots: Readonly<Record<string, Bot<Position, Move>>> = {
  ...Object.fromEntries(
    LEVELS.flatMap((level) =>
      TEMPERS.map((temper) => [invite(level, temper), botWith(mindOf(level, temper))]),
    ),
  ),
  random: randomBot(stoneAge),
};

/** Moves for a bot that fails: decides at first sight and without a slip. */
export const standIn: Bot<Position, Move> = botWith(EVEN_MIND);
