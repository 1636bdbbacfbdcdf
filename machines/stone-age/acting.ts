import { rollDie } from '@/machines/core/chance';
import type { Refusal, Seat } from '@/machines/core/rules';
import { DIVISORS } from './data';
import { feed } from './feeding';
import {
  bringHome,
  cardId,
  FIELD,
  FIRST_CARD_PLACE,
  FIRST_BUILDING_PLACE,
  HUT,
  nextSeat,
  NONE,
  SEATS,
  take,
  TOOL_MAKER,
  type CardNumber,
  type GoodNumber,
  type PlaceNumber,
  type Position,
} from './position';
import { gainTool, oneUseIn, subsets, tiles, tilesIn, toolsAtHand, valueOf, wear } from './tools';
import { canGain, gainAgriculture, gainWorker } from './village';
import {
  GOODS,
  PLACES,
  type GatheringPlace,
  type Move,
  type News,
  type Reason,
  type RollAt,
  type VillagePlace,
} from './vocabulary';

type Tell = ((news: News) => void) | undefined;

const RESOLUTIONS: readonly Move[] = PLACES.map((place) =>
  Object.freeze({ type: 'resolve', place }),
);
const GATHERINGS: readonly Move[] = subsets.map((_, tools) =>
  Object.freeze({ type: 'gather', tools }),
);

/** The first player resolves all their places, then the next one, and so on round the table. */
export function beginActing(position: Position, tell: Tell): void {
  position.turn = position.firstPlayer;
  carryOn(position, tell);
}

/** The turn goes on while workers stand on the board; when all have acted, people eat. */
export function carryOn(position: Position, tell: Tell): void {
  while (position.workers[position.turn] === position.home[position.turn]) {
    position.turn = nextSeat(position, position.turn);
    if (position.turn === position.firstPlayer) return feed(position, position.firstPlayer, tell);
  }
  position.phase = 'resolving';
  position.toMove = position.turn;
}

export function resolutions(position: Position, seat: Seat): Move[] {
  const moves: Move[] = [];
  const places = FIRST_BUILDING_PLACE + position.setup.players;
  for (let place = 0; place < places; place++) {
    if (position.placed[place * SEATS + seat]! > 0) moves.push(RESOLUTIONS[place]!);
  }
  return moves;
}

export function resolutionRefusal(
  position: Position,
  seat: Seat,
  place: PlaceNumber,
): Refusal<Reason> | null {
  if (place === NONE) return { reason: 'nonsense' };
  return position.placed[place * SEATS + seat]! > 0 ? null : { reason: 'noWorkerThere' };
}

/** Gathering: one die for each worker at the place. */
export function rollAtPlace(position: Position, place: PlaceNumber, tell: Tell): void {
  position.at = place;
  roll(position, place, position.placed[place * SEATS + position.toMove]!, tell);
}

/** A card that lets its buyer roll two dice, as if two workers stood at the place. */
export function rollForCard(
  position: Position,
  card: CardNumber,
  good: GoodNumber,
  tell: Tell,
): void {
  position.effectOf = card;
  roll(position, good, 2, tell);
}

/** Tools are added after the dice are seen; who has none at hand is not asked. */
function roll(position: Position, good: GoodNumber, count: number, tell: Tell): void {
  const seat = position.toMove;
  position.rolledFor = good;
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(rollDie(position.chance));
  position.dice = dice;
  tell?.({ type: 'rolled', seat, at: rollAt(position), good: GOODS[good]!, dice: dice.slice() });
  if (toolsAtHand(position, seat) === 0) gather(position, 0, tell);
  else position.phase = 'addingTools';
}

const rollAt = (position: Position): RollAt =>
  position.effectOf === NONE ? (PLACES[position.at] as GatheringPlace) : cardId(position.effectOf);

export function gatherings(position: Position, seat: Seat): Move[] {
  const sets = subsets[toolsAtHand(position, seat)]!;
  const moves: Move[] = [];
  for (let i = 0; i < sets.length; i++) moves.push(GATHERINGS[sets[i]!]!);
  return moves;
}

export function gatheringRefusal(
  position: Position,
  seat: Seat,
  tools: number,
): Refusal<Reason> | null {
  if (!Number.isInteger(tools) || tools < 0 || tools >= subsets.length) {
    return { reason: 'nonsense' };
  }
  return (tools & ~toolsAtHand(position, seat)) === 0 ? null : { reason: 'toolNotAvailable' };
}

/** The sum of dice and tools, divided by the divisor, rounded down. */
export function gather(position: Position, set: number, tell: Tell): void {
  const seat = position.toMove;
  const good = position.rolledFor;
  const dice = position.dice;
  const at = rollAt(position);
  let sum = valueOf(position, seat, set);
  for (let die = 0; die < dice.length; die++) sum += dice[die]!;
  const divisor = DIVISORS[good]!;
  const amount = take(position, seat, good, Math.floor(sum / divisor));
  wear(position, seat, set);
  if (position.at !== NONE) bringHome(position, seat, position.at);
  position.at = NONE;
  position.effectOf = NONE;
  position.rolledFor = NONE;
  position.dice = [];
  if (tell) {
    const used = tilesIn(set);
    tell({
      type: 'gathered',
      seat,
      at,
      good: GOODS[good]!,
      dice,
      tiles: used,
      tools: used.map((tile) => tiles(position, seat)[tile - 1]!),
      oneUse: oneUseIn(set),
      sum,
      divisor,
      amount,
    });
  }
  carryOn(position, tell);
}

/** Tool maker, hut and field. At their maximum they are of no effect, but they are not forbidden. */
export function useVillagePlace(position: Position, place: PlaceNumber, tell: Tell): void {
  const seat = position.toMove;
  bringHome(position, seat, place);
  if (!canGain(position, seat, place)) {
    tell?.({ type: 'nothingGained', seat, place: PLACES[place] as VillagePlace });
  } else if (place === TOOL_MAKER) {
    gainTool(position, seat);
    tell?.({ type: 'madeTool', seat, tools: tiles(position, seat) });
  } else if (place === HUT) {
    gainWorker(position, seat);
    tell?.({ type: 'grew', seat, workers: position.workers[seat]! });
  } else if (place === FIELD) {
    gainAgriculture(position, seat);
    tell?.({ type: 'farmed', seat, agriculture: position.agriculture[seat]! });
  }
  carryOn(position, tell);
}

export const isGatheringPlace = (place: PlaceNumber) => place < TOOL_MAKER;
export const isVillagePlace = (place: PlaceNumber) =>
  place >= TOOL_MAKER && place < FIRST_CARD_PLACE;
