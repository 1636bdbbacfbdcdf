import { invite } from '@/machines/core/game';
import { LEVELS } from '@/machines/stone-age/bots/company';
import { anyPlayer } from '@/scripts/lib/ladder';
import { playTable } from '@/scripts/lib/league';
import { REFERENCES } from '../../helpers/references';

const STRONGEST = LEVELS[LEVELS.length - 1]!;
/** How many of some games the first of the two wins. */
function winsOf(one: string, other: string, games: number): number {
  const table = { game: 'stone-age', bots: [one, other], seed: 21, from: 0, games };
  return playTable(table, anyPlayer)[0]!.wins;
}

// A sample of the ladder, small but on fixed seeds: `npm run ladder` has the figures.
test.each(REFERENCES)('the strongest level beats the reference player %s', (name) => {
  expect(winsOf(invite(STRONGEST, 'balanced'), name, 6)).toBeGreaterThanOrEqual(5);
});

test.each([
  ['gatherer', 'child', 60],
  ['tracker', 'gatherer', 60],
  ['hunter', 'tracker', 60],
  ['elder', 'hunter', 12],
] as const)('the %s wins most games against the %s', (level, weaker, games) => {
  const wins = winsOf(invite(level, 'balanced'), invite(weaker, 'balanced'), games);
  expect(wins).toBeGreaterThan(games / 2);
});

test('the first level loses to a careful beginner more often than not', () => {
  expect(winsOf(invite(LEVELS[0], 'balanced'), 'ruleOfThumb', 200)).toBeLessThan(100);
});

test('the careful beginner is no straw man: it beats all the other reference players', () => {
  for (const name of REFERENCES) {
    if (name !== 'ruleOfThumb') expect(winsOf('ruleOfThumb', name, 20)).toBeGreaterThan(12);
  }
});
