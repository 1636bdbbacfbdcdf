/** Makes what the bots believe anew by letting them play each other: `npm run train -- --help`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { branch } from '@/machines/core/chance';
import type { Forecast } from '@/machines/stone-age/bots/forecast';
import type { Weights } from '@/machines/stone-age/bots/weights';
import { oneOf, sentenceOf } from './lib/complaint';
import { evolve, type Evolution } from './lib/evolution';
import { explained, fitted, learn, together, type Lesson, type Sums } from './lib/forecasting';
import { isPoolWorker, runJobs, servePool } from './lib/pool';
import { drawStrength, type Strength } from './lib/strengthPlot';
import { number, progressBar } from './lib/text';
import { tryOut, type Trial, type TrialResult } from './lib/training';

const BOTS = path.join('machines', 'stone-age', 'bots');
const WEIGHTS_FILE = path.join(BOTS, 'values.json');
const FORECAST_FILE = path.join(BOTS, 'forecast.json');
const FIRST_GUESS = path.join('scripts', 'lib', 'firstGuess.json');
const PLOT = path.join('assets', 'training.svg');
const PARTS = ['weights', 'forecast'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `npm run train -- [options]
  --part PART        weights, forecast, or both when left out
  --players LIST     which lists to make, with commas (2,3,4)
  --generations N    how often all weights are pushed (60)
  --pairs N          directions tried in each generation, forwards and backwards (10)
  --games N          games in each trial (40)
  --lessons N        games from which the forecast is learnt, in fifties (120)
  --seed N           the same seed and options make the same files (1)
  --workers N        processes to share the games (one per core)
Weights begin with scripts/lib/firstGuess.json, which was written by hand; the forecast is learnt
from games between bots with those weights. Writes values.json, forecast.json and the plot in
assets/training.svg. All of it takes about a quarter of an hour on two cores.`;

interface Options extends Evolution {
  parts: readonly Part[];
  players: number[];
  lessons: number;
}
type Job = { trial: Trial } | { lesson: Lesson };

const GAMES_IN_A_LESSON = 50;
/** The last of the lessons are kept back, to see what the forecast is good for. */
const KEPT_BACK = 0.15;

async function makeForecast(
  players: number,
  weights: Weights,
  { lessons, seed, workers }: Options,
): Promise<Forecast> {
  const jobs = Array.from({ length: lessons }, (_, i) => ({
    lesson: { players, weights, seed: branch(branch(seed, players), i), games: GAMES_IN_A_LESSON },
  }));
  const bar = progressBar(jobs.length);
  const parts = await runJobs<Job, Sums>(jobs, workers, bar.show);
  bar.clear();
  const kept = Math.max(1, Math.round(KEPT_BACK * parts.length));
  const trial = fitted(together(parts.slice(0, -kept)));
  const share = explained(together(parts.slice(-kept)), trial);
  console.error(
    `${players} players: of what decides a game, the forecast between any two rounds explains ${number(100 * share, 1)} %`,
  );
  return fitted(together(parts));
}

function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      players: { type: 'string', default: '2,3,4' },
      generations: { type: 'string', default: '60' },
      pairs: { type: 'string', default: '10' },
      games: { type: 'string', default: '40' },
      lessons: { type: 'string', default: '120' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const parts = PARTS.filter((part) => values.part === undefined || values.part === part);
  if (parts.length === 0) throw new Error(`--part is ${oneOf(PARTS)}.`);
  return {
    parts,
    players: values.players.split(',').map(Number),
    generations: Number(values.generations),
    pairs: Number(values.pairs),
    games: Number(values.games),
    lessons: Number(values.lessons),
    seed: Number(values.seed),
    workers: Number(values.workers),
  };
}

const read = <Kind>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kind>;

function put(file: string, players: number, made: Weights | Forecast): void {
  const all = { ...read<unknown>(file), [players]: made };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
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
  const strengths: Strength[] = [];
  for (const players of options.players) {
    if (options.parts.includes('weights')) {
      const first = read<Weights>(FIRST_GUESS)[players]!;
      const { weights, strength } = await evolve(players, first, options);
      put(WEIGHTS_FILE, players, weights);
      strengths.push(strength);
    }
    if (options.parts.includes('forecast')) {
      const weights = read<Weights>(WEIGHTS_FILE)[players]!;
      put(FORECAST_FILE, players, await makeForecast(players, weights, options));
    }
  }
  if (strengths.length > 0) writeFileSync(PLOT, drawStrength(strengths));
}

if (isPoolWorker()) {
  servePool<Job, TrialResult | Sums>((job) =>
    'trial' in job ? tryOut(job.trial) : learn(job.lesson),
  );
} else await main();
