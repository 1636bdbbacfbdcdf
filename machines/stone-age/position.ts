import type { Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import { CARDS, TILES, TILES_PER_STACK } from './data';
import {
  BUILDING_PLACES,
  CARD_PLACES,
  GATHERING_PLACES,
  GOODS,
  PLACES,
  RESOURCES,
  VILLAGE_PLACES,
  type Bundle,
  type CardId,
  type Ending,
  type Phase,
  type Setup,
  type TileId,
} from './vocabulary';

/** Nobody, no card, no place: the empty value in lists of numbers. */
export const NONE = -1;

/** Flat lists keep four columns for seats, whatever the number of players. */
export const SEATS = 4;
export const GOOD_KINDS = GOODS.length;
export const TOOL_SLOTS = 3;

/** Places, goods, cards and tiles are counted by number in a position: see `PLACES`, `GOODS`… */
export type PlaceNumber = number;
export type GoodNumber = number;
export type CardNumber = number;
export type TileNumber = number;

export const HUNT = PLACES.indexOf('hunt');
export const TOOL_MAKER = PLACES.indexOf('toolMaker');
export const HUT = PLACES.indexOf('hut');
export const FIELD = PLACES.indexOf('field');
export const FIRST_CARD_PLACE = GATHERING_PLACES.length + VILLAGE_PLACES.length;
export const FIRST_BUILDING_PLACE = FIRST_CARD_PLACE + CARD_PLACES.length;
export const FOOD = GOODS.indexOf('food');
export const FIRST_RESOURCE = FOOD + 1;

/**
 * Everything that lies on the table, as plain data. Lists are flat and hold numbers, so that a
 * clone costs little; `deck`, `tiles` and `setup` never change and are shared by all clones.
 */
export interface Position {
  setup: Setup;
  /** All 36 cards in their order; `dealt` of them have left the deck. */
  deck: readonly CardNumber[];
  /** All 28 tiles: seven for each stack, top first; the others lie unseen in the box. */
  tiles: readonly TileNumber[];
  dealt: number;
  /** How many tiles have been built from each stack. */
  gone: number[];
  /** The card on each place, cheapest first, or `NONE`. */
  row: CardNumber[];
  chance: Chance;

  round: number;
  firstPlayer: Seat;
  phase: Phase;
  /** Who must decide. In dice for everyone this is not the one whose turn it is. */
  toMove: Seat;
  /** Whose turn it is to place or to act. */
  turn: Seat;

  /** By seat: workers owned, those of them not placed on the board, agriculture, points. */
  workers: number[];
  home: number[];
  agriculture: number[];
  points: number[];
  /** `seat * GOOD_KINDS + good`. */
  stock: number[];
  /** `seat * TOOL_SLOTS + slot`: the value of a tool tile, 0 for an empty slot. */
  tools: number[];
  /** By seat, a sum of `TOOL_BITS`: tiles used this round. */
  used: number[];
  /** By seat, a sum of `TOOL_BITS`: one-use tools that lie open, not used yet. */
  oneUse: number[];
  /** Who holds the card for two resources of choice unused, or `NONE`. */
  choiceHolder: Seat;
  /** `place * SEATS + seat`: workers standing there. */
  placed: number[];
  /** By place: workers of all players there. Stored, since placing asks for little else. */
  crowd: number[];
  /** By card and by tile: whose it is, or `NONE`. */
  cardOwner: Seat[];
  tileOwner: Seat[];
  /** The card that was drawn unseen, or `NONE`: only its owner knows it. */
  drawnCard: CardNumber;
  /** What is left of wood, clay, stone and gold; null where it never runs out. */
  supply: number[] | null;

  /** The place being resolved, whose workers have not come home yet, or `NONE`. */
  at: PlaceNumber;
  /** The card just bought whose dice lie on the table, or `NONE`. */
  effectOf: CardNumber;
  /** What the dice on the table were rolled for, or `NONE`. */
  rolledFor: GoodNumber;
  /** Dice on the table: a roll that waits for tools, or what is left of dice for everyone. */
  dice: number[];
  /** How much food the hungry player in `toMove` still lacks. */
  short: number;
  ending: Ending | null;
}

export function clone(position: Position): Position {
  return {
    setup: position.setup,
    deck: position.deck,
    tiles: position.tiles,
    dealt: position.dealt,
    gone: position.gone.slice(),
    row: position.row.slice(),
    chance: position.chance.slice() as Chance,
    round: position.round,
    firstPlayer: position.firstPlayer,
    phase: position.phase,
    toMove: position.toMove,
    turn: position.turn,
    workers: position.workers.slice(),
    home: position.home.slice(),
    agriculture: position.agriculture.slice(),
    points: position.points.slice(),
    stock: position.stock.slice(),
    tools: position.tools.slice(),
    used: position.used.slice(),
    oneUse: position.oneUse.slice(),
    choiceHolder: position.choiceHolder,
    placed: position.placed.slice(),
    crowd: position.crowd.slice(),
    cardOwner: position.cardOwner.slice(),
    tileOwner: position.tileOwner.slice(),
    drawnCard: position.drawnCard,
    supply: position.supply === null ? null : position.supply.slice(),
    at: position.at,
    effectOf: position.effectOf,
    rolledFor: position.rolledFor,
    dice: position.dice.slice(),
    short: position.short,
    ending: position.ending,
  };
}

export const cardId = (card: CardNumber): CardId => CARDS[card]!.id;
export const tileId = (tile: TileNumber): TileId => TILES[tile]!.id;

/** The tile that lies on top of a stack, or `NONE` when the stack is empty. */
export function topTile(position: Position, stack: number): TileNumber {
  const gone = position.gone[stack]!;
  return gone < TILES_PER_STACK ? position.tiles[stack * TILES_PER_STACK + gone]! : NONE;
}

export const buildingPlace = (stack: number) => BUILDING_PLACES[stack]!;
export const cardPlace = (index: number) => CARD_PLACES[index]!;

export const nextSeat = (position: Position, seat: Seat): Seat =>
  (seat + 1) % position.setup.players;

/** How many resources of all four kinds a player has. */
export function resources(position: Position, seat: Seat): number {
  const at = seat * GOOD_KINDS;
  const stock = position.stock;
  return stock[at + 1]! + stock[at + 2]! + stock[at + 3]! + stock[at + 4]!;
}

export function owned(position: Position, seat: Seat): Bundle {
  const at = seat * GOOD_KINDS;
  const stock = position.stock;
  return {
    wood: stock[at + 1]!,
    clay: stock[at + 2]!,
    stone: stock[at + 3]!,
    gold: stock[at + 4]!,
  };
}

/** Brings a player's workers home from a place. */
export function bringHome(position: Position, seat: Seat, place: PlaceNumber): void {
  const at = place * SEATS + seat;
  const workers = position.placed[at]!;
  position.home[seat] = position.home[seat]! + workers;
  position.crowd[place] = position.crowd[place]! - workers;
  position.placed[at] = 0;
}

/** Takes goods from the supply, or what is left of them; says how many that was. */
export function take(position: Position, seat: Seat, good: GoodNumber, amount: number): number {
  const supply = position.supply;
  if (supply !== null && good >= FIRST_RESOURCE) {
    const left = supply[good - FIRST_RESOURCE]!;
    if (amount > left) amount = left;
    supply[good - FIRST_RESOURCE] = left - amount;
  }
  const at = seat * GOOD_KINDS + good;
  position.stock[at] = position.stock[at]! + amount;
  return amount;
}

/** Hands resources back to the supply. */
export function spend(position: Position, seat: Seat, paid: Bundle): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const amount = paid[RESOURCES[resource]!];
    const at = seat * GOOD_KINDS + FIRST_RESOURCE + resource;
    position.stock[at] = position.stock[at]! - amount;
    if (position.supply !== null) position.supply[resource] = position.supply[resource]! + amount;
  }
}
