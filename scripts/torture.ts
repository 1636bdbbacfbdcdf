/**
 * Puts whole games through a storage that fails in every way at every write, and spoilt texts
 * through everything that reads one: `npm run torture -- --help`. Ends with 1 if a move is lost.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findGame } from '@/machines/games';
import { sentenceOf } from './lib/complaint';
import { isHand, lendAHand, shareOut } from './lib/hands';
import { KINDS, mangle, type Kind, type Mangling } from './lib/mangling';
import { grid, number, progressBar } from './lib/text';
import { addUp, FAULTS, ordeal, type Ordeal } from './lib/torture';

const USAGE = `npm run torture -- [options]
  --games N      whole games, of 2, 3 and 4 players in turn (201)
  --mangled N    spoilt saves, records and codes (10,000)
  --seed N       any whole number; the same seed gives the same games (1)
  --workers N    processes to share the work (one per core)`;

const game = findGame('stone-age')!;
const TABLES = [2, 3, 4] as const;
/** Spoilt texts at a time. */
const BATCH = 250;

type Job =
  | { type: 'ordeal'; players: number; seed: number }
  | { type: 'mangle'; kind: Kind; count: number; seed: number };
type Result = { ordeal: Ordeal } | { mangling: Mangling };

async function work(job: Job): Promise<Result> {
  return job.type === 'ordeal'
    ? { ordeal: await ordeal(game, job.players, job.seed) }
    : { mangling: await mangle(game, job.kind, job.count, job.seed) };
}

function jobsFor(games: number, mangled: number, seed: number): Job[] {
  const jobs: Job[] = Array.from({ length: games }, (_, i) => ({
    type: 'ordeal',
    players: TABLES[i % TABLES.length]!,
    seed: seed * 10_000 + i,
  }));
  for (let made = 0, i = 0; made < mangled; made += BATCH, i++) {
    const count = Math.min(BATCH, mangled - made);
    jobs.push({ type: 'mangle', kind: KINDS[i % KINDS.length]!, count, seed: seed * 10_000 + i });
  }
  return jobs;
}

function describeOrdeals(ordeals: readonly Ordeal[]): { lines: string[]; failed: boolean } {
  if (ordeals.length === 0) return { lines: [], failed: false };
  const tolls = addUp(ordeals);
  const total = (of: (one: Ordeal) => number) => ordeals.reduce((sum, one) => sum + of(one), 0);
  const tables = TABLES.map(
    (players) => `${ordeals.filter((one) => one.players === players).length} with ${players}`,
  );
  const all = Object.values(tolls);
  const lost = all.reduce((sum, toll) => sum + toll.lost, 0);
  const stuck = all.reduce((sum, toll) => sum + toll.stuck, 0);
  const lines = [
    `${number(ordeals.length)} whole games (${tables.join(', ')} players), ` +
      `${number(total(({ moves }) => moves))} moves, ${number(total(({ writes }) => writes))} writes`,
    '',
    ...grid(
      [
        ['the device …', 'times', 'moves lost', 'not playable'],
        ...FAULTS.map((fault) => {
          const toll = tolls[fault];
          return [fault, number(toll.seen), number(toll.lost), number(toll.stuck)];
        }),
        ['all', number(all.reduce((sum, { seen }) => sum + seen, 0)), number(lost), number(stuck)],
      ],
      { right: [1, 2, 3] },
    ),
    '',
    `${number(total(({ reopened }) => reopened))} of them were opened in full and played on.`,
  ];
  return { lines, failed: lost + stuck > 0 };
}

function describeManglings(manglings: readonly Mangling[]): { lines: string[]; failed: boolean } {
  if (manglings.length === 0) return { lines: [], failed: false };
  const wrong = manglings.flatMap((one) => one.wrong);
  const rows = KINDS.map((kind) => {
    const of = manglings.filter((one) => one.kind === kind);
    const reasons = new Set(of.flatMap((one) => Object.keys(one.reasons)));
    return [
      kind,
      number(of.reduce((sum, { count }) => sum + count, 0)),
      number(reasons.size),
      number(Math.max(0, ...of.map(({ slowest }) => slowest)), 1),
      number(of.reduce((sum, one) => sum + one.wrong.length, 0)),
    ];
  });
  const head = ['spoilt', 'refused', 'reasons', 'slowest, ms', 'wrong'];
  return {
    lines: [
      '',
      ...grid([head, ...rows], { right: [1, 2, 3, 4] }),
      '',
      `The reasons: ${[...new Set(manglings.flatMap((one) => Object.keys(one.reasons)))].sort().join(', ')}.`,
      ...wrong.slice(0, 20),
    ],
    failed: wrong.length > 0,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '201' },
      mangled: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const jobs = jobsFor(Number(values.games), Number(values.mangled), Number(values.seed));
  const bar = progressBar(jobs.length);
  const began = performance.now();
  const results = await shareOut<Job, Result>(jobs, Number(values.workers), bar.show);
  bar.clear();
  const ordeals = results.flatMap((result) => ('ordeal' in result ? [result.ordeal] : []));
  const manglings = results.flatMap((result) => ('mangling' in result ? [result.mangling] : []));
  const found = [describeOrdeals(ordeals), describeManglings(manglings)];
  for (const { lines } of found) for (const line of lines) console.log(line);
  console.log(`\n${number((performance.now() - began) / 1000)} s`);
  if (found.some(({ failed }) => failed)) process.exitCode = 1;
}

if (isHand()) lendAHand(work);
else {
  await main().catch((error: unknown) => {
    console.error(sentenceOf(error));
    process.exitCode = 2;
  });
}
