import { randomBot, type Bot } from '@/machines/core/bots';
import type { Seat } from '@/machines/core/rules';
import { CARDS, DIVISORS, TILES } from '@/machines/stone-age/data';
import { demandAt, payments, total, worth } from '@/machines/stone-age/paying';
import {
  FIELD,
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  FOOD,
  GOOD_KINDS,
  HUNT,
  HUT,
  owned,
  resources,
  SEATS,
  spend,
  TOOL_MAKER,
  topTile,
  type PlaceNumber,
  type Position,
} from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { count } from '@/machines/stone-age/scoring';
import { toolsAtHand, valueOf } from '@/machines/stone-age/tools';
import { canGain } from '@/machines/stone-age/village';
import { PLACES, RESOURCES, type Bundle, type Move } from '@/machines/stone-age/vocabulary';

/**
 * Players of one idea each, against whom the strongest level is measured. They never change, share
 * nothing with the bots but the rules, and play their idea as well as a person would who has it.
 */
export const REFERENCES = ['random', 'greedy', 'starving', 'cheapestCard', 'ruleOfThumb'] as const;
export type Reference = (typeof REFERENCES)[number];

type Reader = (view: Position, seat: Seat) => Move;
/** How good it is to send so many workers to a place; only the order matters. */
type Taste = (view: Position, seat: Seat, place: PlaceNumber, workers: number) => number;
/** What is thought of a move; the first of the best is made. */
type Score = (move: Move) => number;

const PIPS = 3.5;

