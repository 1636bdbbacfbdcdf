import { TRAIT_NAMES } from '@/machines/stone-age/bots/forecast';
import { weightsFor } from '@/machines/stone-age/bots/weights';
import { explained, fitted, learn, together } from '@/scripts/lib/forecasting';
import { drawStrength } from '@/scripts/lib/strengthPlot';
import { direction, chanceFor, pushed, seedsFor, tryOut } from '@/scripts/lib/training';

const weights = weightsFor(2);
const lesson = (seed: number, games: number) => learn({ players: 2, weights, seed, games });

test('a forecast learnt from some games tells how others come out', () => {
  const learnt = fitted(together([lesson(1, 60), lesson(2, 60)]));
  expect(explained(lesson(3, 40), learnt)).toBeGreaterThan(0.3);
});

test('the same games teach the same', () => {
  expect(fitted(lesson(1, 10))).toEqual(fitted(lesson(1, 10)));
});

test('a point that is written down counts about one point', () => {
  const { points } = fitted(together([lesson(1, 60), lesson(2, 60)]));
  expect(points).toBeGreaterThan(0.8);
  expect(points).toBeLessThan(1.2);
});

test('what is the same for all decides nothing', () => {
  const sums = lesson(4, 5);
  const nothing = Object.fromEntries(TRAIT_NAMES.map((name) => [name, 0])) as ReturnType<
    typeof fitted
  >;
  expect(explained(sums, nothing)).toBe(0);
});

test('weights that see no use in growing and gathering lose against those that do', () => {
  const blind = { ...weights, worker: 0, tool: 0, wood: 1, clay: 1, stone: 1, gold: 1 };
  const seeds = seedsFor(1, 1, 40);
  expect(tryOut({ players: 2, challenger: weights, rest: blind, seeds }).wins).toBeGreaterThan(0.6);
});

test('a push and the push back cancel out', () => {
  const along = direction(chanceFor(1, 1));
  const back = pushed(pushed(weights, along, 0.15), along, -0.15);
  expect(back.worker).toBeCloseTo(weights.worker);
});

test('the plot has a line for every number of players, from an even share on', () => {
  const picture = drawStrength([
    { players: 2, shares: [{ generation: 5, share: 0.6 }] },
    { players: 4, shares: [{ generation: 5, share: 0.4 }] },
  ]);
  expect(picture.match(/stroke-width="2.5"/g)).toHaveLength(2);
  expect(picture).toContain('>4 players<');
  // Half of the games are half of the height.
  expect(picture).toMatch(/points="60,156 530,136"/);
});
