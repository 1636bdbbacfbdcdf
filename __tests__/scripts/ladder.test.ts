import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chaptersFor } from '@/scripts/lib/ladder';
import { interval, jobsOf, playTable, summed } from '@/scripts/lib/league';
import { exchanged, markdown } from '@/scripts/lib/markdown';

const root = path.join(__dirname, '../..');

const ladder = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'ladder', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const table = {
  game: 'stone-age',
  bots: ['hunter.balanced', 'child.balanced'],
  seed: 3,
  from: 0,
  games: 8,
};

/** How long they took is the one thing that is never twice the same. */
const timeless = (tallies: ReturnType<typeof playTable>) =>
  tallies.map((tally) => ({ ...tally, milliseconds: 0 }));

test('every deal is played from every seat, and a strong player makes use of it', () => {
  const [hunter, child] = playTable(table);
  expect([hunter!.games, child!.games]).toEqual([8, 8]);
  expect(hunter!.wins + child!.wins).toBeCloseTo(8);
  expect(hunter!.wins).toBeGreaterThan(child!.wins);
});

test('games cut into jobs come to the same as games played in one go', () => {
  const parts = jobsOf(table, 3).map((job) => playTable(job));
  expect(timeless(summed(parts))).toEqual(timeless(playTable(table)));
});

test('every pair of levels, every step at larger tables, every reference and every temper is played', () => {
  const chapters = chaptersFor([2, 3, 4], 2);
  expect(chapters.map(({ name, tables }) => [name, tables.length])).toEqual([
    ['levels-2', 10],
    ['levels-3', 3],
    ['levels-4', 2],
    ['references', 5],
    ['tempers', 15],
  ]);
});

test('the interval of a share is the one that Wilson gives', () => {
  const [low, high] = interval(80, 100);
  expect(low).toBeCloseTo(0.7112, 3);
  expect(high).toBeCloseTo(0.8666, 3);
});

test('a table is put into its place and nowhere else', () => {
  const text = 'before\n<!-- here -->\nold\n<!-- /here -->\nafter';
  const rows = [
    ['level', 'wins'],
    ['elder', '86 %'],
  ];
  expect(exchanged(text, 'here', markdown(rows))).toBe(
    'before\n<!-- here -->\n\n| level | wins |\n| --- | ---: |\n| elder | 86 % |\n\n<!-- /here -->\nafter',
  );
  expect(() => exchanged(text, 'there', '')).toThrow('no place called there');
});

test('the command prints shares with their intervals, points and times', () => {
  const { stdout, stderr, status } = ladder(
    '--print',
    '--only',
    'levels',
    '--players',
    '2',
    '--games',
    '2',
  );
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toMatch(/^elder +(\d+\.\d % \(\d+\.\d to \d+\.\d\) *){4}$/m);
  expect(stdout).toMatch(/^Milliseconds a decision: child .*elder \d+\.\d\d\.$/m);
});

test.each([
  [['--only', 'everything'], '--only is levels, references or tempers.'],
  [['--players', '5'], '--players is 2, 3, 4 or some of them with commas.'],
  [['--games', '0'], '--games must be a whole number, 1 or more.'],
])('%j cannot be done', (args, complaint) => {
  const { stdout, stderr, status } = ladder(...args);
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: `${complaint}\n`, status: 2 });
});
