import type { Seat } from '@/machines/core/rules';
import {
  FIELD,
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  HUNT,
  HUT,
  SEATS,
  TOOL_MAKER,
  type PlaceNumber,
  type Position,
} from '../position';
import { placements } from '../placing';
import { PLACES, type Move } from '../vocabulary';
import { expectedHoldings, isForSale, type Holdings } from './holdings';
import { yieldOf } from './luck';
import { EVEN_MIND, lookOn, type Mind } from './mind';
import { claimAt, purseWorth, type Claim } from './purse';
import { fieldGain, foodGain, toolGain, workerGain, type Outlook } from './worth';

type Placement = Extract<Move, { type: 'place' }>;

/** A placement and how good it looks. */
export interface Idea {
  move: Placement;
  place: PlaceNumber;
  /** What it would bring, in points of the final count. */
  gain: number;
  /** The most that another player would gain there. */
  denied: number;
  score: number;
}

const PLACE_NUMBERS: ReadonlyMap<string, PlaceNumber> = new Map(
  PLACES.map((name, number) => [name, number]),
);
export const placeNumber = (move: Placement): PlaceNumber => PLACE_NUMBERS.get(move.place)!;

/** What a seat knows of itself before it places: its goods to come, its claims. */
export interface Prospect {
  own: Holdings;
  look: Outlook;
  claims: Claim[];
  home: number;
}

export function prospectOf(position: Position, seat: Seat, mind: Mind): Prospect {
  const own = expectedHoldings(position, seat);
  const look = lookOn(position, mind);
  return { own, look, claims: claimsOf(position, own, look), home: position.home[seat]! };
}

/** What a seat's workers stand for and have still to pay for. */
export function claimsOf(position: Position, own: Holdings, look: Outlook): Claim[] {
  const claims: Claim[] = [];
  const places = FIRST_BUILDING_PLACE + position.setup.players;
  for (let place = FIRST_CARD_PLACE; place < places; place++) {
    if (position.placed[place * SEATS + own.seat]! > 0) {
      claims.push(claimAt(position, own, place, look));
    }
  }
  return claims;
}

/** What a placement brings on average. */
export function placementGain(
  position: Position,
  { own, look, claims, home }: Prospect,
  place: PlaceNumber,
  workers: number,
): number {
  if (place === HUNT) return foodGain(own, yieldOf(place, workers, own.freeTools), look);
  if (place === TOOL_MAKER) return toolGain(own, look);
  if (place === FIELD) return fieldGain(own, look);
  if (place === HUT) return workerGain(own, look);
  const trusted = (home - workers) * look.weights.trust;
  const before = purseWorth(own.stock, claims, trusted, look);
  if (isForSale(place)) {
    const claim = claimAt(position, own, place, look);
    return purseWorth(own.stock, [...claims, claim], trusted, look) - before;
  }
  const index = place - FIRST_RESOURCE;
  const stock = own.stock.slice();
  stock[index] = stock[index]! + yieldOf(place, workers, own.freeTools);
  return purseWorth(stock, claims, trusted, look) - before;
}

function hurryTo(place: PlaceNumber, { weights }: Outlook): number {
  if (place === HUNT) return weights.hurryToHunt;
  if (place < TOOL_MAKER) return weights.hurryToGather;
  if (place === TOOL_MAKER) return weights.hurryToTool;
  if (place === HUT) return weights.hurryToHut;
  if (place === FIELD) return weights.hurryToField;
  return place < FIRST_BUILDING_PLACE ? weights.hurryToCard : weights.hurryToBuild;
}

/** Every placement that can be made, with how it looks. */
export function ideas(position: Position, seat: Seat, mind: Mind): Idea[] {
  const prospect = prospectOf(position, seat, mind);
  const { look } = prospect;
  const rivals = mind.watchful ? rivalsOf(position, seat) : [];
  const found: Idea[] = [];
  let deniedAt = -1;
  let denied = 0;
  for (const move of placements(position, seat) as Placement[]) {
    const place = placeNumber(move);
    const gain = placementGain(position, prospect, place, move.workers);
    if (place !== deniedAt) {
      deniedAt = place;
      denied = place < TOOL_MAKER ? 0 : deniedBy(position, rivals, place);
    }
    const surplus = gain - move.workers * look.weights.idle;
    const score = surplus * hurryTo(place, look) + denied * look.weights.denial;
    found.push({ move, place, gain, denied, score });
  }
  return found;
}

/** Those who can still place after this seat, as an even mind sees them. */
function rivalsOf(position: Position, seat: Seat): Prospect[] {
  const rivals: Prospect[] = [];
  for (let other = 0; other < position.setup.players; other++) {
    if (other !== seat && position.home[other]! > 0) {
      rivals.push(prospectOf(position, other, EVEN_MIND));
    }
  }
  return rivals;
}

/** The most that anyone else would gain at a place, above what a worker brings anywhere. */
function deniedBy(position: Position, rivals: readonly Prospect[], place: PlaceNumber): number {
  const workers = place === HUT ? 2 : 1;
  let most = 0;
  for (const rival of rivals) {
    if (rival.home < workers) continue;
    const gain = placementGain(position, rival, place, workers) - workers * rival.look.weights.idle;
    if (gain > most) most = gain;
  }
  return most;
}
