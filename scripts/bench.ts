/**
 * Measures how fast rules and saves are, in plain Node and without its compiler, which is close to how a
 * phone runs them: `npm run bench`, with `--json` for figures that a program can read.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findGame } from '@/machines/games';
import { sentenceOf } from './lib/complaint';
import { measure, recordSizes, type Effort, type Measurements } from './lib/measure';
import { measureSaves, saveSizes, type SaveCost } from './lib/measureSaves';
import { grid, number } from './lib/text';

const game = findGame('stone-age')!;
const EFFORT: Effort = { seconds: 0.5, repetitions: 5 };

/** Whole two-player games a second. */
const TARGETS = {
  node: { least: 2000, goal: 3500 },
  jitless: { least: 300, goal: 500 },
} as const;

/** What keeping a game may cost where there is no compiler, and how long its longest save may be. */
const SAVE_GOALS = { saveMs: 5, openMs: 150, bytes: 40_000 } as const;

type Engine = keyof typeof TARGETS;
// Without a compiler there is no WebAssembly; saying so keeps Node from warning about it.
const FLAGS: Record<Engine, string[]> = { node: [], jitless: ['--jitless', '--no-expose-wasm'] };

/** A process of its own per engine, one after the other, so that neither disturbs the other. */
type Measured = Measurements & { saves: SaveCost };
function measureOn(engine: Engine): Measured {
  const child = spawnSync(process.execPath, [...FLAGS[engine], process.argv[1]!, '--measure'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) {
    throw new Error(`Measuring on ${engine} ended with ${child.signal ?? child.status}.`);
  }
  return JSON.parse(child.stdout) as Measured;
}

function describe(found: Report): string {
  const { node, jitless, records } = found;
  const engines = [node, jitless];
  const players = node.rollouts.map((rollout) => rollout.players);
  const row = (name: string, figure: (of: Measurements) => string) => [
    name,
    ...engines.map(figure),
  ];
  const long = node.longGame;
  const speeds = grid(
    [
      ['', 'node', '--jitless'],
      ...players.map((count, i) =>
        row(`${count} players, games/s`, ({ rollouts }) => number(rollouts[i]!.gamesPerSecond)),
      ),
      ...players.map((count, i) =>
        row(`${count} players, decisions/s`, ({ rollouts }) =>
          number(rollouts[i]!.decisionsPerSecond),
        ),
      ),
      row('one clone, ns', ({ cloneNanoseconds }) => number(cloneNanoseconds)),
      row('one move sent to the chart, µs', ({ sendMicroseconds }) => number(sendMicroseconds, 1)),
      row(`${long.players} players, replay of ${long.moves} moves, ms`, ({ longGame }) =>
        number(longGame.replayMs, 2),
      ),
      row(`${long.players} players, reading the record, ms`, ({ longGame }) =>
        number(longGame.readRecordMs, 2),
      ),
    ],
    { right: [1, 2] },
  );
  const targets = grid(
    [
      ['two-player games/s', 'least', 'goal', 'measured', ''],
      ...(['node', 'jitless'] as const).map((engine) => {
        const { least, goal } = TARGETS[engine];
        const measured = found[engine].rollouts[0]!.gamesPerSecond;
        const verdict =
          measured >= goal ? 'goal reached' : measured >= least ? 'enough' : 'too slow';
        return [engine, number(least), number(goal), number(measured), verdict];
      }),
    ],
    { right: [1, 2, 3] },
  );
  const sizes = grid(
    [
      ['a record of', 'moves', 'bytes', 'setup, seed and moves alone', 'letters of its code'],
      ...records.map(({ players: count, moves, recordBytes, playthroughBytes, codeLetters }) => [
        `${count} players`,
        number(moves),
        number(recordBytes),
        number(playthroughBytes),
        number(codeLetters),
      ]),
    ],
    { right: [1, 2, 3, 4] },
  );
  const thinking = grid(
    [
      ['a bot decides, ms', '', 'median', '95 %', 'worst', 'longest slice'],
      ...(['node', 'jitless'] as const).flatMap((engine) =>
        found[engine].bots.map(({ level, median, most95, worst, longestSlice }) => [
          level,
          engine,
          ...[median, most95, worst, longestSlice].map((figure) => number(figure, 2)),
        ]),
      ),
    ],
    { right: [2, 3, 4, 5] },
  );
  return [
    'Random games of middle length, played to the end; medians.',
    '',
    ...speeds,
    '',
    ...targets,
    '',
    ...sizes,
    '',
    ...thinking,
    '',
    ...describeSaves(found),
  ].join('\n');
}

/** Held against the goals: the longest games there are, on the slower engine. */
function describeSaves({ node, jitless, saves }: Report): string[] {
  const { players, moves } = node.saves;
  const verdict = (measured: number, goal: number) => (measured < goal ? 'goal reached' : 'missed');
  const cost = (name: string, of: 'saveMs' | 'openMs') => [
    `${name}, ms`,
    number(node.saves[of], 2),
    number(jitless.saves[of], 2),
    number(SAVE_GOALS[of]),
    verdict(jitless.saves[of], SAVE_GOALS[of]),
  ];
  return [
    `The longest of many random games with ${players} players, ${number(moves)} moves:`,
    '',
    ...grid(
      [
        ['', 'node', '--jitless', 'goal', ''],
        cost('one move saved, in both slots', 'saveMs'),
        cost('the game opened', 'openMs'),
      ],
      { right: [1, 2, 3] },
    ),
    '',
    ...grid(
      [
        ['the longest save of', 'moves', 'bytes', 'goal', '', 'bytes per move, by quarters'],
        ...saves.map((size) => [
          `${size.players} players`,
          number(size.moves),
          number(size.bytes),
          number(SAVE_GOALS.bytes),
          verdict(size.bytes, SAVE_GOALS.bytes),
          size.bytesPerMove.map((bytes) => number(bytes, 1)).join(', '),
        ]),
      ],
      { right: [1, 2, 3] },
    ),
  ];
}

async function report() {
  const node = measureOn('node');
  const jitless = measureOn('jitless');
  const records = recordSizes(game);
  return { game: game.id, targets: TARGETS, node, jitless, records, saves: await saveSizes(game) };
}
type Report = Awaited<ReturnType<typeof report>>;

function readArgs(): { json: boolean; measure: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        // What this script says to itself when it starts once more on another engine.
        measure: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(2);
  }
}

const args = readArgs();
if (args.measure) {
  const saves = await measureSaves(game, EFFORT);
  console.log(JSON.stringify({ ...measure(game, EFFORT), saves }));
} else {
  const found = await report();
  console.log(args.json ? JSON.stringify(found) : describe(found));
}
