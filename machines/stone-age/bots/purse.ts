import { TILES } from '../data';
import {
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  NONE,
  topTile,
  type PlaceNumber,
  type Position,
} from '../position';
import type { Bundle } from '../vocabulary';
import type { Holdings } from './holdings';
import { builtGain, cardGain, POINTS_OF_RESOURCE, stockWorth, type Outlook } from './worth';

/** Something a worker stands for: what it would bring besides what is paid and scored for it. */
export interface Claim {
  place: PlaceNumber;
  gain: number;
  /** The tile to be paid for, or `NONE` where it is a card. */
  tile: number;
  /** What a card costs. */
  price: number;
}

/** The kinds of resources that can be in a payment of so many kinds, as lists of indices. */
const MIXES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((kinds) =>
  Array.from({ length: 16 }, (_, mask) =>
    [0, 1, 2, 3].filter((index) => mask & (1 << index)),
  ).filter((mix) => mix.length === kinds),
);

export function claimAt(
  position: Position,
  own: Holdings,
  place: PlaceNumber,
  look: Outlook,
): Claim {
  if (place < FIRST_BUILDING_PLACE) {
    const index = place - FIRST_CARD_PLACE;
    const gain = cardGain(own, position.row[index]!, look);
    return { place, gain, tile: NONE, price: index + 1 };
  }
  const tile = topTile(position, place - FIRST_BUILDING_PLACE);
  return { place, gain: builtGain(own, look), tile, price: 0 };
}

/**
 * The most that goods and claims can be made into: each claim is bought or left, cheapest payment
 * first. `trusted` resources are not there yet, but workers at home could bring them.
 */
export function purseWorth(
  stock: readonly number[],
  claims: readonly Claim[],
  trusted: number,
  look: Outlook,
  from = 0,
): number {
  if (from === claims.length) return stockWorth(stock, look);
  const left = purseWorth(stock, claims, trusted, look, from + 1);
  const rest = stock.slice();
  const claim = claims[from]!;
  const bill = settle(rest, claim, trusted, look);
  if (bill === null) return left;
  const bought =
    claim.gain +
    bill.points -
    bill.borrowed * look.weights.trustCost +
    purseWorth(rest, claims, trusted - bill.borrowed, look, from + 1);
  return bought > left ? bought : left;
}

interface Bill {
  points: number;
  borrowed: number;
}

/** Takes the payment that costs least out of `stock`; null where even trust is not enough. */
function settle(stock: number[], claim: Claim, trusted: number, look: Outlook): Bill | null {
  if (claim.tile === NONE) return settleAny(stock, claim.price, trusted);
  const tile = TILES[claim.tile]!;
  switch (tile.kind) {
    case 'fixed':
      return settleCost(stock, tile.cost, tile.points, trusted);
    case 'exact':
      return settleMix(stock, tile.count, tile.kinds, trusted, look);
    case 'free':
      return settleFree(stock, tile.most, look);
  }
}

/** Cheap resources first: they lie in that order. */
function settleAny(stock: number[], price: number, trusted: number): Bill | null {
  let due = price;
  for (let index = 0; index < 4 && due > 0; index++) {
    const paid = Math.min(due, stock[index]!);
    stock[index] = stock[index]! - paid;
    due -= paid;
  }
  return due > trusted ? null : { points: 0, borrowed: due };
}

function settleCost(stock: number[], cost: Bundle, points: number, trusted: number): Bill | null {
  const borrowed =
    draw(stock, 0, cost.wood) +
    draw(stock, 1, cost.clay) +
    draw(stock, 2, cost.stone) +
    draw(stock, 3, cost.gold);
  return borrowed > trusted ? null : { points, borrowed };
}

/** Takes what there is; says how much was missing. */
function draw(stock: number[], index: number, amount: number): number {
  const paid = Math.min(amount, stock[index]!);
  stock[index] = stock[index]! - paid;
  return amount - paid;
}

function settleMix(
  stock: number[],
  count: number,
  kinds: number,
  trusted: number,
  look: Outlook,
): Bill | null {
  let best: { value: number; bill: Bill; rest: number[] } | null = null;
  for (const mix of MIXES[kinds]!) {
    const rest = stock.slice();
    let borrowed = 0;
    let points = 0;
    let spent = 0;
    for (const index of mix) {
      const missing = draw(rest, index, 1);
      borrowed += missing;
      points += POINTS_OF_RESOURCE[index]!;
      spent += (1 - missing) * look.resource[index]!;
    }
    let due = count - kinds;
    for (let i = mix.length - 1; i >= 0 && due > 0; i--) {
      const index = mix[i]!;
      const paid = Math.min(due, rest[index]!);
      rest[index] = rest[index]! - paid;
      points += paid * POINTS_OF_RESOURCE[index]!;
      spent += paid * look.resource[index]!;
      due -= paid;
    }
    if (due > 0) points += due * POINTS_OF_RESOURCE[mix[0]!]!;
    borrowed += due;
    if (borrowed > trusted) continue;
    const value = points - spent - borrowed * look.weights.trustCost;
    if (best === null || value > best.value) best = { value, bill: { points, borrowed }, rest };
  }
  if (best === null) return null;
  for (let index = 0; index < 4; index++) stock[index] = best.rest[index]!;
  return best.bill;
}

/** As many as score more than they are worth, dearest first; but at least one. */
function settleFree(stock: number[], most: number, look: Outlook): Bill | null {
  let paid = 0;
  let points = 0;
  for (let index = 3; index >= 0 && paid < most; index--) {
    if (POINTS_OF_RESOURCE[index]! <= look.resource[index]!) continue;
    const amount = Math.min(most - paid, Math.floor(stock[index]!));
    stock[index] = stock[index]! - amount;
    points += amount * POINTS_OF_RESOURCE[index]!;
    paid += amount;
  }
  return paid === 0 ? null : { points, borrowed: 0 };
}
