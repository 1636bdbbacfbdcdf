import { seeded } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import { choices } from '../choice';
import { POINTS_LOST_BY_HUNGER } from '../data';
import { resources, type Position } from '../position';
import { RESOURCES, type Bundle, type Move } from '../vocabulary';
import type { Weighed } from './acting';
import { playedOut } from './foresight';
import { expectedHoldings } from './holdings';
import { EVEN_MIND, lookOn, mindOf } from './mind';
import { claimsOf } from './placing';
import { weighed } from './policy';
import { purseWorth } from './purse';
import { openReasons, reasonsFor, type Why } from './reasons';
import { choiceWorth } from './worth';

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

/** What is asked: the decision itself, or what to take by the card for two resources. */
export type Question = 'decision' | 'choiceCard';

/** Who reads the reasons: at a table of several people nothing may be told of cards face down. */
export type Reader = 'owner' | 'table';

/**
 * What the strongest level would do at a decision of `seat`. Takes the position as that seat may
 * imagine it, as a bot does, and thinks as a generator: each `yield` lets the screen draw a frame.
 */
export function* hintsFor(
  view: Position,
  seat: Seat,
  seed: number,
  question: Question = 'decision',
  reader: Reader = 'owner',
): Generator<undefined, Hints> {
  const chance = seeded(seed);
  const found: Weighed[] =
    question === 'choiceCard'
      ? weighChoices(view, seat)
      : view.phase === 'resolving'
        ? weighed(view, seat, ELDER, chance)
        : yield* playedOut(view, seat, ELDER, chance);
  const sorted = [...found].sort((a, b) => b.score - a.score);
  const best = sorted[0]!;
  const why = reader === 'owner' ? reasonsFor : openReasons;
  const [first, ...others] = apart(sorted).map(({ move, score }) => ({
    move,
    reasons:
      question === 'choiceCard'
        ? [...why(view, seat, move), ...whyLater(score)]
        : why(view, seat, move),
    // The order of a turn is a habit: it has no price in points.
    behind: view.phase === 'resolving' && question === 'decision' ? 0 : best.score - score,
  }));
  return [first!, ...others];
}

/** What the card for two resources is best cashed in for, above what it is worth in the hand. */
function weighChoices(view: Position, seat: Seat): Weighed[] {
  const own = expectedHoldings(view, seat);
  const look = lookOn(view, EVEN_MIND);
  const claims = claimsOf(view, own, look);
  const kept = purseWorth(own.stock, claims, 0, look) + choiceWorth(look);
  const cashed = choices(view, seat) as Extract<Move, { type: 'cashIn' }>[];
  return cashed.map((move) => {
    const stock = RESOURCES.map((kind, index) => own.stock[index]! + move[kind]);
    const fed = savesFromHunger(view, seat, move) ? POINTS_LOST_BY_HUNGER : 0;
    return { move, score: purseWorth(stock, claims, 0, look) + fed - kept };
  });
}

function savesFromHunger(view: Position, seat: Seat, taken: Bundle): boolean {
  if (view.phase !== 'feeding') return false;
  const before = resources(view, seat);
  const after = RESOURCES.reduce((sum, kind) => sum + taken[kind], before);
  return before < view.short && after >= view.short;
}

/** A card that would be worth more another time is better kept. */
const whyLater = (score: number): Why[] =>
  score < -0.5 ? [{ type: 'later', points: -score }] : [];

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
