import type { Seat } from '@/machines/core/rules';
import { CARDS, DIVISORS, POINTS_LOST_BY_HUNGER, TILES } from '../data';
import { total, worth } from '../paying';
import {
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  FOOD,
  NONE,
  nextSeat,
  SEATS,
  TOOL_MAKER,
  type GoodNumber,
  type PlaceNumber,
  type Position,
} from '../position';
import { stoneAge } from '../rules';
import { toolsAtHand, valueOf } from '../tools';
import { PLACES, RESOURCES, type Bundle, type Move } from '../vocabulary';
import { holdingsOf, type Holdings } from './holdings';
import { yieldOf } from './luck';
import { EVEN_MIND, lookOn, type Mind } from './mind';
import { claimsOf } from './placing';
import { claimAt, purseWorth, type Claim } from './purse';
import { choiceWorth, fieldGain, foodGain, toolGain, type Outlook } from './worth';

const TILE_BITS = 7;
/** A hair's breadth: of two choices that come to the same, the one that uses up less. */
const TRIFLE = 1e-6;
/** The order of a turn, far above what anything can gain. */
const GOODS_FIRST = 1000;
const DICE_FIRST = 2000;
const VILLAGE_FIRST = 3000;

/** A move and how good it looks; only the differences within one list mean something. */
export interface Weighed {
  move: Move;
  score: number;
}

/** The best, the earliest of equals. */
export function bestOf<Item extends Weighed>(weighed: readonly Item[]): Item {
  let best = weighed[0]!;
  for (const one of weighed) if (one.score > best.score) best = one;
  return best;
}

/** Tools, fields and huts first, then the dice, dear ones first; what has to be paid for last. */
export function weighResolutions(position: Position, seat: Seat, mind: Mind): Weighed[] {
  const found: Weighed[] = [];
  const here = (place: PlaceNumber) => position.placed[place * SEATS + seat]! > 0;
  for (let place = 0; place < FIRST_CARD_PLACE; place++) {
    if (!here(place)) continue;
    const score = place < TOOL_MAKER ? DICE_FIRST + place : VILLAGE_FIRST - place;
    found.push({ move: resolve(place), score });
  }
  const own = holdingsOf(position, seat);
  const look = lookOn(position, mind);
  const nothing = purseWorth(own.stock, [], 0, look);
  for (const claim of claimsOf(position, own, look)) {
    const gain = purseWorth(own.stock, [claim], 0, look) - nothing;
    // What brings goods is bought first, so that they can pay for the rest.
    const score = gain > 0 && bringsGoods(position, claim) ? gain + GOODS_FIRST : gain;
    found.push({ move: resolve(claim.place), score });
  }
  return found;
}

const resolve = (place: PlaceNumber): Move => ({ type: 'resolve', place: PLACES[place]! });

function bringsGoods(position: Position, { place, tile }: Claim): boolean {
  if (tile !== NONE) return false;
  const { type } = CARDS[position.row[place - FIRST_CARD_PLACE]!]!.upper;
  return type !== 'food' && type !== 'points' && type !== 'drawCard';
}

/** What some of a good is worth to its owner now. */
function goodsGain(
  own: Holdings,
  good: GoodNumber,
  amount: number,
  claims: readonly Claim[],
  look: Outlook,
): number {
  if (good === FOOD) return foodGain(own, amount, look);
  const stock = own.stock.slice();
  stock[good - FIRST_RESOURCE] = stock[good - FIRST_RESOURCE]! + amount;
  return purseWorth(stock, claims, 0, look) - purseWorth(own.stock, claims, 0, look);
}

/** The set of tools that brings most, counting what they could do for the rolls to come. */
export function weighTools(position: Position, seat: Seat, mind: Mind): Weighed[] {
  const own = holdingsOf(position, seat);
  const look = lookOn(position, mind);
  const claims = claimsOf(position, own, look).filter(({ place }) => place !== position.at);
  const good = position.rolledFor;
  const divisor = DIVISORS[good]!;
  const dice = position.dice.reduce((sum, die) => sum + die, 0);
  const atHand = toolsAtHand(position, seat);
  const least = Math.floor(dice / divisor);
  const found: Weighed[] = [];
  const gains = new Map<number, number>();
  for (let set = 0; set <= atHand; set++) {
    if ((set & atHand) !== set) continue;
    const value = valueOf(position, seat, set);
    const amount = Math.floor((dice + value) / divisor);
    // Tools that change nothing are kept.
    if (set !== 0 && amount === least) continue;
    let gain = gains.get(amount);
    if (gain === undefined) {
      gain = goodsGain(own, good, amount, claims, look);
      gains.set(amount, gain);
    }
    const worn = valueOf(position, seat, set & ~TILE_BITS);
    const score =
      gain -
      worn * look.weights.oneUse * (look.rounds / (look.rounds + look.weights.fading)) +
      toolsLater(position, own, atHand & ~set & TILE_BITS, look) -
      value * TRIFLE;
    found.push({ move: { type: 'gather', tools: set }, score });
  }
  return found;
}

