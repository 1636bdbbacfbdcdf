import type { Bundle, Card, CardId, Culture, Person, Tile, TileId, UpperHalf } from './vocabulary';

/** Figures of the rule book. Tables by number of players start at two. */
export const WORKERS_AT_START = 5;
export const MOST_WORKERS = 10;
export const MOST_AGRICULTURE = 10;
export const TOOL_TILES = 3;
export const MOST_TOOL_VALUE = 4;
export const RINGS_PER_GATHERING_PLACE = 7;
export const TILES_PER_STACK = 7;
export const CARDS_ON_OFFER = 4;
/** With two and three players only this many of tool maker, hut and field are used in a round. */
export const VILLAGE_PLACES_USED_BY_FEW = 2;
export const POINTS_LOST_BY_HUNGER = 10;

/** Food, wood, clay, stone, gold: what a roll is divided by. A resource is worth the same. */
export const DIVISORS = [2, 3, 4, 5, 6] as const;

export const FOOD_AT_START = { revised: 12, first: 15 } as const;

/** Wood, clay, stone, gold in the supply; null where it never runs out. */
export const SUPPLY = { revised: null, first: [20, 16, 12, 10] } as const;

/** How many different players may gather at one place: for 2, 3 and 4 players. */
export const GATHERERS_AT_ONE_PLACE = [1, 2, 4] as const;

const card = (id: CardId, upper: UpperHalf, lower: Card['lower']): Card => ({ id, upper, lower });
const green = (culture: Culture) => ({ colour: 'green', culture }) as const;
const sand = (person: Person, multiplier: number) =>
  ({ colour: 'sand', person, multiplier }) as const;

/** The 36 civilization cards. A position names them by their place in this list. */
export const CARDS: readonly Card[] = [
  card('C01', { type: 'diceForEveryone' }, green('pottery')),
  card('C02', { type: 'diceForEveryone' }, green('writing')),
  card('C03', { type: 'diceForEveryone' }, green('sundial')),
  card('C04', { type: 'diceForEveryone' }, green('transport')),
  card('C05', { type: 'diceForEveryone' }, sand('farmer', 1)),
  card('C06', { type: 'diceForEveryone' }, sand('farmer', 2)),
  card('C07', { type: 'diceForEveryone' }, sand('toolMaker', 2)),
  card('C08', { type: 'diceForEveryone' }, sand('toolMaker', 2)),
  card('C09', { type: 'diceForEveryone' }, sand('builder', 1)),
  card('C10', { type: 'diceForEveryone' }, sand('builder', 2)),
  card('C11', { type: 'food', amount: 1 }, green('weaving')),
  card('C12', { type: 'food', amount: 2 }, sand('builder', 2)),
  card('C13', { type: 'food', amount: 3 }, green('weaving')),
  card('C14', { type: 'food', amount: 3 }, sand('farmer', 2)),
  card('C15', { type: 'food', amount: 4 }, sand('builder', 1)),
  card('C16', { type: 'food', amount: 5 }, green('medicine')),
  card('C17', { type: 'food', amount: 7 }, green('pottery')),
  card('C18', { type: 'resource', resource: 'clay', amount: 1 }, sand('shaman', 2)),
  card('C19', { type: 'resource', resource: 'stone', amount: 1 }, sand('farmer', 1)),
  card('C20', { type: 'resource', resource: 'stone', amount: 1 }, sand('shaman', 1)),
  card('C21', { type: 'resource', resource: 'stone', amount: 2 }, green('transport')),
  card('C22', { type: 'resource', resource: 'gold', amount: 1 }, sand('shaman', 1)),
  card('C23', { type: 'rollForResource', resource: 'wood' }, sand('shaman', 2)),
  card('C24', { type: 'rollForResource', resource: 'stone' }, sand('shaman', 1)),
  card('C25', { type: 'rollForResource', resource: 'gold' }, green('art')),
  card('C26', { type: 'points', amount: 3 }, green('music')),
  card('C27', { type: 'points', amount: 3 }, green('music')),
  card('C28', { type: 'points', amount: 3 }, sand('builder', 3)),
  card('C29', { type: 'tool' }, green('art')),
  card('C30', { type: 'agriculture' }, green('sundial')),
  card('C31', { type: 'agriculture' }, sand('farmer', 1)),
  card('C32', { type: 'drawCard' }, green('writing')),
  card('C33', { type: 'oneUseTool', value: 2 }, sand('toolMaker', 2)),
  card('C34', { type: 'oneUseTool', value: 3 }, sand('toolMaker', 1)),
  card('C35', { type: 'oneUseTool', value: 4 }, sand('toolMaker', 1)),
  card('C36', { type: 'twoResources' }, green('medicine')),
];

const bundle = ([wood, clay, stone, gold]: [number, number, number, number]): Bundle => ({
  wood,
  clay,
  stone,
  gold,
});
const fixed = (id: TileId, cost: [number, number, number, number], points: number): Tile => ({
  id,
  kind: 'fixed',
  cost: bundle(cost),
  points,
});
const exact = (id: TileId, count: number, kinds: number): Tile => ({
  id,
  kind: 'exact',
  count,
  kinds,
});
const free = (id: TileId, least: number, most: number): Tile => ({ id, kind: 'free', least, most });

/** The 28 building tiles. A position names them by their place in this list. */
export const TILES: readonly Tile[] = [
  fixed('B01', [2, 1, 0, 0], 10),
  fixed('B02', [2, 0, 1, 0], 11),
  fixed('B03', [1, 2, 0, 0], 11),
  fixed('B04', [2, 0, 0, 1], 12),
  fixed('B05', [1, 1, 1, 0], 12),
  fixed('B06', [1, 1, 1, 0], 12),
  fixed('B07', [1, 0, 2, 0], 13),
  fixed('B08', [0, 2, 1, 0], 13),
  fixed('B09', [1, 1, 0, 1], 13),
  fixed('B10', [1, 1, 0, 1], 13),
  fixed('B11', [0, 2, 0, 1], 14),
  fixed('B12', [0, 1, 2, 0], 14),
  fixed('B13', [1, 0, 1, 1], 14),
  fixed('B14', [1, 0, 1, 1], 14),
  fixed('B15', [0, 1, 1, 1], 15),
  fixed('B16', [0, 1, 1, 1], 15),
  fixed('B17', [0, 0, 2, 1], 16),
  exact('B18', 4, 1),
  exact('B19', 4, 2),
  exact('B20', 4, 3),
  exact('B21', 4, 4),
  exact('B22', 5, 1),
  exact('B23', 5, 2),
  exact('B24', 5, 3),
  exact('B25', 5, 4),
  free('B26', 1, 7),
  free('B27', 1, 7),
  free('B28', 1, 7),
];
