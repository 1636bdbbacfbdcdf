import type { Bundle, News } from '@/machines/stone-age/vocabulary';

const bundle = (wood = 0, clay = 0, stone = 0, gold = 0): Bundle => ({ wood, clay, stone, gold });

type OfType<Type> = Extract<News, { type: Type }>;

/** News of every type, with the cases in which its sentence turns out differently. */
export const NEWS = {
  placed: [
    { type: 'placed', seat: 0, place: 'quarry', workers: 1 },
    { type: 'placed', seat: 1, place: 'hut', workers: 2 },
    { type: 'placed', seat: 1, place: 'toolMaker', workers: 1 },
    { type: 'placed', seat: 2, place: 'card4', workers: 1 },
    { type: 'placed', seat: 3, place: 'building2', workers: 1 },
  ],
  rolled: [
    { type: 'rolled', seat: 0, at: 'river', good: 'gold', dice: [3, 5, 6] },
    { type: 'rolled', seat: 0, at: 'forest', good: 'wood', dice: [4] },
    { type: 'rolled', seat: 0, at: 'C25', good: 'gold', dice: [2, 6] },
  ],
  gathered: [
    gathered({ tools: [2], sum: 16, amount: 2 }),
    gathered({ tools: [2, 1], oneUse: ['C35'], sum: 21, amount: 3 }),
    gathered({ dice: [5], sum: 5, amount: 0 }),
    gathered({ oneUse: ['C33'], sum: 16, amount: 1 }),
    gathered({ at: 'hunt', good: 'food', dice: [1, 1], sum: 2, divisor: 2, amount: 1 }),
    gathered({ at: 'C23', good: 'wood', dice: [1, 1], sum: 2, divisor: 3, amount: 0 }),
  ],
  madeTool: [
    { type: 'madeTool', seat: 0, tools: [1, 0, 0] },
    { type: 'madeTool', seat: 0, tools: [2, 1, 1] },
  ],
  grew: [{ type: 'grew', seat: 1, workers: 6 }],
  farmed: [{ type: 'farmed', seat: 2, agriculture: 3 }],
  nothingGained: [
    { type: 'nothingGained', seat: 0, place: 'toolMaker' },
    { type: 'nothingGained', seat: 0, place: 'hut' },
    { type: 'nothingGained', seat: 0, place: 'field' },
  ],
  left: [
    { type: 'left', seat: 0, place: 'card2', couldPay: true },
    { type: 'left', seat: 0, place: 'card2', couldPay: false },
    { type: 'left', seat: 0, place: 'building1', couldPay: false },
  ],
  bought: [
    { type: 'bought', seat: 0, place: 'card2', card: 'C16', paid: bundle(1, 1) },
    { type: 'bought', seat: 0, place: 'card1', card: 'C14', paid: bundle(0, 0, 0, 1) },
  ],
  gained: [
    { type: 'gained', seat: 0, card: 'C16', good: 'food', amount: 5 },
    { type: 'gained', seat: 0, card: 'C22', good: 'gold', amount: 1 },
    { type: 'gained', seat: 0, card: 'C26', good: 'points', amount: 3 },
    { type: 'gained', seat: 0, card: 'C29', good: 'tool', amount: 1 },
    { type: 'gained', seat: 0, card: 'C30', good: 'agriculture', amount: 1 },
    { type: 'gained', seat: 0, card: 'C30', good: 'agriculture', amount: 0 },
  ],
  kept: [
    { type: 'kept', seat: 0, card: 'C34' },
    { type: 'kept', seat: 0, card: 'C36' },
  ],
  drew: [
    { type: 'drew', seat: 1, card: 'C01' },
    { type: 'drew', seat: 1, card: null },
  ],
  cashedIn: [
    { type: 'cashedIn', seat: 0, card: 'C36', taken: bundle(1, 0, 0, 1) },
    { type: 'cashedIn', seat: 0, card: 'C36', taken: bundle() },
  ],
  diceForEveryone: [{ type: 'diceForEveryone', seat: 0, card: 'C01', dice: [2, 2, 5, 6] }],
  tookDie: [
    { type: 'tookDie', seat: 0, die: 5, good: 'tool', amount: 1 },
    { type: 'tookDie', seat: 1, die: 6, good: 'agriculture', amount: 1 },
    { type: 'tookDie', seat: 1, die: 6, good: 'agriculture', amount: 0 },
    { type: 'tookDie', seat: 2, die: 2, good: 'clay', amount: 1 },
  ],
  built: [
    { type: 'built', seat: 0, place: 'building1', tile: 'B01', paid: bundle(2, 1), points: 10 },
    { type: 'built', seat: 0, place: 'building1', tile: 'B19', paid: bundle(1, 0, 3), points: 18 },
  ],
  turnedTile: [
    { type: 'turnedTile', place: 'building1', tile: 'B02', left: 4 },
    { type: 'turnedTile', place: 'building1', tile: 'B22', left: 2 },
    { type: 'turnedTile', place: 'building1', tile: 'B19', left: 3 },
    { type: 'turnedTile', place: 'building1', tile: 'B26', left: 1 },
    { type: 'turnedTile', place: 'building1', tile: null, left: 0 },
  ],
  ate: [
    { type: 'ate', seat: 0, harvest: 2, eaten: 5, short: 0, food: 3 },
    { type: 'ate', seat: 0, harvest: 0, eaten: 5, short: 0, food: 0 },
    { type: 'ate', seat: 1, harvest: 1, eaten: 4, short: 3, food: 0 },
    { type: 'ate', seat: 1, harvest: 0, eaten: 0, short: 5, food: 0 },
  ],
  covered: [{ type: 'covered', seat: 0, paid: bundle(2, 1) }],
  starved: [
    { type: 'starved', seat: 0, points: -10 },
    { type: 'starved', seat: 2, points: -10 },
  ],
  roundEnded: [{ type: 'roundEnded', round: 3, points: [31, -7] }],
  newRound: [
    { type: 'newRound', round: 4, firstPlayer: 1, row: ['C01', 'C02', 'C03', 'C04'], dealt: [] },
    {
      type: 'newRound',
      round: 4,
      firstPlayer: 1,
      row: ['C01', 'C02', 'C03', 'C04'],
      dealt: ['C04'],
    },
    {
      type: 'newRound',
      round: 4,
      firstPlayer: 0,
      row: ['C01', 'C02', 'C03', 'C04'],
      dealt: ['C03', 'C04'],
    },
  ],
  gameEnded: [
    { type: 'gameEnded', ending: 'cards' },
    { type: 'gameEnded', ending: 'buildings' },
  ],
  counted: [
    counted({ track: 64, culture: 49, farmers: 24, toolMakers: 28, builders: 18, resources: 5 }),
    counted({ track: 0 }),
  ],
} satisfies { [Type in News['type']]: [OfType<Type>, ...OfType<Type>[]] };

function gathered(differences: Partial<OfType<'gathered'>>): OfType<'gathered'> {
  return {
    type: 'gathered',
    seat: 0,
    at: 'river',
    good: 'gold',
    dice: [3, 5, 6],
    tiles: [],
    tools: [],
    oneUse: [],
    sum: 14,
    divisor: 6,
    amount: 2,
    ...differences,
  };
}

function counted(differences: Partial<OfType<'counted'>['count']>): OfType<'counted'> {
  const none = { track: 0, culture: 0, farmers: 0, toolMakers: 0, builders: 0, shamans: 0 };
  const count = { ...none, resources: 0, total: 0, ...differences };
  const total = Object.values(count).reduce((sum, value) => sum + value, 0);
  return { type: 'counted', seat: 3, count: { ...count, total } };
}
