import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createActor, waitFor } from 'xstate';
import { findGame } from '@/machines/games';
import { readRecord } from '@/machines/saves/record';
import { gameSeed, playHeadless } from '@/scripts/lib/headless';
import type { Tally } from '@/scripts/lib/tally';

const root = path.join(__dirname, '../..');
const game = findGame('stone-age')!;

function simulate(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'simulate', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

function tallied(...args: string[]): Tally {
  const { stdout, stderr, status } = simulate(...args, '--json');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return JSON.parse(stdout) as Tally;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'silex-simulate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the numbers are the same whatever the number of processes', () => {
  const run = ['--players', '3', '--games', '9', '--seed', '7'];
  const { speed: alone, ...one } = tallied(...run, '--workers', '1');
  const { speed: shared, ...two } = tallied(...run, '--workers', '2');
  expect(two).toEqual(one);
  expect([alone.workers, shared.workers]).toEqual([1, 2]);
  expect(one.games).toBe(9);
  expect(one.seats).toHaveLength(3);
  expect(one.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1);
  expect(Object.values(one.wonBy).reduce((sum, times) => sum + times, 0)).toBe(9);
});

test('without --json it prints tables, and no progress bar where nobody watches', () => {
  const { stdout, stderr, status } = simulate('--games', '2', '--edition', 'first');
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toMatch(/^stone-age, 2 players, first edition, seed 1$/m);
  expect(stdout).toMatch(/^seat +bot +mean +deviation +min +median +max +wins$/m);
  expect(stdout).toMatch(/^2 +random /m);
});

test('every game can be written down as a record that the app reads', () => {
  const records = path.join(folder, 'new', 'records');
  tallied('--players', '4', '--games', '3', '--seed', '5', '--records', records);
  const names = readdirSync(records).sort();
  expect(names).toEqual([0, 1, 2].map((i) => `stone-age-4p-5-${i}.json`));
  for (const [i, name] of names.entries()) {
    const reading = readRecord(readFileSync(path.join(records, name), 'utf8'));
    expect(reading).toMatchObject({ ok: true });
    if (reading.ok) expect(reading.record.playthrough.seed).toBe(gameSeed(5, i));
  }
});

test('a game without a table is the game that the statechart plays', async () => {
  const setup = game.newGame(2);
  const { playthrough } = playHeadless(game, setup, 11, ['random', 'random']);
  const silent = game.machine.provide({
    guards: { hasToShow: () => false, hasShown: () => true },
  });
  const players = ['A', 'B'].map((name) => ({ kind: 'bot', name, bot: 'random' }));
  const actor = createActor(silent, {
    input: { players, playthrough: { setup, seed: 11, moves: [] } },
  }).start();
  actor.send({ type: 'table.shown' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('over'));
  expect(context.playthrough).toEqual(playthrough);
  expect(context.botFailure).toBeNull();
});

test('a game that breaks down ends the run with code 1 and the way to repeat it', () => {
  // A folder where the record of game 2 should go.
  mkdirSync(path.join(folder, 'stone-age-2p-1-2.json'));
  const { stderr, status } = simulate('--games', '4', '--workers', '1', '--records', folder);
  expect(status).toBe(1);
  expect(stderr).toContain(`Game 2 broke down; its own seed is ${gameSeed(1, 2)}.`);
  expect(stderr).toContain('--seed 1 --from 2 --games 1');
});

describe('what cannot be done is said in one sentence', () => {
  test.each([
    ['an unknown option', ['--speed', '9']],
    ['a stray word', ['quickly']],
    ['an option without its value', ['--seed']],
    ['an unknown game', ['--game', 'chess']],
    ['an unknown bot', ['--bots', 'clever']],
    ['an unknown edition', ['--edition', 'third']],
    ['too many players', ['--players', '5']],
    ['the wrong number of bots', ['--players', '4', '--bots', 'random,random']],
    ['half a game', ['--games', '1.5']],
    ['no game at all', ['--games', '0']],
    ['a seed that is no number', ['--seed', 'flint']],
    ['a seed below zero', ['--seed', '-3']],
  ])('%s', (_what, args) => expectComplaint(simulate(...args)));

  test('a folder that cannot be written to', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expectComplaint(simulate('--records', path.join(file, 'records')));
  });
});

function expectComplaint({ stdout, stderr, status }: ReturnType<typeof simulate>): void {
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
}
