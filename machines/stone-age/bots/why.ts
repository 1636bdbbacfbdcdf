import type { Seat } from '@/machines/core/rules';
import type { Bundle, Good, LowerHalf, Person, UpperHalf } from '../vocabulary';

/** What some cards do at once or later, beyond bringing goods, points, tools or fields. */
export type Knack = Extract<
  UpperHalf,
  { type: 'diceForEveryone' | 'drawCard' | 'oneUseTool' | 'twoResources' }
>;

/**
 * Why a move is good, as facts and figures; a screen makes sentences of them. Amounts that are
 * `expected` are averages and so not whole.
 */
export type Why =
  /** Goods that dice bring on average, tools included. */
  | { type: 'goods'; good: Good; expected: number }
  /** Goods it brings for certain: dice that lie on the table, a die taken, cards cashed in. */
  | { type: 'gains'; good: Good | 'tool' | 'agriculture'; amount: number }
  /** What the upper half of a card does beyond bringing goods. */
  | { type: 'upper'; half: Knack }
  /** What the lower half of a card is, where nothing may be said of the cards it goes to. */
  | { type: 'lower'; half: LowerHalf }
  /** Points scored at once. */
  | { type: 'points'; points: number }
  /** The most that a building could score with what its buyer will probably have. */
  | { type: 'scores'; most: number }
  /** Resources that are not there yet and would have to be paid. */
  | { type: 'lacks'; missing: number }
  /** What the final count would be higher by, from green cards: the set and its size after it. */
  | { type: 'culture'; points: number; set: 1 | 2; size: number }
  /** The same from people, with how many of what they multiply there is now. */
  | { type: 'people'; person: Person; points: number; multiplier: number; times: number }
  /** One more worker, tool or field, for about so many rounds. */
  | { type: 'growth'; what: 'worker' | 'tool' | 'agriculture'; rounds: number }
  /** What it keeps another player from: the points that one would probably make of the place. */
  | { type: 'denies'; seat: Seat; points: number }
  /** Food that would be missing at this meal without and with it. */
  | { type: 'food'; missing: number; missingAfter: number }
  /** What has to be handed over. */
  | { type: 'costs'; paid: Bundle }
  /** What need not be handed over. */
  | { type: 'saves'; resources: number }
  /** Tools that would be used, in pips, or kept for another roll. */
  | { type: 'tools'; used: number; kept: number }
  /** Ten points for going hungry, and what keeping the resources saves. */
  | { type: 'hunger'; points: number; saved: number }
  /** What a card that may wait would bring later, in points above what it brings now. */
  | { type: 'later'; points: number }
  /** All in all, in points of the final count. */
  | { type: 'worth'; points: number }
  /** The game may well end with this round. */
  | { type: 'lastRound' };
