import type { Refusal, Seat } from '@/machines/core/rules';
import { DIVISORS, TILES } from './data';
import {
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  GOOD_KINDS,
  owned,
  topTile,
  type PlaceNumber,
  type Position,
} from './position';
import { RESOURCES, type Bundle, type Move, type Reason, type Tile } from './vocabulary';

/** What has to be handed over: a printed cost, or a number of resources of free choice. */
export interface Demand {
  cost: Bundle | null;
  least: number;
  most: number;
  /** Exactly this many kinds; 0 where any mix will do. */
  kinds: number;
}

/** Any mix of resources, never food. */
export const anyMix = (count: number): Demand => ({
  cost: null,
  least: count,
  most: count,
  kinds: 0,
});

const CARD_DEMANDS: readonly Demand[] = [1, 2, 3, 4].map(anyMix);
const TILE_DEMANDS: readonly Demand[] = TILES.map(tileDemand);

function tileDemand(tile: Tile): Demand {
  switch (tile.kind) {
    case 'fixed': {
      const count = total(tile.cost);
      return { cost: tile.cost, least: count, most: count, kinds: 0 };
    }
    case 'exact':
      return { cost: null, least: tile.count, most: tile.count, kinds: tile.kinds };
    case 'free':
      return { cost: null, least: tile.least, most: tile.most, kinds: 0 };
  }
}

/** What a card place or a building place asks for now. */
export function demandAt(position: Position, place: PlaceNumber): Demand {
  return place < FIRST_BUILDING_PLACE
    ? CARD_DEMANDS[place - FIRST_CARD_PLACE]!
    : TILE_DEMANDS[topTile(position, place - FIRST_BUILDING_PLACE)]!;
}

export function total({ wood, clay, stone, gold }: Bundle): number {
  return wood + clay + stone + gold;
}

/** What resources are worth on a building of free choice. */
export const worth = ({ wood, clay, stone, gold }: Bundle): number =>
  wood * DIVISORS[1] + clay * DIVISORS[2] + stone * DIVISORS[3] + gold * DIVISORS[4];

function kindsOf(wood: number, clay: number, stone: number, gold: number): number {
  return (wood > 0 ? 1 : 0) + (clay > 0 ? 1 : 0) + (stone > 0 ? 1 : 0) + (gold > 0 ? 1 : 0);
}

/** Every bundle of `stock` that meets a demand, gold last, made into moves of one type. */
export function bundles(
  type: 'pay' | 'feed' | 'cashIn',
  stock: readonly number[],
  at: number,
  demand: Demand,
): Move[] {
  const moves: Move[] = [];
  const { cost, least, most, kinds } = demand;
  const allWood = stock[at]!;
  const allClay = stock[at + 1]!;
  const allStone = stock[at + 2]!;
  const allGold = stock[at + 3]!;
  if (cost !== null) {
    const enough =
      cost.wood <= allWood &&
      cost.clay <= allClay &&
      cost.stone <= allStone &&
      cost.gold <= allGold;
    if (enough) moves.push({ type, ...cost });
    return moves;
  }
  if (allWood + allClay + allStone + allGold < least) return moves;
  for (let gold = 0; gold <= allGold && gold <= most; gold++) {
    for (let stone = 0; stone <= allStone && gold + stone <= most; stone++) {
      for (let clay = 0; clay <= allClay && gold + stone + clay <= most; clay++) {
        const others = gold + stone + clay;
        for (let wood = others < least ? least - others : 0; wood <= allWood; wood++) {
          if (others + wood > most) break;
          if (kinds === 0 || kinds === kindsOf(wood, clay, stone, gold)) {
            moves.push({ type, wood, clay, stone, gold });
          }
        }
      }
    }
  }
  return moves;
}

/** Every payment a player can make for a demand. */
export const payments = (
  type: 'pay' | 'feed',
  position: Position,
  seat: Seat,
  demand: Demand,
): Move[] => bundles(type, position.stock, seat * GOOD_KINDS + FIRST_RESOURCE, demand);

export function paymentRefusal(
  position: Position,
  seat: Seat,
  paid: Bundle,
  { cost, least, most, kinds }: Demand,
): Refusal<Reason> | null {
  if (!isBundle(paid)) return { reason: 'nonsense' };
  if (!fitsInto(paid, owned(position, seat))) return { reason: 'cannotAfford' };
  if (cost !== null) {
    return RESOURCES.every((resource) => paid[resource] === cost[resource])
      ? null
      : { reason: 'wrongPayment', number: least };
  }
  const count = total(paid);
  if (count < least || count > most) {
    return { reason: 'wrongPayment', number: count < least ? least : most };
  }
  return kinds === 0 || kindsOf(paid.wood, paid.clay, paid.stone, paid.gold) === kinds
    ? null
    : { reason: 'wrongNumberOfKinds', number: kinds };
}

/** Whether a bundle holds whole, non-negative numbers and nothing else. */
export const isBundle = (bundle: Bundle): boolean =>
  RESOURCES.every((resource) => Number.isInteger(bundle[resource]) && bundle[resource] >= 0);

export const fitsInto = (part: Bundle, whole: Bundle): boolean =>
  RESOURCES.every((resource) => part[resource] <= whole[resource]);

/** The four counts of a move, without its type. */
export const bundleOf = ({ wood, clay, stone, gold }: Bundle): Bundle => ({
  wood,
  clay,
  stone,
  gold,
});
