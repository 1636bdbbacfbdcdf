import type { Why } from '@/machines/stone-age/bots/why';

type OfType<Type> = Extract<Why, { type: Type }>;
const nothing = { wood: 0, clay: 0, stone: 0, gold: 0 };

/** Reasons of every type, with the cases in which their sentence turns out differently. */
export const WHYS = {
  goods: [
    { type: 'goods', good: 'wood', expected: 2.33 },
    { type: 'goods', good: 'clay', expected: 1.02 },
    { type: 'goods', good: 'gold', expected: 0.5 },
    { type: 'goods', good: 'food', expected: 8.75 },
  ],
  gains: [
    { type: 'gains', good: 'stone', amount: 2 },
    { type: 'gains', good: 'tool', amount: 1 },
    { type: 'gains', good: 'agriculture', amount: 1 },
    { type: 'gains', good: 'gold', amount: 0 },
  ],
  upper: [
    { type: 'upper', half: { type: 'diceForEveryone' } },
    { type: 'upper', half: { type: 'drawCard' } },
    { type: 'upper', half: { type: 'oneUseTool', value: 3 } },
    { type: 'upper', half: { type: 'twoResources' } },
  ],
  lower: [
    { type: 'lower', half: { colour: 'green', culture: 'pottery' } },
    { type: 'lower', half: { colour: 'sand', person: 'farmer', multiplier: 2 } },
  ],
  points: [
    { type: 'points', points: 12 },
    { type: 'points', points: 1 },
  ],
  scores: [{ type: 'scores', most: 14 }],
  lacks: [
    { type: 'lacks', missing: 1 },
    { type: 'lacks', missing: 3 },
  ],
  culture: [
    { type: 'culture', points: 7, set: 1, size: 4 },
    { type: 'culture', points: 1, set: 1, size: 1 },
    { type: 'culture', points: 1, set: 2, size: 1 },
    { type: 'culture', points: 3, set: 2, size: 2 },
  ],
  people: [
    { type: 'people', person: 'farmer', points: 10, multiplier: 2, times: 5 },
    { type: 'people', person: 'builder', points: 0, multiplier: 1, times: 0 },
    { type: 'people', person: 'toolMaker', points: 3, multiplier: 3, times: 1 },
    { type: 'people', person: 'shaman', points: 6, multiplier: 1, times: 6 },
  ],
  growth: [
    { type: 'growth', what: 'worker', rounds: 7 },
    { type: 'growth', what: 'tool', rounds: 1 },
    { type: 'growth', what: 'agriculture', rounds: 0 },
  ],
  denies: [
    { type: 'denies', seat: 1, points: 1.2 },
    { type: 'denies', seat: 2, points: 6.7 },
  ],
  food: [
    { type: 'food', missing: 3, missingAfter: 0 },
    { type: 'food', missing: 1, missingAfter: 0 },
    { type: 'food', missing: 5, missingAfter: 2 },
  ],
  costs: [{ type: 'costs', paid: { ...nothing, wood: 2, clay: 1 } }],
  saves: [
    { type: 'saves', resources: 1 },
    { type: 'saves', resources: 4 },
  ],
  tools: [
    { type: 'tools', used: 2, kept: 0 },
    { type: 'tools', used: 0, kept: 3 },
    { type: 'tools', used: 2, kept: 1 },
  ],
  hunger: [
    { type: 'hunger', points: 10, saved: 3 },
    { type: 'hunger', points: 10, saved: 0 },
  ],
  later: [{ type: 'later', points: 1.9 }],
  worth: [
    { type: 'worth', points: 0.6 },
    { type: 'worth', points: 13.4 },
  ],
  lastRound: [{ type: 'lastRound' }],
} satisfies { [Type in Why['type']]: [OfType<Type>, ...OfType<Type>[]] };
