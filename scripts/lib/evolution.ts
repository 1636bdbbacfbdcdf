import { WEIGHTS, type Weights } from '@/machines/stone-age/bots/weights';
import { runJobs } from './pool';
import type { Strength } from './strengthPlot';
import { number } from './text';
import {
  chanceFor,
  direction,
  pushed,
  rounded,
  seedsFor,
  type Trial,
  type TrialResult,
} from './training';

export interface Evolution {
  generations: number;
  pairs: number;
  games: number;
  seed: number;
  workers: number;
}

/** How far a trial pushes, and how far a generation follows, by share of each weight. */
const PUSH = 0.15;
const STEP = 0.35;
/** Every so many generations it is measured how strong the weights have become. */
const MEASURE = 5;

/** Evolution strategy with mirrored pairs on common games: follow what helped, by how much. */
export async function evolve(
  players: number,
  first: Weights,
  options: Evolution,
): Promise<{ weights: Weights; strength: Strength }> {
  const { generations } = options;
  const shares: { generation: number; share: number }[] = [];
  let weights = first;
  for (let generation = 1; generation <= generations; generation++) {
    weights = await follow(players, weights, generation, options);
    if (generation % MEASURE !== 0 && generation !== generations) continue;
    const share = await shareOfGames(players, weights, first, options);
    shares.push({ generation, share });
    console.error(
      `${players} players, generation ${generation} of ${generations}: wins ${number(share * 100, 1)} % against the first guess ${drawn(
        shares.map((one) => one.share),
        1 / players,
      )}`,
    );
  }
  return { weights: rounded(weights), strength: { players, shares } };
}

/** One generation: pushes the weights in many directions, both ways, and follows what helped. */
async function follow(
  players: number,
  weights: Weights,
  generation: number,
  { generations, pairs, games, seed, workers }: Evolution,
): Promise<Weights> {
  const chance = chanceFor(seed, generation * 10 + players);
  const along = Array.from({ length: pairs }, () => direction(chance));
  const seeds = seedsFor(seed, generation * 10 + players, games);
  const trials: Trial[] = along.flatMap((push) =>
    [PUSH, -PUSH].map((by) => ({
      players,
      challenger: pushed(weights, push, by),
      rest: weights,
      seeds,
    })),
  );
  const results = await tried(trials, workers);
  const differences = along.map((_, i) => results[2 * i]!.fitness - results[2 * i + 1]!.fitness);
  const spread = Math.sqrt(differences.reduce((sum, one) => sum + one * one, 0) / pairs) || 1;
  const pull = WEIGHTS.map(
    (_, weight) =>
      along.reduce((sum, push, i) => sum + push[weight]! * (differences[i]! / spread), 0) / pairs,
  );
  const faded = STEP * PUSH * (1 - (0.7 * generation) / generations);
  return pushed(weights, pull, faded * Math.sqrt(pairs));
}

/** The share of games won by the new weights among players with the old. */
async function shareOfGames(
  players: number,
  challenger: Weights,
  rest: Weights,
  { seed, workers }: Evolution,
): Promise<number> {
  const trials: Trial[] = Array.from({ length: 8 }, (_, part) => ({
    players,
    challenger,
    rest,
    seeds: seedsFor(seed, 9_000_000 + part, 100),
  }));
  const results = await tried(trials, workers);
  return results.reduce((sum, { wins }) => sum + wins, 0) / results.length;
}

const tried = (trials: readonly Trial[], workers: number): Promise<TrialResult[]> =>
  runJobs(
    trials.map((trial) => ({ trial })),
    workers,
  );

/** Strength over time as a line of bars, from an even share to all games. */
function drawn(shares: readonly number[], even: number): string {
  const bars = '▁▂▃▄▅▆▇█';
  return shares
    .map((share) => {
      const height = Math.max(0, Math.min(0.999, (share - even) / (1 - even)));
      return bars[Math.floor(height * bars.length)]!;
    })
    .join('');
}
