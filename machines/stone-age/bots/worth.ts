import type { Seat } from '@/machines/core/rules';
import {
  CARDS,
  CARDS_ON_OFFER,
  DIVISORS,
  MOST_AGRICULTURE,
  MOST_TOOL_VALUE,
  MOST_WORKERS,
  POINTS_LOST_BY_HUNGER,
  TILES_PER_STACK,
  TOOL_TILES,
} from '../data';
import { FIRST_RESOURCE, NONE, type CardNumber, type Position } from '../position';
import { RESOURCES } from '../vocabulary';
import {
  BUILDERS,
  FARMERS,
  LOWER,
  SHAMANS,
  TOOL_MAKERS,
  holdingsOf,
  type Holdings,
} from './holdings';
import { yieldOf } from './luck';
import type { Weights } from './weights';

const MOST_TOOLS = TOOL_TILES * MOST_TOOL_VALUE;
/** Resources beyond this many are not all used before others come. */
const PLENTY = 12;

/** What a bot leans to: factors on what a thing is worth to it. */
export interface Leaning {
  culture: number;
  people: number;
  buildings: number;
  fields: number;
  /** How far the ten points of a hungry round are feared. */
  hunger: number;
  /** How far ahead it looks, in rounds. */
  foresight: number;
}

/** How a player looks at things now: what is worth how much, and how long the game may last. */
export interface Outlook {
  weights: Weights;
  leaning: Leaning;
  /** Rounds after this one, as far as the bot looks ahead. */
  rounds: number;
  /** Meals to come, the one of this round included as long as it is. */
  meals: number;
  /** What one of each resource is worth. */
  resource: readonly number[];
}

export function outlookOn(position: Position, weights: Weights, leaning: Leaning): Outlook {
  const rounds = Math.min(roundsAfter(position, weights), leaning.foresight);
  const lasting = rounds / (rounds + weights.fading);
  const mealIsAhead = position.phase !== 'over';
  return {
    weights,
    leaning,
    rounds,
    meals: mealIsAhead ? rounds + 1 : 0,
    resource: [
      1 + (weights.wood - 1) * lasting,
      1 + (weights.clay - 1) * lasting,
      1 + (weights.stone - 1) * lasting,
      1 + (weights.gold - 1) * lasting,
    ],
  };
}

/** The same between two rounds: the one that begins is still to be played. */
export function outlookBetween(position: Position, weights: Weights, leaning: Leaning): Outlook {
  const look = outlookOn(position, weights, leaning);
  return position.phase === 'over' ? look : { ...look, rounds: look.rounds + 1 };
}

/** How many more rounds there will probably be once this one is over. */
export function roundsAfter(position: Position, weights: Weights): number {
  if (position.phase === 'over') return 0;
  let missing = 0;
  for (let i = 0; i < CARDS_ON_OFFER; i++) if (position.row[i] === NONE) missing++;
  const left = position.deck.length - position.dealt - missing;
  if (left < 0) return 0;
  let lowest = TILES_PER_STACK;
  for (let stack = 0; stack < position.setup.players; stack++) {
    const tiles = TILES_PER_STACK - position.gone[stack]!;
    if (tiles < lowest) lowest = tiles;
  }
  if (lowest === 0) return 0;
  const byCards = left / weights.cardRate;
  const byTiles = (lowest - 0.5) / weights.tileRate;
  return byCards < byTiles ? byCards : byTiles;
}

/** Everything a player has and will make of it, in points of the final count. */
export function worthOf(own: Holdings, look: Outlook): number {
  return (
    own.points +
    cultureWorth(own, look) +
    peopleWorth(own, look) +
    own.workers * look.rounds * look.weights.worker +
    toolsWorth(own.tools, look) -
    mealsCost(own.workers, own.agriculture, own.food, look) +
    stockWorth(own.stock, look) +
    keptWorth(own, look)
  );
}

export const positionWorth = (position: Position, seat: Seat, look: Outlook): number =>
  worthOf(holdingsOf(position, seat), look);

/** Green cards: sets as they stand, and what later cards will add to them. */
export function cultureWorth({ lower }: Holdings, look: Outlook): number {
  let first = 0;
  let second = 0;
  for (let kind = 0; kind < FARMERS; kind++) {
    const copies = lower[kind]!;
    if (copies > 0) first++;
    if (copies > 1) second++;
  }
  const { culture, secondCulture } = look.weights;
  const points =
    first * first + second * second + 2 * look.rounds * (first * culture + second * secondCulture);
  return points * look.leaning.culture;
}

/** People and what they multiply, both with what is still to come. */
export function peopleWorth(own: Holdings, look: Outlook): number {
  const { weights, rounds } = look;
  const { lower } = own;
  const farmers = lower[FARMERS]!;
  const makers = lower[TOOL_MAKERS]!;
  const builders = lower[BUILDERS]!;
  const shamans = lower[SHAMANS]!;
  const fields = Math.min(MOST_AGRICULTURE, own.agriculture + rounds * weights.fieldsAhead);
  const tools = Math.min(MOST_TOOLS, own.tools + rounds * weights.toolsAhead);
  const workers = Math.min(MOST_WORKERS, own.workers + rounds * weights.workersAhead);
  const people =
    farmers * fields +
    makers * tools +
    builders * (own.buildings + rounds * weights.buildingsAhead) +
    shamans * workers;
  const ahead =
    own.agriculture * weights.farmersAhead * look.leaning.fields +
    own.tools * weights.toolMakersAhead +
    own.buildings * weights.buildersAhead +
    own.workers * weights.shamansAhead;
  return people * look.leaning.people + ahead * rounds;
}

