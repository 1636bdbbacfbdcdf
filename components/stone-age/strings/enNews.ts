import { MOST_AGRICULTURE, MOST_WORKERS } from '@/machines/stone-age/data';
import type {
  CardId,
  Count,
  Ending,
  LowerHalf,
  Resource,
  RollAt,
  Tile,
  VillagePlace,
} from '@/machines/stone-age/vocabulary';
import {
  bundle,
  cards,
  count,
  cultures,
  gain,
  goods,
  list,
  number,
  people,
  places,
  points,
  resources,
  some,
  workers,
} from './enWords';
import { cardOf, oneUseValue, tileOf } from './pieces';
import type { Secrets, Telling } from './shape';

const figures = (values: readonly number[]) => list(values.map((value) => number(value)));

/** "at the river", or for the card that lets its buyer roll: "for gold with a card". */
const where = (at: RollAt, good: Resource | 'food') =>
  at in places ? places[at as keyof typeof places].at : `for ${goods[good]} with a card`;

function rolls(name: string, dice: readonly number[], at: RollAt, good: Resource | 'food') {
  const thrown = dice.length === 1 ? `a ${figures(dice)}` : figures(dice);
  return `${name} rolls ${thrown} ${where(at, good)}`;
}

/** "a tool of 2", "tools of 2 and 1", "a one-use tool of 4". */
function toolsAdded(tools: readonly number[], oneUse: readonly CardId[]): string {
  const tiles = tools.length === 1 ? `a tool of ${figures(tools)}` : `tools of ${figures(tools)}`;
  const kept = oneUse.map((card) => `a one-use tool of ${number(oneUseValue(card))}`);
  return tools.length === 0 ? list(kept) : [tiles, ...kept].join(' plus ');
}

const ENOUGH: Record<VillagePlace, string> = {
  toolMaker: 'has the best tools there are',
  hut: `has ${number(MOST_WORKERS)} workers already`,
  field: `has agriculture ${number(MOST_AGRICULTURE)} already`,
};

/** What the lower half of a card is called. */
export const lowerTitle = (half: LowerHalf) =>
  half.colour === 'green' ? cultures[half.culture] : people[half.person].count(half.multiplier);

/** What a building asks for and gives, in a few words. */
export function offerOf(tile: Tile): string {
  switch (tile.kind) {
    case 'fixed':
      return `${bundle(tile.cost)} for ${count(tile.points, points)}`;
    case 'exact':
      return `${count(tile.count, resources)} of ${
        tile.kinds === 1 ? 'a single kind' : `exactly ${number(tile.kinds)} kinds`
      } for what they are worth`;
    case 'free':
      return `${number(tile.least)} to ${count(tile.most, resources)} for what they are worth`;
  }
}

export const endings: Record<Ending, string> = {
  cards: 'The deck can no longer fill the four places: the game is over.',
  buildings: 'A stack of buildings is used up: the game is over.',
};

type Source = Exclude<keyof Count, 'total'>;
const COUNTED: Record<Source, string> = {
  track: 'on the track',
  culture: 'for culture',
  farmers: 'for farmers',
  toolMakers: 'for tool makers',
  builders: 'for builders',
  shamans: 'for shamans',
  resources: 'for resources left',
};

