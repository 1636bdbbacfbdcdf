/** Lets the levels play each other: `npm run ladder -- [--players 2,3,4] [--games N]`. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { invite } from '@/machines/core/game';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { interval, jobsOf, playTable, summed, type Table, type Tally } from './lib/league';
import { isPoolWorker, runJobs, servePool } from './lib/pool';
import { grid, number, progressBar } from './lib/text';

const JOB = 20;

/** With two players every pair of levels; with more, one table of all levels, weakest first. */
function tablesFor(players: number, games: number): Table[] {
  const { levels } = stoneAgeGame.company;
  const bots = levels.map((level) => invite(level, 'balanced'));
  const table = (sitters: readonly string[]): Table => ({
    game: stoneAgeGame.id,
    bots: sitters,
    seed: 1,
    from: 0,
    games,
  });
  if (players > 2) return [table(bots.slice(-players))];
  return bots.flatMap((bot, i) => bots.slice(i + 1).map((better) => table([better, bot])));
}

function row({ bot, games, wins, points, decisions, milliseconds }: Tally): string[] {
  const [low, high] = interval(wins, games);
  return [
    bot,
    `${number((100 * wins) / games, 1)} %`,
    `${number(100 * low, 1)} to ${number(100 * high, 1)}`,
    number(points / games, 1),
    number(milliseconds / decisions, 2),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2,3,4' },
      games: { type: 'string', default: '2000' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const tables = values.players
    .split(',')
    .flatMap((players) => tablesFor(Number(players), Number(values.games)));
  const jobs = tables.flatMap((table) => jobsOf(table, JOB));
  const bar = progressBar(jobs.length);
  const results = await runJobs<Table, Tally[]>(jobs, Number(values.workers), bar.show);
  bar.clear();
  let next = 0;
  for (const table of tables) {
    const parts = results.slice(next, (next += jobsOf(table, JOB).length));
    console.log(`\n${table.bots.length} players, ${number(table.games)} games`);
    const head = ['bot', 'wins', '95 %', 'points', 'ms a decision'];
    console.log(grid([head, ...summed(parts).map(row)], { right: [1, 2, 3, 4] }).join('\n'));
  }
}

if (isPoolWorker()) servePool(playTable);
else await main();
