import { seeded } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '../position';
import type { Move } from '../vocabulary';
import type { Weighed } from './acting';
import { playedOut } from './foresight';
import { mindOf } from './mind';
import { weighed } from './policy';
import { reasonsFor, type Why } from './reasons';

/** What the strongest level would do, or might do instead. */
export interface Hint {
  move: Move;
  reasons: Why[];
  /** How many points worse than the best it looks: 0 for the best itself. */
  behind: number;
}

/** The best move and up to two others that differ from it, best first. */
export type Hints = readonly [Hint, ...Hint[]];

const MOST_HINTS = 3;
const ELDER = mindOf('elder', 'balanced');

/**
 * What the strongest level would do at a decision of `seat`. Takes the position as that seat may
 * imagine it, as a bot does, and thinks as a generator: each `yield` lets the screen draw a frame.
 */
export function* hintsFor(view: Position, seat: Seat, seed: number): Generator<undefined, Hints> {
  const chance = seeded(seed);
  const found: Weighed[] =
    view.phase === 'placing'
      ? yield* playedOut(view, seat, ELDER, chance)
      : weighed(view, seat, ELDER, chance);
  const sorted = [...found].sort((a, b) => b.score - a.score);
  const best = sorted[0]!;
  const [first, ...others] = apart(sorted).map(({ move, score }) => ({
    move,
    reasons: reasonsFor(view, seat, move),
    // The order of a turn is a habit: it has no price in points.
    behind: view.phase === 'resolving' ? 0 : best.score - score,
  }));
  return [first!, ...others];
}

/** The best of each kind of move: three numbers of workers at one place are no alternatives. */
function apart(sorted: readonly Weighed[]): Weighed[] {
  const chosen: Weighed[] = [];
  for (const one of sorted) {
    if (!Number.isFinite(one.score)) continue;
    if (!chosen.some(({ move }) => isAlike(move, one.move))) chosen.push(one);
    if (chosen.length === MOST_HINTS) break;
  }
  return chosen;
}

const isAlike = (a: Move, b: Move): boolean =>
  a.type === 'place' && b.type === 'place' && a.place === b.place;