export const toolsWorth = (tools: number, { rounds, weights }: Outlook): number =>
  tools * rounds * weights.tool;

/**
 * What eating will cost to the end of the game: work at the hunt, or ten points a round where
 * going hungry is cheaper. Food missing at this very meal has to be made up for with resources.
 */
export function mealsCost(
  workers: number,
  agriculture: number,
  food: number,
  look: Outlook,
): number {
  const { meals, weights, leaning } = look;
  if (meals === 0) return 0;
  const fields = agriculture < workers ? agriculture : workers + (agriculture - workers) * 0.3;
  const missing = meals * (workers - fields * leaning.fields) - food;
  const most = weights.hunger * leaning.hunger * POINTS_LOST_BY_HUNGER * meals;
  if (missing <= 0) return missing * weights.spareFood;
  const planned = missing * weights.food;
  if (planned >= most) return most;
  const now = workers - agriculture - food;
  if (now <= 0) return planned;
  const covering = now * look.resource[0]!;
  const hunger = POINTS_LOST_BY_HUNGER * leaning.hunger;
  const sudden = (covering < hunger ? covering : hunger) - now * weights.food;
  return sudden > 0 ? planned + sudden : planned;
}

export function stockWorth(stock: readonly number[], look: Outlook): number {
  const { resource, weights } = look;
  const wood = stock[0]!;
  const clay = stock[1]!;
  const stone = stock[2]!;
  const gold = stock[3]!;
  const excess = wood + clay + stone + gold - PLENTY;
  const worth =
    wood * resource[0]! + clay * resource[1]! + stone * resource[2]! + gold * resource[3]!;
  return excess > 0 ? worth - excess * excess * weights.hoarding : worth;
}

/** One-use tools and the choice card, as long as they can be used. */
function keptWorth(own: Holdings, look: Outlook): number {
  const lasting = look.rounds / (look.rounds + look.weights.fading);
  const tools = own.oneUse * look.weights.oneUse * lasting;
  return own.choice ? tools + choiceWorth(look) : tools;
}

export function choiceWorth({ rounds, weights }: Outlook): number {
  const lasting = rounds / (rounds + weights.fading);
  return 2 + (weights.choice - 2) * lasting;
}

export const toolGain = (own: Holdings, look: Outlook): number =>
  own.tools >= MOST_TOOLS ? 0 : gain(own, look, 'tools');
export const fieldGain = (own: Holdings, look: Outlook): number =>
  own.agriculture >= MOST_AGRICULTURE ? 0 : gain(own, look, 'agriculture');
export const workerGain = (own: Holdings, look: Outlook): number =>
  own.workers >= MOST_WORKERS ? 0 : gain(own, look, 'workers');

/** One more of something that both works by itself and is multiplied by people. */
function gain(own: Holdings, look: Outlook, what: 'tools' | 'agriculture' | 'workers'): number {
  const before = growingWorth(own, look);
  own[what]++;
  const after = growingWorth(own, look);
  own[what]--;
  return after - before;
}

const growingWorth = (own: Holdings, look: Outlook): number =>
  peopleWorth(own, look) +
  own.workers * look.rounds * look.weights.worker +
  toolsWorth(own.tools, look) -
  mealsCost(own.workers, own.agriculture, own.food, look);

export const foodGain = (own: Holdings, amount: number, look: Outlook): number =>
  mealsCost(own.workers, own.agriculture, own.food, look) -
  mealsCost(own.workers, own.agriculture, own.food + amount, look);

/** One building more, besides its points and what is paid for it. */
export function builtGain(own: Holdings, look: Outlook): number {
  const { weights, rounds, leaning } = look;
  return own.lower[BUILDERS]! * leaning.people + weights.buildersAhead * rounds + leaning.buildings;
}

/** What the lower half of a card adds. */
export function lowerGain(own: Holdings, card: CardNumber, look: Outlook): number {
  const { kind, count } = LOWER[card]!;
  const part = kind < FARMERS ? cultureWorth : peopleWorth;
  const before = part(own, look);
  own.lower[kind] = own.lower[kind]! + count;
  const after = part(own, look);
  own.lower[kind] = own.lower[kind]! - count;
  return after - before;
}

/** What the upper half of a card brings on average. */
export function upperGain(own: Holdings, card: CardNumber, look: Outlook): number {
  const { upper } = CARDS[card]!;
  const { weights, resource, rounds } = look;
  const lasting = rounds / (rounds + weights.fading);
  switch (upper.type) {
    case 'diceForEveryone':
      return 1 + (weights.dice - 1) * lasting;
    case 'food':
      return foodGain(own, upper.amount, look);
    case 'resource':
      return upper.amount * resource[RESOURCES.indexOf(upper.resource)]!;
    case 'rollForResource': {
      const index = RESOURCES.indexOf(upper.resource);
      return yieldOf(FIRST_RESOURCE + index, 2, own.freeTools) * resource[index]!;
    }
    case 'points':
      return upper.amount;
    case 'tool':
      return toolGain(own, look);
    case 'agriculture':
      return fieldGain(own, look);
    case 'drawCard':
      return weights.draw;
    case 'oneUseTool':
      return upper.value * weights.oneUse * lasting;
    case 'twoResources':
      return choiceWorth(look);
  }
}

export const cardGain = (own: Holdings, card: CardNumber, look: Outlook): number =>
  lowerGain(own, card, look) + upperGain(own, card, look);

/** What a resource scores on a building of free choice. */
export const POINTS_OF_RESOURCE: readonly number[] = DIVISORS.slice(FIRST_RESOURCE);
