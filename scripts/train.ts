/** Makes the bots' weights anew by letting them play each other: `npm run train -- --help`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WEIGHTS, type Weights } from '@/machines/stone-age/bots/weights';
import { sentenceOf } from './lib/complaint';
import { isPoolWorker, runJobs, servePool } from './lib/pool';
import { number } from './lib/text';
import {
  chanceFor,
  direction,
  pushed,
  rounded,
  seedsFor,
  tryOut,
  type Trial,
  type TrialResult,
} from './lib/training';

const FILE = path.join('machines', 'stone-age', 'bots', 'values.json');
const FIRST_GUESS = path.join('scripts', 'lib', 'firstGuess.json');
const USAGE = `npm run train -- [options]
  --players LIST     which lists to make, with commas (2,3,4)
  --generations N    how often all weights are pushed (60)
  --pairs N          directions tried in each generation, forwards and backwards (10)
  --games N          games in each trial (40)
  --seed N           the same seed and options make the same file (1)
  --workers N        processes to share the games (one per core)
Begins with scripts/lib/firstGuess.json, which was written by hand.`;

/** How far a trial pushes, and how far a generation follows, by share of each weight. */
const PUSH = 0.15;
const STEP = 0.35;

interface Options {
  players: number[];
  generations: number;
  pairs: number;
  games: number;
  seed: number;
  workers: number;
}

/** Evolution strategy with mirrored pairs on common games: follow what helped, by how much. */
async function train(players: number, first: Weights, options: Options): Promise<Weights> {
  let weights = first;
  const { generations, pairs, games, seed, workers } = options;
  const plot: number[] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const chance = chanceFor(seed, generation * 10 + players);
    const along = Array.from({ length: pairs }, () => direction(chance));
    const seeds = seedsFor(seed, generation * 10 + players, games);
    const jobs: Trial[] = along.flatMap((push) =>
      [PUSH, -PUSH].map((by) => ({
        players,
        challenger: pushed(weights, push, by),
        rest: weights,
        seeds,
      })),
    );
    const results = await runJobs<Trial, TrialResult>(jobs, workers);
    const differences = along.map((_, i) => results[2 * i]!.fitness - results[2 * i + 1]!.fitness);
    const spread = Math.sqrt(differences.reduce((sum, one) => sum + one * one, 0) / pairs) || 1;
    const pull = WEIGHTS.map(
      (_, weight) =>
        along.reduce((sum, push, i) => sum + push[weight]! * (differences[i]! / spread), 0) / pairs,
    );
    const faded = STEP * PUSH * (1 - (0.7 * generation) / generations);
    weights = pushed(weights, pull, faded * Math.sqrt(pairs));
    if (generation % 5 === 0 || generation === generations) {
      const share = await strength(players, weights, first, options);
      plot.push(share);
      console.error(
        `${players} players, generation ${generation}: wins ${number(share * 100, 1)} % against the first guess`,
      );
      console.error(drawn(plot, 1 / players));
    }
  }
  return rounded(weights);
}

/** The share of games won by the new weights among players with the old. */
async function strength(
  players: number,
  challenger: Weights,
  rest: Weights,
  { seed, workers }: Options,
): Promise<number> {
  const jobs: Trial[] = Array.from({ length: 8 }, (_, part) => ({
    players,
    challenger,
    rest,
    seeds: seedsFor(seed, 9_000_000 + part, 25 * 4),
  }));
  const results = await runJobs<Trial, TrialResult>(jobs, workers);
  return results.reduce((sum, { wins }) => sum + wins, 0) / results.length;
}

/** Strength over time as a line of bars, from an even share to all games. */
function drawn(shares: readonly number[], even: number): string {
  const bars = '▁▂▃▄▅▆▇█';
  const line = shares.map((share) => {
    const height = Math.max(0, Math.min(0.999, (share - even) / (1 - even)));
    return bars[Math.floor(height * bars.length)]!;
  });
  return `  ${number(even * 100)} % ${line.join('')} 100 %`;
}

function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2,3,4' },
      generations: { type: 'string', default: '60' },
      pairs: { type: 'string', default: '10' },
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    players: values.players.split(',').map(Number),
    generations: Number(values.generations),
    pairs: Number(values.pairs),
    games: Number(values.games),
    seed: Number(values.seed),
    workers: Number(values.workers),
  };
}

async function main(): Promise<void> {
  let options: Options | null;
  try {
    options = readOptions();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 2;
    return;
  }
  if (options === null) {
    console.log(USAGE);
    return;
  }
  const guess = JSON.parse(readFileSync(FIRST_GUESS, 'utf8')) as Record<string, Weights>;
  for (const players of options.players) {
    const made = await train(players, guess[players]!, options);
    const all = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Weights>;
    writeFileSync(FILE, `${JSON.stringify({ ...all, [players]: made }, null, 2)}\n`);
  }
}

if (isPoolWorker()) servePool(tryOut);
else await main();
