import type { Refusal, Seat } from '@/machines/core/rules';
import {
  GATHERERS_AT_ONE_PLACE,
  MOST_WORKERS,
  RINGS_PER_GATHERING_PLACE,
  TILES_PER_STACK,
  VILLAGE_PLACES_USED_BY_FEW,
} from './data';
import {
  FIELD,
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  HUNT,
  HUT,
  nextSeat,
  NONE,
  SEATS,
  TOOL_MAKER,
  type PlaceNumber,
  type Position,
} from './position';
import { canGain } from './village';
import { PLACES, type Move, type News, type Reason } from './vocabulary';

/** Every placement there can be, made once: `PLACEMENTS[place][workers]`. */
const PLACEMENTS: readonly (readonly Move[])[] = PLACES.map((place) =>
  Array.from({ length: MOST_WORKERS + 1 }, (_, workers) =>
    Object.freeze({ type: 'place', place, workers }),
  ),
);

/** What keeps a player from placing at a place, whatever the number of workers. */
export function obstacle(position: Position, seat: Seat, place: PlaceNumber): Reason | null {
  if (position.crowd[place]! > 0) {
    if (position.placed[place * SEATS + seat]! > 0) return 'alreadyHere';
    if (place === HUNT) return null;
    return place < TOOL_MAKER ? gatheringObstacle(position, place) : 'full';
  }
  if (place < TOOL_MAKER) return null;
  if (place < FIRST_CARD_PLACE) return villageObstacle(position, seat, place);
  if (place < FIRST_BUILDING_PLACE) {
    return position.row[place - FIRST_CARD_PLACE] === NONE ? 'emptyPlace' : null;
  }
  const stack = place - FIRST_BUILDING_PLACE;
  if (stack >= position.setup.players) return 'noSuchStack';
  return position.gone[stack]! < TILES_PER_STACK ? null : 'emptyPlace';
}

/** Seven rings; with two players one of them at a place, with three players two. */
function gatheringObstacle(position: Position, place: PlaceNumber): Reason | null {
  if (position.crowd[place]! >= RINGS_PER_GATHERING_PLACE) return 'full';
  const players = position.setup.players;
  const most = GATHERERS_AT_ONE_PLACE[players - 2]!;
  let gatherers = 0;
  for (let seat = 0; seat < players; seat++) {
    if (position.placed[place * SEATS + seat]! > 0) gatherers++;
  }
  return gatherers < most ? null : most === 1 ? 'onePlayerHere' : 'twoPlayersHere';
}

/** With two and three players only two of tool maker, hut and field are used in a round. */
function villageObstacle(position: Position, seat: Seat, place: PlaceNumber): Reason | null {
  if (position.setup.players < 4) {
    let taken = 0;
    for (let other = TOOL_MAKER; other <= FIELD; other++) if (position.crowd[other]! > 0) taken++;
    if (taken >= VILLAGE_PLACES_USED_BY_FEW) return 'villageLimit';
  }
  if (position.setup.idleVillage === 'forbidden' && !canGain(position, seat, place)) {
    return 'nothingToGain';
  }
  return null;
}

/** The fewest and the most workers that a place without an obstacle takes. */
const fewest = (place: PlaceNumber): number => (place === HUT ? 2 : 1);
function most(position: Position, place: PlaceNumber): number {
  if (place === HUNT) return MOST_WORKERS;
  if (place < TOOL_MAKER) return RINGS_PER_GATHERING_PLACE - position.crowd[place]!;
  return fewest(place);
}

export function placements(position: Position, seat: Seat): Move[] {
  const moves: Move[] = [];
  let found = 0;
  const home = position.home[seat]!;
  const places = FIRST_BUILDING_PLACE + position.setup.players;
  for (let place = 0; place < places; place++) {
    if (obstacle(position, seat, place) !== null) continue;
    const here = PLACEMENTS[place]!;
    if (place >= TOOL_MAKER) {
      const workers = fewest(place);
      if (workers <= home) moves[found++] = here[workers]!;
    } else {
      const room = most(position, place);
      const top = room < home ? room : home;
      for (let workers = 1; workers <= top; workers++) moves[found++] = here[workers]!;
    }
  }
  return moves;
}

export function placementRefusal(
  position: Position,
  seat: Seat,
  place: PlaceNumber,
  workers: number,
): Refusal<Reason> | null {
  if (place === NONE || !Number.isInteger(workers) || workers < 1) return { reason: 'nonsense' };
  const home = position.home[seat]!;
  if (home === 0) return { reason: 'noWorkersLeft' };
  const reason = obstacle(position, seat, place);
  if (reason !== null) return { reason };
  if (place === HUT && workers !== 2) return { reason: 'needsExactlyTwo' };
  const room = most(position, place);
  if (workers > room) {
    return room === 1 && place >= TOOL_MAKER
      ? { reason: 'needsExactlyOne' }
      : { reason: 'tooManyForPlace', number: room };
  }
  return workers > home ? { reason: 'tooManyWorkers', number: home } : null;
}

/** Passing is not allowed while this holds. */
function canPlace(position: Position, seat: Seat): boolean {
  const home = position.home[seat]!;
  if (home === 0) return false;
  const places = FIRST_BUILDING_PLACE + position.setup.players;
  for (let place = 0; place < places; place++) {
    if (home >= fewest(place) && obstacle(position, seat, place) === null) return true;
  }
  return false;
}

/** Sends workers to a place. Says whether anyone can still place; if so, it is their turn. */
export function place(
  position: Position,
  place: PlaceNumber,
  workers: number,
  tell?: (news: News) => void,
): boolean {
  const seat = position.toMove;
  position.placed[place * SEATS + seat] = workers;
  position.crowd[place] = position.crowd[place]! + workers;
  position.home[seat] = position.home[seat]! - workers;
  tell?.({ type: 'placed', seat, place: PLACES[place]!, workers });
  for (let tries = 0, next = seat; tries < position.setup.players; tries++) {
    next = nextSeat(position, next);
    if (canPlace(position, next)) {
      position.turn = next;
      position.toMove = next;
      return true;
    }
  }
  return false;
}