/** What tools that are kept could still add to the best of the other rolls of this turn. */
function toolsLater(position: Position, own: Holdings, tools: number, look: Outlook): number {
  if (tools === 0) return 0;
  const value = valueOf(position, own.seat, tools);
  let most = 0;
  for (let good = 0; good < TOOL_MAKER; good++) {
    const dice = position.placed[good * SEATS + own.seat]!;
    if (dice === 0 || good === position.at) continue;
    const more = yieldOf(good, dice, value) - yieldOf(good, dice, 0);
    const gain = good === FOOD ? foodGain(own, more, look) : more * look.resource[good - 1]!;
    if (gain > most) most = gain;
  }
  return most;
}

/** Pays what costs least and scores most, cashes in where that helps, or leaves it. */
export function weighPayments(position: Position, seat: Seat, mind: Mind): Weighed[] {
  const own = holdingsOf(position, seat);
  const look = lookOn(position, mind);
  const here = claimAt(position, own, position.at, look);
  const others = claimsOf(position, own, look).filter(({ place }) => place !== position.at);
  const tile = here.tile === NONE ? null : TILES[here.tile]!;
  const valueOfMove = (move: Move): number => {
    switch (move.type) {
      case 'pay': {
        const points = tile === null ? 0 : tile.kind === 'fixed' ? tile.points : worth(move);
        return here.gain + points + purseWorth(less(own.stock, move), others, 0, look);
      }
      case 'cashIn': {
        const stock = less(own.stock, move, -1);
        return purseWorth(stock, [here, ...others], 0, look) - choiceWorth(look) - TRIFLE;
      }
      default:
        return purseWorth(own.stock, others, 0, look);
    }
  };
  return weigh(position, valueOfMove);
}

function less(stock: readonly number[], paid: Bundle, times = 1): number[] {
  return RESOURCES.map((resource, index) => stock[index]! - times * paid[resource]);
}

const weigh = (position: Position, score: (move: Move) => number): Weighed[] =>
  stoneAge.legalMoves(position).map((move) => ({ move, score: score(move) }));

/** What a die of dice for everyone is worth to a player. */
function dieGain(own: Holdings, die: number, claims: readonly Claim[], look: Outlook): number {
  if (die <= RESOURCES.length) return goodsGain(own, die, 1, claims, look);
  return die === RESOURCES.length + 1 ? toolGain(own, look) : fieldGain(own, look);
}

/** The best die, also in view of what is left for the next player. */
export function weighDice(position: Position, seat: Seat, mind: Mind): Weighed[] {
  const look = lookOn(position, mind);
  const own = holdingsOf(position, seat);
  const claims = claimsOf(position, own, look);
  const next = nextSeat(position, seat);
  const theirs = holdingsOf(position, next);
  const theirLook = lookOn(position, EVEN_MIND);
  return weigh(position, (move) => {
    if (move.type !== 'takeDie') return -Infinity;
    const left = position.dice.slice();
    left.splice(left.indexOf(move.die), 1);
    const given = mind.watchful
      ? left.reduce((most, die) => Math.max(most, dieGain(theirs, die, [], theirLook)), 0)
      : 0;
    return dieGain(own, move.die, claims, look) - given * look.weights.denial;
  });
}

/** Covers the gap with what is worth least, unless ten points are cheaper. */
export function weighMeals(position: Position, seat: Seat, mind: Mind): Weighed[] {
  const own = holdingsOf(position, seat);
  const look = lookOn(position, mind);
  const hunger = POINTS_LOST_BY_HUNGER * mind.leaning.hunger;
  return weigh(position, (move) => {
    switch (move.type) {
      case 'feed':
        return purseWorth(less(own.stock, move), [], 0, look);
      case 'cashIn': {
        // Only where the gap cannot be covered without it: the card is worth more than two goods.
        const missing = position.short - total(move);
        return own.stock.reduce((sum, amount) => sum + amount, 0) >= position.short
          ? -Infinity
          : purseWorth(own.stock, [], 0, look) -
              choiceWorth(look) -
              Math.max(0, missing) * look.resource[0]! -
              worth(move) * TRIFLE;
      }
      default:
        return purseWorth(own.stock, [], 0, look) - hunger;
    }
  });
}