export const news: Telling = {
  placed: ({ seat, place, workers: sent }, name) =>
    `${name(seat)} places ${count(sent, workers)} ${places[place].at}.`,
  rolled: ({ seat, at, good, dice }, name) => `${rolls(name(seat), dice, at, good)}.`,
  gathered: ({ seat, at, good, dice, tools, oneUse, sum, divisor, amount }, name) => {
    const added = tools.length + oneUse.length === 0 ? '' : `, adds ${toolsAdded(tools, oneUse)}`;
    const due = Math.floor(sum / divisor);
    const result = due === 0 ? `, so no ${goods[good]}` : ` = ${some(good, due)}`;
    const short =
      amount === due
        ? ''
        : amount === 0
          ? ', but the supply has none left'
          : `, but the supply has only ${number(amount)}`;
    const division = `${number(sum)} ÷ ${number(divisor)}`;
    return `${rolls(name(seat), dice, at, good)}${added}: ${division}${result}${short}.`;
  },
  madeTool: ({ seat, tools }, name) =>
    `${name(seat)} makes a tool. Tools: ${figures(tools.filter((value) => value > 0))}.`,
  grew: ({ seat, workers: now }, name) =>
    `${name(seat)} gains a worker and has ${number(now)} now.`,
  farmed: ({ seat, agriculture }, name) =>
    `${name(seat)} tills the field: agriculture ${number(agriculture)}.`,
  nothingGained: ({ seat, place }, name) => `${name(seat)} ${ENOUGH[place]} and gains nothing.`,
  left: ({ seat, place, couldPay }, name) =>
    couldPay
      ? `${name(seat)} leaves ${places[place].the}.`
      : `${name(seat)} cannot pay for ${places[place].the} and leaves it.`,
  bought: ({ seat, place, card, paid }, name) =>
    `${name(seat)} buys ${places[place].the} for ${bundle(paid)}: ${lowerTitle(cardOf(card).lower)}.`,
  gained: (news, name) =>
    news.amount === 0
      ? `The card brings ${name(news.seat)} nothing.`
      : `The card brings ${name(news.seat)} ${gain(news)}.`,
  kept: ({ seat, card }, name) => {
    const value = oneUseValue(card);
    return value > 0
      ? `${name(seat)} keeps a one-use tool of ${number(value)} for later.`
      : `${name(seat)} keeps the card: two resources of choice, later.`;
  },
  drew: ({ seat, card }, name) =>
    card === null
      ? `The deck is empty: ${name(seat)} draws nothing.`
      : `${name(seat)} draws a card for the final count: ${lowerTitle(cardOf(card).lower)}.`,
  cashedIn: ({ seat, taken }, name) => {
    const got = bundle(taken);
    return got === bundle({ wood: 0, clay: 0, stone: 0, gold: 0 })
      ? `${name(seat)} uses the card of choice, but the supply is empty.`
      : `${name(seat)} uses the card of choice: ${got}.`;
  },
  diceForEveryone: ({ seat, dice }, name) =>
    `${name(seat)} rolls dice for everyone: ${figures(dice)}.`,
  tookDie: (news, name) =>
    news.amount === 0
      ? `${name(news.seat)} takes the ${number(news.die)}, which is of no use.`
      : `${name(news.seat)} takes the ${number(news.die)}: ${gain(news)}.`,
  built: ({ seat, paid, points: scored }, name) =>
    `${name(seat)} builds for ${bundle(paid)}: ${count(scored, points)}.`,
  turnedTile: ({ place, tile, left }) => {
    const building = places[place].name;
    if (tile === null) return `${building} was the last of its stack: this round is the last.`;
    return `${building} is turned up: ${offerOf(tileOf(tile))}, ${number(left)} left in the stack.`;
  },
  ate: ({ seat, harvest, eaten, short, food }, name) => {
    const who = name(seat);
    if (eaten === 0 && short > 0) {
      return `${who} has nothing to eat and is ${some('food', short)} short.`;
    }
    const harvested = harvest > 0 ? `${who} harvests ${number(harvest)}, eats` : `${who} eats`;
    const rest =
      short > 0
        ? `is ${number(short)} short`
        : food === 0
          ? 'has none left'
          : `has ${number(food)} left`;
    return `${harvested} ${some('food', eaten)} and ${rest}.`;
  },
  covered: ({ seat, paid }, name) => `${name(seat)} makes up for it with ${bundle(paid)}.`,
  starved: ({ seat, points: lost }, name) =>
    `${name(seat)} leaves people hungry and loses ${count(-lost, points)}.`,
  roundEnded: ({ round, points: scores }, name) => {
    const table = scores.map((score, seat) => `${name(seat)} ${number(score)}`).join(', ');
    return `Round ${number(round)} is over: ${table}.`;
  },
  newRound: ({ round, firstPlayer, dealt }, name) => {
    const fresh =
      dealt.length === 0
        ? ''
        : ` ${count(dealt.length, cards)} of the row ${dealt.length === 1 ? 'is' : 'are'} new.`;
    return `Round ${number(round)} begins with ${name(firstPlayer)}.${fresh}`;
  },
  gameEnded: ({ ending }) => endings[ending],
  counted: ({ seat, count: { total, ...sources } }, name) => {
    const parts = (Object.keys(COUNTED) as Source[])
      .filter((source) => source === 'track' || sources[source] !== 0)
      .map((source) => `${number(sources[source])} ${COUNTED[source]}`);
    return `${name(seat)} counts ${list(parts)}: ${count(total, points)}.`;
  },
};

export const secrets: Secrets = {
  drew: ({ seat }, name) =>
    `${name(seat)} draws a card for the final count and shows it to no one.`,
};
