import values from './values.json';

/**
 * What the bots believe, as numbers: points per thing, per thing and round, or plain factors. They
 * are tuned by playing against each other (`npm run train`), one list for each number of players.
 */
export const WEIGHTS = [
  /** How many cards leave the deck in a round, and tiles the stack that empties first. */
  'cardRate',
  'tileRate',
  /** A resource while there is time to use it, and how soon before the end that fades. */
  'wood',
  'clay',
  'stone',
  'gold',
  'fading',
  /** What each resource beyond a dozen loses of its worth. */
  'hoarding',
  /** By round to come: the work of one worker, one pip of tools. */
  'worker',
  'tool',
  /** Food that will be needed, food that will not, and how far ten points are feared. */
  'food',
  'spareFood',
  'hunger',
  /** People still to come, by round: what makes fields, tools, huts and buildings worth more. */
  'farmersAhead',
  'toolMakersAhead',
  'buildersAhead',
  'shamansAhead',
  /** Growth still to come, by round: what makes people worth more. */
  'fieldsAhead',
  'toolsAhead',
  'buildingsAhead',
  'workersAhead',
  /** Green cards still to come, by round, for the first set and the second. */
  'culture',
  'secondCulture',
  /** Upper halves: dice for everyone, an unseen card, a pip of a one-use tool, two resources. */
  'dice',
  'draw',
  'oneUse',
  'choice',
  /** What a worker is worth anywhere: only what is better than this is worth hurrying for. */
  'idle',
  /** How much of a place's gain counts now, since it may be gone at the next turn. */
  'hurryToHunt',
  'hurryToGather',
  'hurryToTool',
  'hurryToHut',
  'hurryToField',
  'hurryToCard',
  'hurryToBuild',
  /** How much of what another would gain there counts as gained. */
  'denial',
  /** Resources that each worker still at home is trusted to bring, and what one of them costs. */
  'trust',
  'trustCost',
] as const;
export type WeightName = (typeof WEIGHTS)[number];
export type Weights = Record<WeightName, number>;

/** By number of players, from two on. */
const BY_PLAYERS: readonly Weights[] = [values['2'], values['3'], values['4']];

export const weightsFor = (players: number): Weights => BY_PLAYERS[players - 2]!;
