import type { Seat } from '@/machines/core/rules';
import { CARDS, TILES, TILES_PER_STACK } from '@/machines/stone-age/data';
import { FOOD, GOOD_KINDS, owned, type Position } from '@/machines/stone-age/position';
import { buildings, lowerHalves } from '@/machines/stone-age/scoring';
import { ONE_USE_CARDS, tiles, toolSum } from '@/machines/stone-age/tools';
import {
  CULTURES,
  PEOPLE,
  type Culture,
  type Good,
  type Person,
  type Tile,
} from '@/machines/stone-age/vocabulary';

/** A tool tile as it lies: its value, and whether it was used this round. */
export interface ToolTile {
  value: number;
  used: boolean;
}

/** Everything about a player that the whole table may know. */
export interface Village {
  seat: Seat;
  points: number;
  workers: number;
  home: number;
  agriculture: number;
  goods: Record<Good, number>;
  /** Left to right, without empty places. */
  tools: ToolTile[];
  toolSum: number;
  /** Values of one-use tools that lie open. */
  oneUse: number[];
  /** Holds the card for two resources of choice. */
  choice: boolean;
  buildings: Tile[];
  /** How many cards were bought; which ones is nobody else's business. */
  cards: number;
}

export function villageOf(position: Position, seat: Seat): Village {
  const used = position.used[seat] ?? 0;
  return {
    seat,
    points: position.points[seat] ?? 0,
    workers: position.workers[seat] ?? 0,
    home: position.home[seat] ?? 0,
    agriculture: position.agriculture[seat] ?? 0,
    goods: { food: position.stock[seat * GOOD_KINDS + FOOD] ?? 0, ...owned(position, seat) },
    tools: tiles(position, seat)
      .map((value, slot) => ({ value, used: (used & (1 << slot)) !== 0 }))
      .filter(({ value }) => value > 0),
    toolSum: toolSum(position, seat),
    oneUse: ONE_USE_CARDS.filter(({ bit }) => ((position.oneUse[seat] ?? 0) & bit) !== 0).map(
      ({ value }) => value,
    ),
    choice: position.choiceHolder === seat,
    buildings: TILES.filter((_, tile) => position.tileOwner[tile] === seat),
    cards: CARDS.filter((_, card) => position.cardOwner[card] === seat).length,
  };
}

/** The people of one kind on a player's cards, and what they are multiplied by now. */
export interface PeopleHeld {
  person: Person;
  people: number;
  by: number;
}

/** What a player's cards show below: for their owner's eyes, and for all in the final count. */
export interface Holdings {
  /** Sets of different cultures, the greatest first. */
  sets: Culture[][];
  people: PeopleHeld[];
}

export function holdingsOf(position: Position, seat: Seat): Holdings {
  const { cultures, people } = lowerHalves(position, seat);
  const deepest = Math.max(0, ...cultures);
  const by: Record<Person, number> = {
    farmer: position.agriculture[seat] ?? 0,
    toolMaker: toolSum(position, seat),
    builder: buildings(position, seat),
    shaman: position.workers[seat] ?? 0,
  };
  return {
    sets: Array.from({ length: deepest }, (_, set) =>
      CULTURES.filter((_culture, i) => (cultures[i] ?? 0) > set),
    ),
    people: PEOPLE.map((person) => ({ person, people: people[person], by: by[person] })),
  };
}

export const deckLeft = ({ deck, dealt }: Position): number => deck.length - dealt;

/** Tiles left in the stack that has fewest. */
export const smallestStack = ({ gone, setup }: Position): number =>
  TILES_PER_STACK - Math.max(...gone.slice(0, setup.players));
