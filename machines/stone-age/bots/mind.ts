import type { Position } from '../position';
import type { Level, Temper } from './company';
import type { Weights } from './weights';
import { weightsFor } from './weights';
import { outlookBetween, outlookOn, type Leaning, type Outlook } from './worth';

/** How a bot decides: what it leans to, and how well it thinks. */
export interface Mind {
  leaning: Leaning;
  /** How far its feeling for a placement goes wrong, in points. */
  noise: number;
  /** Whether it asks what others would gain at a place. */
  watchful: boolean;
  /** Rounds played out in its head: for how many moves, and how often in each heat of their race. */
  lookahead: { candidates: number; playouts: number } | null;
  /** Weights to try instead of those that are shipped. */
  weights?: Weights;
}

const EVEN: Leaning = {
  culture: 1,
  people: 1,
  buildings: 0,
  fields: 1,
  hunger: 1,
  foresight: Infinity,
};

const TEMPER: Record<Temper, Partial<Leaning>> = {
  balanced: {},
  builder: { buildings: 4 },
  scholar: { culture: 1.3 },
  farmer: { fields: 1.6 },
  starver: { hunger: 0.55 },
  chief: { people: 1.3 },
};

const LEVEL: Record<Level, Omit<Mind, 'leaning'> & { foresight: number }> = {
  child: { noise: 3.9, watchful: false, lookahead: null, foresight: 7 },
  gatherer: { noise: 2.6, watchful: false, lookahead: null, foresight: Infinity },
  tracker: { noise: 1.15, watchful: false, lookahead: null, foresight: Infinity },
  hunter: { noise: 0, watchful: true, lookahead: null, foresight: Infinity },
  elder: {
    noise: 0,
    watchful: true,
    lookahead: { candidates: 4, playouts: 12 },
    foresight: Infinity,
  },
};

export function mindOf(level: Level, temper: Temper): Mind {
  const { foresight, ...skill } = LEVEL[level];
  return { ...skill, leaning: { ...EVEN, ...TEMPER[temper], foresight } };
}

/** What a player without any leaning thinks: how others are imagined. */
export const EVEN_MIND: Mind = { leaning: EVEN, noise: 0, watchful: false, lookahead: null };

export const lookOn = (position: Position, mind: Mind): Outlook =>
  outlookOn(position, mind.weights ?? weightsFor(position.setup.players), mind.leaning);

export const lookBetween = (position: Position, mind: Mind): Outlook =>
  outlookBetween(position, mind.weights ?? weightsFor(position.setup.players), mind.leaning);
