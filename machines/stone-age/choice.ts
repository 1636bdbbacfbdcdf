import type { Refusal, Seat } from '@/machines/core/rules';
import { CARDS } from './data';
import { bundleOf, bundles, anyMix, isBundle, total } from './paying';
import { FIRST_RESOURCE, NONE, take, type Position } from './position';
import { RESOURCES, type Bundle, type Move, type News, type Reason } from './vocabulary';

/** The card that is kept until its owner takes two resources of their choice for it. */
const CHOICE_CARD = CARDS.find(({ upper }) => upper.type === 'twoResources')!.id;
const RESOURCES_OF_CHOICE = 2;
const UNLIMITED = RESOURCES.map(() => RESOURCES_OF_CHOICE);

/** How many resources the card would bring: fewer than two only where the supply runs out. */
function obtainable(position: Position): number {
  if (position.supply === null) return RESOURCES_OF_CHOICE;
  const left = position.supply.reduce((sum, amount) => sum + amount, 0);
  return Math.min(left, RESOURCES_OF_CHOICE);
}

/** What a player could still take by the card; 0 for who does not hold it. */
export const choiceInHand = (position: Position, seat: Seat): number =>
  position.choiceHolder === seat ? obtainable(position) : 0;

/** The card may be used at any decision of its owner, in anyone's turn and while feeding. */
export function choices(position: Position, seat: Seat): Move[] {
  const count = choiceInHand(position, seat);
  return count === 0 ? [] : bundles('cashIn', position.supply ?? UNLIMITED, 0, anyMix(count));
}

export function choiceRefusal(
  position: Position,
  seat: Seat,
  taken: Bundle,
): Refusal<Reason> | null {
  if (!isBundle(taken)) return { reason: 'nonsense' };
  if (position.choiceHolder !== seat) return { reason: 'noChoiceCard' };
  const count = obtainable(position);
  if (count === 0) return { reason: 'supplyIsShort' };
  if (total(taken) !== count) return { reason: 'wrongPayment', number: count };
  const supply = position.supply;
  if (supply !== null && RESOURCES.some((resource, i) => taken[resource] > supply[i]!)) {
    return { reason: 'supplyIsShort' };
  }
  return null;
}

export function cashIn(position: Position, taken: Bundle, tell?: (news: News) => void): void {
  const seat = position.choiceHolder;
  position.choiceHolder = NONE;
  RESOURCES.forEach((resource, i) => take(position, seat, FIRST_RESOURCE + i, taken[resource]));
  tell?.({ type: 'cashedIn', seat, card: CHOICE_CARD, taken: bundleOf(taken) });
}

/** Before the final count the card is cashed in by itself: each resource left is one point. */
export function cashInAtTheEnd(position: Position, tell?: (news: News) => void): void {
  if (position.choiceHolder === NONE) return;
  const taken: Bundle = { wood: 0, clay: 0, stone: 0, gold: 0 };
  let missing = obtainable(position);
  RESOURCES.forEach((resource, i) => {
    const amount = Math.min(missing, position.supply?.[i] ?? missing);
    taken[resource] = amount;
    missing -= amount;
  });
  cashIn(position, taken, tell);
}
