import { botSeed, think, type Bot } from '@/machines/core/bots';
import { below, branch, seeded, type Chance } from '@/machines/core/chance';
import { EVEN_MIND } from '@/machines/stone-age/bots/mind';
import { botWith } from '@/machines/stone-age/bots/registry';
import { WEIGHTS, type Weights } from '@/machines/stone-age/bots/weights';
import { stoneAgeGame } from '@/machines/stone-age/game';
import type { Position } from '@/machines/stone-age/position';
import { outcome } from '@/machines/stone-age/scoring';
import type { Move } from '@/machines/stone-age/vocabulary';

/** One set of weights against others, over some games that every rival plays too. */
export interface Trial {
  players: number;
  challenger: Weights;
  rest: Weights;
  seeds: readonly number[];
}

export interface TrialResult {
  /** Share of the games won. */
  wins: number;
  /** Mean of what decides: a win, and how clear it was, both between -1 and 1. */
  fitness: number;
}

/** A margin of so many points is a clear win. */
const CLEAR = 60;

const thinker = (weights: Weights): Bot<Position, Move> =>
  botWith({ ...EVEN_MIND, watchful: true, weights });

export function tryOut({ players, challenger, rest, seeds }: Trial): TrialResult {
  const own = thinker(challenger);
  const other = thinker(rest);
  let wins = 0;
  let fitness = 0;
  for (const [index, seed] of seeds.entries()) {
    const seat = index % players;
    const scores = playOut(players, seed, (who) => (who === seat ? own : other));
    const best = Math.max(...scores.filter((_, who) => who !== seat));
    const margin = scores[seat]! - best;
    const won = margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
    wins += won;
    fitness += Math.tanh(margin / CLEAR) + won;
  }
  return { wins: wins / seeds.length, fitness: fitness / seeds.length };
}

function playOut(
  players: number,
  seed: number,
  botAt: (seat: number) => Bot<Position, Move>,
): readonly number[] {
  const { rules } = stoneAgeGame;
  const position = rules.deal(stoneAgeGame.newGame(players), seed);
  for (let moves = 0; position.phase !== 'over'; moves++) {
    const seat = position.toMove;
    const thought = botSeed(seed, moves);
    rules.play(position, think(botAt(seat), rules.imagine(position, seat, thought), seat, thought));
  }
  return outcome(position)!.scores;
}

/** A direction in which all weights are pushed, each by about one step. */
export function direction(chance: Chance): number[] {
  return WEIGHTS.map(
    () => ((below(chance, 1000) + below(chance, 1000) + below(chance, 1000)) / 999 - 1.5) * 2,
  );
}

/** Weights are factors and prices, so they are pushed by shares of themselves. */
export function pushed(weights: Weights, along: readonly number[], by: number): Weights {
  const moved = { ...weights };
  WEIGHTS.forEach((name, index) => (moved[name] = weights[name] * Math.exp(by * along[index]!)));
  return moved;
}

export const seedsFor = (run: number, generation: number, games: number): number[] => {
  const root = branch(run, generation);
  return Array.from({ length: games }, (_, game) => branch(root, game));
};

export const chanceFor = (run: number, generation: number): Chance =>
  seeded(branch(run, 1_000_000 + generation));

/** Short figures are enough, and make a small file. */
export function rounded(weights: Weights): Weights {
  const short = { ...weights };
  for (const name of WEIGHTS) short[name] = Number(weights[name].toPrecision(4));
  return short;
}
