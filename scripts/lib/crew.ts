import { fork, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '@/machines/core/game';
import { findGame } from '@/machines/games';
import { makeRecord } from '@/machines/saves/record';
import { gameSeed, playHeadless, type Summary } from './headless';
import type { Simulation } from './simulation';

/** Games `from` to `to - 1` of a run. */
interface Batch {
  from: number;
  to: number;
}
type FromWorker =
  | { type: 'ready' }
  | { type: 'played'; from: number; summaries: Summary[] }
  | { type: 'failed'; index: number; seed: number; trace: string };

/** A game that broke down, and which one, so that it can be played again. */
export class GameFailure extends Error {
  override name = 'GameFailure';
  constructor(
    readonly index: number,
    readonly seed: number,
    readonly trace: string,
  ) {
    super(`Game ${index} broke down; its own seed is ${seed}.`);
  }
}

/** Many small batches keep every core busy to the end, few enough to spend no time on talk. */
const batchSize = (games: number, workers: number): number =>
  Math.max(1, Math.min(100, Math.floor(games / (workers * 16))));

const WORKER = 'worker';

/** Whether this process was forked by `playAll` from its own bundle. */
export const isWorker = (): boolean => process.send !== undefined && process.argv[2] === WORKER;

/**
 * Plays all games of a run on several processes. What comes back is in the order of the games, so
 * it is the same whatever the number of processes.
 */
export async function playAll(
  simulation: Simulation,
  workers: number,
  progress: (played: number) => void,
): Promise<{ summaries: Summary[]; seconds: number; workers: number }> {
  const { from, games } = simulation;
  const size = batchSize(games, workers);
  const end = from + games;
  const summaries = new Array<Summary>(games);
  let next = from;
  let played = 0;
  let began: number | null = null;

  const takeBatch = (): Batch | null => {
    if (next >= end) return null;
    const batch = { from: next, to: Math.min(next + size, end) };
    next = batch.to;
    return batch;
  };

  const crew: ChildProcess[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(process.argv[1]!, [WORKER, JSON.stringify(simulation)]);
      crew.push(child);
      let batch: Batch | null = null;
      const handOut = () => {
        batch = takeBatch();
        if (batch) child.send(batch);
        else child.disconnect();
      };
      child.on('message', (message: FromWorker) => {
        switch (message.type) {
          case 'ready':
            // Starting a process is not playing: the clock runs from the first batch on.
            began ??= performance.now();
            return handOut();
          case 'played':
            message.summaries.forEach((summary, i) => {
              summaries[message.from - from + i] = summary;
            });
            played += message.summaries.length;
            progress(played);
            return handOut();
          case 'failed':
            return reject(new GameFailure(message.index, message.seed, message.trace));
        }
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        if (batch === null && code === 0) return resolve();
        const first = batch?.from ?? from;
        const trace = `Its process ended with ${signal ?? `code ${code}`}.`;
        reject(new GameFailure(first, gameSeed(simulation.seed, first), trace));
      });
    });

  const count = Math.min(workers, Math.ceil(games / size));
  try {
    await Promise.all(Array.from({ length: count }, work));
  } finally {
    for (const child of crew) child.kill();
  }
  return { summaries, seconds: (performance.now() - (began ?? 0)) / 1000, workers: count };
}

/** The life of a forked process: play the batches it is sent, until nobody is left to send any. */
export function serve(): void {
  const simulation = JSON.parse(process.argv[3]!) as Simulation;
  const game = findGame(simulation.game)!;
  const tell = (message: FromWorker) => process.send!(message);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ from, to }: Batch) => {
    const summaries: Summary[] = [];
    for (let index = from; index < to; index++) {
      const seed = gameSeed(simulation.seed, index);
      try {
        summaries.push(playOne(game, simulation, index, seed));
      } catch (error) {
        const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
        tell({ type: 'failed', index, seed, trace });
        return;
      }
    }
    tell({ type: 'played', from, summaries });
  });
  tell({ type: 'ready' });
}

function playOne(game: AnyGame, simulation: Simulation, index: number, seed: number): Summary {
  const { setup, bots, records, players } = simulation;
  const { playthrough, summary } = playHeadless(game, setup, seed, bots);
  if (records !== null) {
    const names = bots.map((bot, seat) => ({
      kind: 'bot' as const,
      name: `${bot} ${seat + 1}`,
      bot,
    }));
    const record = makeRecord({ game, players: names, playthrough });
    const file = `${game.id}-${players}p-${simulation.seed}-${index}.json`;
    writeFileSync(path.join(records, file), `${JSON.stringify(record)}\n`);
  }
  return summary;
}
