import {
  bundle,
  count,
  gain,
  goods,
  kinds,
  number,
  people,
  points,
  resources,
  roughly,
  some,
} from './enWords';
import { lowerTitle } from './enNews';
import type { Knacks, Whys } from './shape';

const rounds = { one: 'round', other: 'rounds' };

/** What the strongest bot says when it is asked what it would do. */
export const hints = {
  ask: 'Hint: what would you do?',
  askHint: 'The elder shows what it would do here, and why',
  /** On the button, where there is hardly room for a word. */
  short: 'Hint',
  title: "The elder's advice",
  thinking: 'The elder is thinking…',
  stop: 'Hint: stop thinking',
  failed: 'The elder has no advice this time.',
  choices: 'Choices, best first',
  best: 'best',
  behind: (behind: number) =>
    behind < 0.5 ? 'about as good' : `about ${roughly(behind, points)} behind`,
  instead: 'or this',
  nth: (nth: number) => `Choice ${number(nth)}`,
  /** Said of a place or a control that carries a mark. */
  marked: (nth: number) => `choice ${number(nth)} of the elder`,
  pick: 'Gets it ready; you still decide',
  why: 'Why?',
};

const GROWTH: Record<'worker' | 'tool' | 'agriculture', string> = {
  worker: 'One more worker',
  tool: 'One more on the tools',
  agriculture: '1 food more at every meal',
};

const knacks: Knacks = {
  diceForEveryone: () => 'Dice for everyone, with the first pick.',
  drawCard: () => 'One more card for the final count, drawn unseen.',
  oneUseTool: ({ value }) => `A tool of ${number(value)}, for one use.`,
  twoResources: () => 'Two resources of choice, at any time.',
};

/** Why a move is good, each reason a sentence that fits whoever makes the move. */
export const whys: Whys = {
  goods: ({ good, expected }) => `On average ${roughly(expected, word(goods[good]))}.`,
  gains: ({ good, amount }) =>
    amount === 0 ? 'Brings nothing.' : `Brings ${gain({ good, amount })}.`,
  upper: ({ half }) => (knacks[half.type] as (of: typeof half) => string)(half),
  lower: ({ half }) => `For the final count: ${lowerTitle(half)}.`,
  points: ({ points: scored }) => `${count(scored, points)} at once.`,
  scores: ({ most }) => `Up to ${count(most, points)}, if the goods come in.`,
  lacks: ({ missing }) => `${count(missing, resources)} to pay for it still to come.`,
  culture: ({ points: more, set, size }) =>
    size === 1
      ? `${plus(more)} in the end: it begins a ${set === 1 ? '' : 'second '}set.`
      : `${plus(more)} in the end: a ${set === 1 ? '' : 'second '}set of ${count(size, kinds)}.`,
  people: ({ person, multiplier, times }) =>
    times === 0
      ? `${people[person].count(multiplier)} for the final count, nothing to count yet.`
      : `In the end ${people[person].sum(multiplier, times)}.`,
  growth: ({ what, rounds: left }) =>
    left < 1
      ? `${GROWTH[what]}, but the game is nearly over.`
      : `${GROWTH[what]}, for about ${count(left, rounds)}.`,
  denies: ({ seat, points: lost }, name) =>
    `Keeps ${name(seat)} from about ${count(Math.round(lost), points)}.`,
  food: ({ missing, missingAfter }) =>
    missingAfter === 0
      ? `Makes up for ${some('food', missing)} that would be missing.`
      : `${some('food', missingAfter)} would be missing, instead of ${number(missing)}.`,
  costs: ({ paid }) => `Costs ${bundle(paid)}.`,
  saves: ({ resources: kept }) => `Keeps ${count(kept, resources)} for something better.`,
  tools: ({ used, kept }) =>
    used === 0
      ? `Keeps tools worth ${number(kept)} for other rolls.`
      : kept === 0
        ? `Uses tools worth ${number(used)}.`
        : `Uses tools worth ${number(used)}, keeps ${number(kept)} for other rolls.`,
  hunger: ({ points: lost, saved }) =>
    saved === 0
      ? `Costs ${count(lost, points)}.`
      : `Costs ${count(lost, points)}, but keeps ${count(saved, resources)}.`,
  later: ({ points: more }) =>
    `Kept for later, the card is worth about ${roughly(more, points)} more.`,
  worth: ({ points: all }) => `Worth about ${count(Math.round(all), points)} in the end.`,
  lastRound: () => 'This may well be the last round.',
};

const plus = (more: number) => `+${count(more, points)}`;
/** Goods are counted without a plural. */
const word = (good: string) => ({ one: good, other: good });