function best(moves: readonly Move[], score: Score): Move {
  let found = moves[0]!;
  let most = score(found);
  for (const move of moves) {
    const value = score(move);
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

const reading = (read: Reader): Bot<Position, Move> =>
  function* reference(view, seat) {
    return read(view, seat);
  };

/** Places by taste, and decides all the rest as anybody would. */
const tasting = (taste: Taste, refuses = false): Bot<Position, Move> =>
  reading((view, seat) => {
    if (view.phase !== 'placing') return asAnybodyWould(view, seat, refuses);
    const expected = whenTheyComeHome(view, seat);
    return best(stoneAge.legalMoves(view), (move) =>
      move.type === 'place'
        ? taste(expected, seat, PLACES.indexOf(move.place), move.workers)
        : -Infinity,
    );
  });

/** As it will probably be once the workers out there have brought their goods and paid with them. */
function whenTheyComeHome(view: Position, seat: Seat): Position {
  const expected = stoneAge.clone(view);
  for (let place = HUNT; place < TOOL_MAKER; place++) {
    const at = seat * GOOD_KINDS + place;
    const goods = averageGoods(place, view.placed[place * SEATS + seat]!);
    expected.stock[at] = expected.stock[at]! + goods;
  }
  for (let place = FIRST_CARD_PLACE; place < PLACES.length; place++) {
    if (view.placed[place * SEATS + seat] === 0) continue;
    const [bill] = bills(expected, seat, place);
    if (bill) spend(expected, seat, bill);
  }
  return expected;
}

function asAnybodyWould(view: Position, seat: Seat, refuses: boolean): Move {
  return best(stoneAge.legalMoves(view), (move) => {
    switch (move.type) {
      case 'resolve':
        return -orderOf(PLACES.indexOf(move.place));
      case 'gather':
        return goodsWith(view, seat, move.tools) * 100 - valueOf(view, seat, move.tools);
      case 'pay':
        return view.at < FIRST_BUILDING_PLACE ? 100 - worth(move) : 100 + profit(view, move);
      case 'takeDie':
        return move.die;
      case 'feed':
        return 100 - worth(move);
      case 'refuse':
        return refuses || view.short > 10 ? 200 : 0;
      default:
        return 0;
    }
  });
}

/** The village, then the dice, then what has to be paid for, the dearest first. */
const orderOf = (place: PlaceNumber): number =>
  place >= FIRST_CARD_PLACE ? 100 - place : place >= TOOL_MAKER ? place - 50 : place;

function goodsWith(view: Position, seat: Seat, tools: number): number {
  const sum = view.dice.reduce((all, die) => all + die, valueOf(view, seat, tools));
  return Math.floor(sum / DIVISORS[view.rolledFor]!);
}

/** What a payment scores above the points that its goods would have been at the end. */
function profit(view: Position, paid: Bundle): number {
  const tile = TILES[topTile(view, view.at - FIRST_BUILDING_PLACE)]!;
  return (tile.kind === 'fixed' ? tile.points : worth(paid)) - total(paid);
}

const tilePoints = (view: Position, seat: Seat, place: PlaceNumber): number => {
  const tile = TILES[topTile(view, place - FIRST_BUILDING_PLACE)]!;
  if (tile.kind === 'fixed') return tile.points;
  return Math.max(0, ...bills(view, seat, place).map(worth));
};

const bills = (view: Position, seat: Seat, place: PlaceNumber): Bundle[] =>
  payments('pay', view, seat, demandAt(view, place)).filter((move) => move.type === 'pay');

const canAfford = (view: Position, seat: Seat, place: PlaceNumber): boolean =>
  bills(view, seat, place).length > 0;

/** What the final count would be higher by, were the game over with this card. */
function cardPoints(view: Position, seat: Seat, place: PlaceNumber): number {
  const card = view.row[place - FIRST_CARD_PLACE]!;
  const cardOwner = view.cardOwner.slice();
  cardOwner[card] = seat;
  const { upper } = CARDS[card]!;
  const now = upper.type === 'points' ? upper.amount : 0;
  return now + count({ ...view, cardOwner }, seat).total - count(view, seat).total;
}

function missingFood(view: Position, seat: Seat): number {
  const food = view.agriculture[seat]! + view.stock[seat * GOOD_KINDS + FOOD]!;
  return Math.max(0, view.workers[seat]! - food);
}

const averageGoods = (place: PlaceNumber, workers: number): number =>
  Math.floor((workers * PIPS) / DIVISORS[place]!);

const isForSale = (place: PlaceNumber) => place >= FIRST_CARD_PLACE;
const isVillage = (place: PlaceNumber) => place >= TOOL_MAKER && place < FIRST_CARD_PLACE;

/** Hunters for the meal that is coming, as many as it takes. */
const hunters = (view: Position, seat: Seat, workers: number): boolean =>
  missingFood(view, seat) > 0 &&
  workers === Math.min(view.home[seat]!, Math.ceil((missingFood(view, seat) * 2) / PIPS));

/** How many of a good the buildings on offer still ask for. */
function wanted(view: Position, seat: Seat, place: PlaceNumber): number {
  const resource = RESOURCES[place - FIRST_RESOURCE]!;
  const stock = owned(view, seat);
  let most = 0;
  for (let stack = 0; stack < view.setup.players; stack++) {
    const { cost } = demandAt(view, FIRST_BUILDING_PLACE + stack);
    if (cost) most = Math.max(most, cost[resource] - stock[resource]);
  }
  return most;
}

/** Tools help the first roll of a round, and are not counted on for another. */
function toolsLeft(view: Position, seat: Seat): number {
  for (let place = HUNT; place < TOOL_MAKER; place++) {
    if (view.placed[place * SEATS + seat]! > 0) return 0;
  }
  return valueOf(view, seat, toolsAtHand(view, seat));
}

/** Pips that each of some workers brings: half a good is lost by rounding. */
const pipsEach = (view: Position, seat: Seat, place: PlaceNumber, workers: number): number =>
  PIPS + (toolsLeft(view, seat) - DIVISORS[place]! / 2) / workers;

/** Whatever scores most now; where nothing does, the goods that the next building lacks. */
const greedy: Taste = (view, seat, place, workers) => {
  if (place >= FIRST_BUILDING_PLACE) {
    return canAfford(view, seat, place) ? 100 + tilePoints(view, seat, place) : -10;
  }
  if (isForSale(place)) {
    return canAfford(view, seat, place) ? 60 + cardPoints(view, seat, place) : -10;
  }
  if (isVillage(place)) return canGain(view, seat, place) ? 5 : -20;
  if (place === HUNT) return hunters(view, seat, workers) ? 50 : 1 / workers;
  return 10 + pipsEach(view, seat, place, workers) + 2 * wanted(view, seat, place);
};

/** Ten points a round are cheap: nobody hunts or farms, everyone works, and people multiply. */
const starving: Taste = (view, seat, place, workers) => {
  if (place === HUT) return canGain(view, seat, place) ? 1000 : -20;
  if (place >= FIRST_BUILDING_PLACE) {
    return canAfford(view, seat, place) ? 500 + tilePoints(view, seat, place) : -10;
  }
  if (isForSale(place)) {
    const price = place - FIRST_CARD_PLACE + 1;
    return canAfford(view, seat, place) ? 400 + cardPoints(view, seat, place) - 2 * price : -10;
  }
  if (place === TOOL_MAKER) return canGain(view, seat, place) ? 300 : -20;
  if (place === FIELD || place === HUNT) return -30 + workers;
  return pipsEach(view, seat, place, workers) + wanted(view, seat, place);
};

/** Every round the cheapest card, and the next one while it can be paid; wood pays for them. */
const cheapestCard: Taste = (view, seat, place, workers) => {
  if (isForSale(place) && place < FIRST_BUILDING_PLACE) {
    return canAfford(view, seat, place) ? 1000 - place : -10;
  }
  if (isForSale(place)) {
    return canAfford(view, seat, place) ? 200 + tilePoints(view, seat, place) : -10;
  }
  if (place === HUNT) return hunters(view, seat, workers) ? 500 : 1;
  if (isVillage(place)) return canGain(view, seat, place) ? 400 - place : -20;
  const cheap = 10 / DIVISORS[place]!;
  return pipsEach(view, seat, place, workers) + (resources(view, seat) < 4 ? cheap : 0);
};

/** What one more of them is worth to a careful beginner, the early one as well as the late. */
function growth(view: Position, seat: Seat, place: PlaceNumber): number {
  if (!canGain(view, seat, place)) return -20;
  const fades = Math.max(0, view.round - 6) * 2;
  if (place === HUT) return 22 - fades;
  if (place === TOOL_MAKER) return 15 - fades;
  return view.agriculture[seat]! < view.workers[seat]! ? 18 - fades : 4;
}

/**
 * Growth first, food for the meal, then what a worker brings on average: three and a half pips at
 * the dice, less half a good that rounding takes, or what a purchase brings above its price.
 */
const ruleOfThumb: Taste = (view, seat, place, workers) => {
  if (isVillage(place)) return growth(view, seat, place);
  if (place >= FIRST_BUILDING_PLACE) {
    return canAfford(view, seat, place) ? 8 + tilePoints(view, seat, place) / 3 : -10;
  }
  if (isForSale(place)) {
    if (!canAfford(view, seat, place)) return -10;
    return 16 + cardPoints(view, seat, place) - PIPS * (place - FIRST_CARD_PLACE + 1);
  }
  if (place === HUNT) return hunters(view, seat, workers) ? 14 : 1 + workers / 20;
  return pipsEach(view, seat, place, workers) + (wanted(view, seat, place) > 0 ? 1.5 : 0);
};

export const references: Readonly<Record<Reference, Bot<Position, Move>>> = {
  random: randomBot(stoneAge),
  greedy: tasting(greedy),
  starving: tasting(starving, true),
  cheapestCard: tasting(cheapestCard),
  ruleOfThumb: tasting(ruleOfThumb),
};
