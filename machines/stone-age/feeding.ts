import type { Refusal, Seat } from '@/machines/core/rules';
import { choiceInHand } from './choice';
import { POINTS_LOST_BY_HUNGER } from './data';
import { anyMix, bundleOf, paymentRefusal, payments } from './paying';
import { FOOD, GOOD_KINDS, nextSeat, resources, spend, type Position } from './position';
import { endRound } from './rounds';
import type { Bundle, Move, News, Reason } from './vocabulary';

type Tell = ((news: News) => void) | undefined;

const REFUSE: Move = Object.freeze({ type: 'refuse' });

/**
 * Everyone from `seat` on to the first player's right hand harvests and eats. Who is short and
 * could cover the gap with resources is asked; the others go hungry without a question.
 */
export function feed(position: Position, seat: Seat, tell: Tell): void {
  position.phase = 'feeding';
  do {
    position.toMove = seat;
    position.short = harvestAndEat(position, seat, tell);
    if (position.short > 0) {
      if (couldCover(position)) return;
      starve(position, tell);
    }
    seat = nextSeat(position, seat);
  } while (seat !== position.firstPlayer);
  endRound(position, tell);
}

/** Food for agriculture, then one for each worker; all the food one has must be paid. */
function harvestAndEat(position: Position, seat: Seat, tell: Tell): number {
  const at = seat * GOOD_KINDS + FOOD;
  const harvest = position.agriculture[seat]!;
  const food = position.stock[at]! + harvest;
  const hungry = position.workers[seat]!;
  const eaten = food < hungry ? food : hungry;
  const short = hungry - eaten;
  position.stock[at] = food - eaten;
  tell?.({ type: 'ate', seat, harvest, eaten, short, food: food - eaten });
  return short;
}

/** Whether the hungry player has a choice: the whole gap must be covered, or nothing. */
export const couldCover = (position: Position): boolean =>
  resources(position, position.toMove) + choiceInHand(position, position.toMove) >= position.short;

/** Covering the gap with resources, one each; or refusing, even where one could pay. */
export function meals(position: Position, seat: Seat): Move[] {
  const moves = payments('feed', position, seat, anyMix(position.short));
  moves.push(REFUSE);
  return moves;
}

export const mealRefusal = (position: Position, seat: Seat, paid: Bundle): Refusal<Reason> | null =>
  paymentRefusal(position, seat, paid, anyMix(position.short));

export function cover(position: Position, paid: Bundle, tell: Tell): void {
  const seat = position.toMove;
  spend(position, seat, paid);
  position.short = 0;
  tell?.({ type: 'covered', seat, paid: bundleOf(paid) });
  feedTheNext(position, seat, tell);
}

/** Ten points once, however great the gap; resources are kept, points may go below zero. */
function starve(position: Position, tell: Tell): void {
  const seat = position.toMove;
  position.points[seat] = position.points[seat]! - POINTS_LOST_BY_HUNGER;
  position.short = 0;
  tell?.({ type: 'starved', seat, points: -POINTS_LOST_BY_HUNGER });
}

export function refuse(position: Position, tell: Tell): void {
  const seat = position.toMove;
  starve(position, tell);
  feedTheNext(position, seat, tell);
}

function feedTheNext(position: Position, seat: Seat, tell: Tell): void {
  const next = nextSeat(position, seat);
  if (next === position.firstPlayer) endRound(position, tell);
  else feed(position, next, tell);
}
