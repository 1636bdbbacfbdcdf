import type { Seat } from '@/machines/core/rules';
import { MOST_WORKERS } from '../data';
import type { Position } from '../position';
import { count } from '../scoring';
import forecasts from './forecast.json';
import { BUILDERS, FARMERS, holdingsOf, SHAMANS, TOOL_MAKERS, type Holdings } from './holdings';
import { worthOf, type Outlook } from './worth';

/** What a forecast is made from: a player's things between two rounds, and how long they last. */
interface Prospects {
  own: Holdings;
  /** Rounds still to be played, as far as anyone can tell. */
  rounds: number;
  starts: boolean;
  /** How many different cultures it has, and how many of them twice. */
  first: number;
  second: number;
}

/** Where more rounds would bring no more: a few are enough to use a thing up. */
const soon = (rounds: number) => rounds / (rounds + 2);
const PLENTY = 10;

/**
 * The figures from which the final count is forecast, as a weighted sum. What grows with every
 * round to come says `Ahead`. The weights are learnt from played games by `npm run train`.
 */
export const TRAITS = {
  points: ({ own }) => own.points,
  set: ({ first }) => first,
  setSquared: ({ first }) => first * first,
  setAhead: ({ first, rounds }) => first * rounds,
  secondSet: ({ second }) => second,
  secondSetSquared: ({ second }) => second * second,
  secondSetAhead: ({ second, rounds }) => second * rounds,
  farmers: ({ own }) => own.lower[FARMERS]! * own.agriculture,
  toolMakers: ({ own }) => own.lower[TOOL_MAKERS]! * own.tools,
  builders: ({ own }) => own.lower[BUILDERS]! * own.buildings,
  shamans: ({ own }) => own.lower[SHAMANS]! * own.workers,
  farmersAhead: ({ own, rounds }) => own.lower[FARMERS]! * rounds,
  toolMakersAhead: ({ own, rounds }) => own.lower[TOOL_MAKERS]! * rounds,
  buildersAhead: ({ own, rounds }) => own.lower[BUILDERS]! * rounds,
  shamansAhead: ({ own, rounds }) => own.lower[SHAMANS]! * rounds,
  workers: ({ own }) => own.workers,
  workersAhead: ({ own, rounds }) => own.workers * rounds,
  crowdAhead: ({ own, rounds }) => (own.workers * own.workers * rounds) / MOST_WORKERS,
  fields: ({ own }) => own.agriculture,
  fieldsAhead: ({ own, rounds }) => own.agriculture * rounds,
  spareFields: ({ own }) => Math.max(0, own.agriculture - own.workers),
  tools: ({ own }) => own.tools,
  toolsAhead: ({ own, rounds }) => own.tools * rounds,
  toolsOfManyAhead: ({ own, rounds }) => (own.tools * own.workers * rounds) / MOST_WORKERS,
  food: ({ own }) => own.food,
  foodToFind: ({ own, rounds }) => Math.max(0, rounds * (own.workers - own.agriculture) - own.food),
  hunger: ({ own }) => Math.max(0, own.workers - own.agriculture - own.food),
  wood: ({ own }) => own.stock[0]!,
  clay: ({ own }) => own.stock[1]!,
  stone: ({ own }) => own.stock[2]!,
  gold: ({ own }) => own.stock[3]!,
  resourcesAhead: ({ own, rounds }) => inStock(own) * soon(rounds),
  hoard: ({ own }) => Math.max(0, inStock(own) - PLENTY) ** 2 / PLENTY,
  buildings: ({ own }) => own.buildings,
  buildingsAhead: ({ own, rounds }) => own.buildings * rounds,
  oneUse: ({ own, rounds }) => own.oneUse * soon(rounds),
  choice: ({ own }) => (own.choice ? 1 : 0),
  starts: ({ starts }) => (starts ? 1 : 0),
} satisfies Record<string, (of: Prospects) => number>;

export type TraitName = keyof typeof TRAITS;
export type Forecast = Record<TraitName, number>;
export const TRAIT_NAMES = Object.keys(TRAITS) as TraitName[];
const FIGURES = Object.values(TRAITS);

const inStock = ({ stock }: Holdings): number => stock[0]! + stock[1]! + stock[2]! + stock[3]!;

/** By number of players, from two on, in the order of the traits. */
const LEARNT: readonly (readonly number[])[] = [forecasts['2'], forecasts['3'], forecasts['4']].map(
  (learnt: Forecast) => TRAIT_NAMES.map((name) => learnt[name]),
);

export function traitsOf(position: Position, seat: Seat, rounds: number): number[] {
  const own = holdingsOf(position, seat);
  let first = 0;
  let second = 0;
  for (let culture = 0; culture < FARMERS; culture++) {
    if (own.lower[culture]! > 0) first++;
    if (own.lower[culture]! > 1) second++;
  }
  const starts = position.firstPlayer === seat;
  const prospects: Prospects = { own, rounds, starts, first, second };
  return FIGURES.map((figure) => figure(prospects));
}

/**
 * What a player will have in the final count, up to a sum that is the same for all at the table.
 * For use between rounds; once the game is over it is the count itself.
 */
export function forecast(position: Position, seat: Seat, look: Outlook): number {
  if (position.phase === 'over') return count(position, seat).total;
  const learnt = LEARNT[position.setup.players - 2]!;
  const traits = traitsOf(position, seat, look.rounds);
  let sum = 0;
  for (let i = 0; i < learnt.length; i++) sum += learnt[i]! * traits[i]!;
  return sum;
}

/** How much more a player's things are worth to one who leans to them than to anyone else. */
export function fondness(position: Position, seat: Seat, look: Outlook, even: Outlook): number {
  if (position.phase === 'over') return 0;
  const own = holdingsOf(position, seat);
  return worthOf(own, look) - worthOf(own, even);
}
