import { rollDie, seeded, type Chance } from '@/machines/core/chance';
import { apply, type Seat } from '@/machines/core/rules';
import { CARDS, TILES, TILES_PER_STACK } from '@/machines/stone-age/data';
import { deal } from '@/machines/stone-age/deal';
import { GOOD_KINDS, NONE, SEATS, TOOL_SLOTS, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { ONE_USE_CARDS } from '@/machines/stone-age/tools';
import {
  GOODS,
  PLACES,
  type CardId,
  type Good,
  type Move,
  type News,
  type Phase,
  type Place,
  type Setup,
  type TileId,
} from '@/machines/stone-age/vocabulary';

/** Seats by the colours of the rule book's examples. */
export const red = 0;
export const blue = 1;
export const yellow = 2;
export const green = 3;

/** What matters about one player; everything else is as at the start of a game. */
export type Village = Partial<Record<Good, number>> & {
  workers?: number;
  agriculture?: number;
  points?: number;
  tools?: [number, number, number];
  used?: number;
  cards?: CardId[];
  /** One-use tools and the choice card, lying open and not used yet. */
  open?: CardId[];
  buildings?: TileId[];
  at?: Partial<Record<Place, number>>;
};

export interface Scene extends Partial<Setup> {
  phase?: Phase;
  toMove?: Seat;
  starts?: Seat;
  round?: number;
  row?: (CardId | null)[];
  /** The tile on top of each stack. */
  tops?: TileId[];
  /** How many tiles have left each stack. */
  gone?: number[];
  /** How many cards are left in the deck. */
  deckLeft?: number;
  villages?: Village[];
  /** The next dice that will be rolled, in order. */
  dice?: number[];
  supply?: [number, number, number, number];
}

const cardNumber = (id: CardId) => CARDS.findIndex((card) => card.id === id);
const tileNumber = (id: TileId) => TILES.findIndex((tile) => tile.id === id);

/** A position in which only what is named differs from a fresh deal. */
export function given(scene: Scene = {}): Position {
  const { players = 4, edition = 'revised', idleVillage = 'allowed', firstPlayer = 0 } = scene;
  const position = deal({ players, edition, idleVillage, firstPlayer }, 1);
  scene.villages?.forEach((village, seat) => settle(position, seat, village));
  if (scene.row) layRow(position, scene.row);
  scene.gone?.forEach((gone, stack) => (position.gone[stack] = gone));
  scene.tops?.forEach((id, stack) => layTop(position, stack, id));
  if (scene.deckLeft !== undefined) position.dealt = position.deck.length - scene.deckLeft;
  if (scene.starts !== undefined) position.firstPlayer = scene.starts;
  if (scene.round !== undefined) position.round = scene.round;
  if (scene.supply) position.supply = [...scene.supply];
  position.phase = scene.phase ?? 'placing';
  position.toMove = scene.toMove ?? position.firstPlayer;
  position.turn = position.toMove;
  if (scene.dice) position.chance = chanceFor(scene.dice);
  return position;
}

function settle(position: Position, seat: Seat, village: Village): void {
  GOODS.forEach((good, i) => {
    const amount = village[good];
    if (amount !== undefined) position.stock[seat * GOOD_KINDS + i] = amount;
  });
  if (village.workers !== undefined) position.workers[seat] = village.workers;
  position.home[seat] = position.workers[seat]!;
  if (village.agriculture !== undefined) position.agriculture[seat] = village.agriculture;
  if (village.points !== undefined) position.points[seat] = village.points;
  village.tools?.forEach((value, slot) => (position.tools[seat * TOOL_SLOTS + slot] = value));
  if (village.used !== undefined) position.used[seat] = village.used;
  village.cards?.forEach((id) => (position.cardOwner[cardNumber(id)] = seat));
  village.buildings?.forEach((id) => (position.tileOwner[tileNumber(id)] = seat));
  village.open?.forEach((id) => {
    position.cardOwner[cardNumber(id)] = seat;
    const tool = ONE_USE_CARDS.find((card) => card.id === id);
    if (tool) position.oneUse[seat] = position.oneUse[seat]! | tool.bit;
    else position.choiceHolder = seat;
  });
  for (const [place, workers] of Object.entries(village.at ?? {})) {
    const number = PLACES.indexOf(place as Place);
    position.placed[number * SEATS + seat] = workers;
    position.crowd[number] = position.crowd[number]! + workers;
    position.home[seat] = position.home[seat]! - workers;
  }
}

/** Puts cards on offer, exchanging them with wherever the deck has them. */
function layRow(position: Position, row: (CardId | null)[]): void {
  const deck = position.deck.slice();
  row.forEach((id, i) => {
    if (id === null) {
      position.row[i] = NONE;
      return;
    }
    const card = cardNumber(id);
    const from = deck.indexOf(card);
    deck[from] = deck[i]!;
    deck[i] = card;
    position.row[i] = card;
  });
  position.deck = deck;
}

function layTop(position: Position, stack: number, id: TileId): void {
  const tiles = position.tiles.slice();
  const at = stack * TILES_PER_STACK + position.gone[stack]!;
  const from = tiles.indexOf(tileNumber(id));
  tiles[from] = tiles[at]!;
  tiles[at] = tileNumber(id);
  position.tiles = tiles;
}

/** A stream whose next dice are these. There are enough streams to find one by trying. */
export function chanceFor(dice: readonly number[]): Chance {
  for (let seed = 0; seed < 5_000_000; seed++) {
    const chance = seeded(seed);
    const trial = [...chance] as Chance;
    if (dice.every((die) => rollDie(trial) === die)) return chance;
  }
  throw new Error(`No stream found for ${dice.join(' ')}`);
}

export interface After {
  position: Position;
  news: News[];
}

/** Plays moves one after the other, each of which has to be legal. */
export function after(position: Position, ...moves: Move[]): After {
  let now = position;
  const news: News[] = [];
  for (const move of moves) {
    const refusal = stoneAge.refusal(now, now.toMove, move);
    if (refusal) throw new Error(`${move.type} refused: ${refusal.reason}`);
    const next = apply(stoneAge, now, move);
    now = next.position;
    news.push(...next.moments.map((moment) => moment.news));
  }
  return { position: now, news };
}

export const reasonFor = (position: Position, move: Move, seat = position.toMove) =>
  stoneAge.refusal(position, seat, move)?.reason ?? null;

export const stockOf = (position: Position, seat: Seat) =>
  Object.fromEntries(
    GOODS.map((good, i) => [good, position.stock[seat * GOOD_KINDS + i]!]),
  ) as Record<Good, number>;

export const toolsOf = (position: Position, seat: Seat) =>
  position.tools.slice(seat * TOOL_SLOTS, (seat + 1) * TOOL_SLOTS);

export const place = (place: Place, workers = 1): Move => ({ type: 'place', place, workers });
export const resolve = (place: Place): Move => ({ type: 'resolve', place });
export const gather = (tools = 0): Move => ({ type: 'gather', tools });
const bundle = (wood = 0, clay = 0, stone = 0, gold = 0) => ({ wood, clay, stone, gold });
export const pay = (...counts: number[]): Move => ({ type: 'pay', ...bundle(...counts) });
export const feed = (...counts: number[]): Move => ({ type: 'feed', ...bundle(...counts) });
export const cashIn = (...counts: number[]): Move => ({ type: 'cashIn', ...bundle(...counts) });
export const leave: Move = { type: 'leave' };
export const refuse: Move = { type: 'refuse' };
export const takeDie = (die: number): Move => ({ type: 'takeDie', die });

/** The one piece of news of that type. */
export function only<Type extends News['type']>(news: readonly News[], type: Type) {
  const found = news.filter((item) => item.type === type);
  if (found.length !== 1) throw new Error(`${found.length} × ${type} instead of one`);
  return found[0] as Extract<News, { type: Type }>;
}
