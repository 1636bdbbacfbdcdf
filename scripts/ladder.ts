/** Lets the bots play each other and writes down who wins: `npm run ladder -- --help`. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LEVELS } from '@/machines/stone-age/bots/company';
import { oneOf, sentenceOf } from './lib/complaint';
import { anyPlayer, chaptersFor, PARTS, type Chapter } from './lib/ladder';
import { jobsOf, playTable, summed, type Table, type Tally } from './lib/league';
import { markdown } from './lib/markdown';
import { isPoolWorker, runJobs, servePool } from './lib/pool';
import { writeIntoReadme } from './lib/readme';
import { grid, number, progressBar } from './lib/text';

const USAGE = `npm run ladder -- [options]
  --players LIST   tables of levels for so many players, with commas (2,3,4)
  --games N        games at each table (2,000 for two players, 1,000 for more, fewer elsewhere)
  --only PART      levels, references or tempers; all when left out
  --print          prints the tables and leaves the README alone
  --workers N      processes to share the games (one per core)
Seats rotate and every deal is played in all rotations. Each table is written into the README as
soon as it is finished. The whole of it takes about half an hour on two cores.`;

/** Enough games to be worth a message, few enough to keep every core busy to the end. */
const JOB = 12;

interface Request {
  chapters: Chapter[];
  print: boolean;
  workers: number;
  command: string;
}

async function play({ tables }: Chapter, workers: number): Promise<Tally[][]> {
  const jobs = tables.map((table) => jobsOf(table, JOB));
  const bar = progressBar(jobs.flat().length);
  const results = await runJobs<Table, Tally[]>(jobs.flat(), workers, bar.show);
  bar.clear();
  let next = 0;
  return jobs.map(({ length }) => summed(results.slice(next, (next += length))));
}

async function climb({ chapters, print, workers, command }: Request): Promise<void> {
  for (const chapter of chapters) {
    const results = await play(chapter, workers);
    const rows = chapter.tell(results);
    const right = rows[0]!.map((_, column) => column).slice(1);
    const day = new Date().toISOString().slice(0, 10);
    const caption = `${chapter.caption(Math.max(...chapter.tables.map(({ games }) => games)))} By \`${command}\` on ${day}; in brackets where the true share lies, 19 times out of 20.`;
    console.log(['', ...grid(rows, { right }), caption, ...thinking(results)].join('\n'));
    if (!print) await writeIntoReadme(chapter.name, `${markdown(rows)}\n\n${caption}`);
  }
}

/** How long each level took for a decision, easy ones included. */
function thinking(results: readonly Tally[][]): string[] {
  const times = LEVELS.flatMap((level) => {
    const own = results.flat().filter(({ bot }) => bot.startsWith(`${level}.`));
    const decisions = own.reduce((sum, tally) => sum + tally.decisions, 0);
    if (decisions === 0) return [];
    const spent = own.reduce((sum, tally) => sum + tally.milliseconds, 0);
    return [`${level} ${number(spent / decisions, 2)}`];
  });
  return [`Milliseconds a decision: ${times.join(', ')}.`];
}

function readRequest(): Request | null {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2,3,4' },
      games: { type: 'string' },
      only: { type: 'string' },
      print: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const players = values.players.split(',').map(Number);
  const games = values.games === undefined ? null : Number(values.games);
  if (!players.every((count) => [2, 3, 4].includes(count))) {
    throw new Error('--players is 2, 3, 4 or some of them with commas.');
  }
  if (games !== null && !(Number.isInteger(games) && games > 0)) {
    throw new Error('--games must be a whole number, 1 or more.');
  }
  if (values.only !== undefined && !PARTS.some((part) => part === values.only)) {
    throw new Error(`--only is ${oneOf(PARTS)}.`);
  }
  const options = process.argv.slice(2).filter((word) => word !== '--print');
  return {
    chapters: chaptersFor(players, games).filter(
      ({ part }) => values.only === undefined || part === values.only,
    ),
    print: values.print,
    workers: Number(values.workers),
    command: ['npm run ladder', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
  };
}

async function main(): Promise<void> {
  let request: Request | null;
  try {
    request = readRequest();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 2;
    return;
  }
  if (request === null) console.log(USAGE);
  else await climb(request);
}

if (isPoolWorker()) servePool((table: Table) => playTable(table, anyPlayer));
else await main();
