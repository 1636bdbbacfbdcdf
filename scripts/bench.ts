/**
 * Measures how fast the rules are, in plain Node and without its compiler, which is close to how a
 * phone runs them: `npm run bench`, with `--json` for figures that a program can read.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findGame } from '@/machines/games';
import { sentenceOf } from './lib/complaint';
import { measure, recordSizes, type Effort, type Measurements } from './lib/measure';
import { grid, number } from './lib/text';

const game = findGame('stone-age')!;
const EFFORT: Effort = { seconds: 0.5, repetitions: 5 };

/** Whole two-player games a second. */
const TARGETS = {
  node: { least: 2000, goal: 3500 },
  jitless: { least: 300, goal: 500 },
} as const;

type Engine = keyof typeof TARGETS;
// Without a compiler there is no WebAssembly; saying so keeps Node from warning about it.
const FLAGS: Record<Engine, string[]> = { node: [], jitless: ['--jitless', '--no-expose-wasm'] };

/** A process of its own per engine, one after the other, so that neither disturbs the other. */
function measureOn(engine: Engine): Measurements {
  const child = spawnSync(process.execPath, [...FLAGS[engine], process.argv[1]!, '--measure'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) {
    throw new Error(`Measuring on ${engine} ended with ${child.signal ?? child.status}.`);
  }
  return JSON.parse(child.stdout) as Measurements;
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
  return [
    'Random games of middle length, played to the end; medians.',
    '',
    ...speeds,
    '',
    ...targets,
    '',
    ...sizes,
  ].join('\n');
}

function report() {
  const node = measureOn('node');
  const jitless = measureOn('jitless');
  return { game: game.id, targets: TARGETS, node, jitless, records: recordSizes(game) };
}
type Report = ReturnType<typeof report>;

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
  console.log(JSON.stringify(measure(game, EFFORT)));
} else {
  const found = report();
  console.log(args.json ? JSON.stringify(found) : describe(found));
}
