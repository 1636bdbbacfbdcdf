import { LANGUAGES } from '@/components/i18n/language';
import { inPassing } from '@/components/stone-age/hints/botsReasons';
import { heardHints, hintWords, whyWords } from '@/components/stone-age/hints/hintWords';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Why } from '@/machines/stone-age/bots/why';
import type { Move } from '@/machines/stone-age/vocabulary';
import { given } from '../helpers/stoneAge';
import { faults } from './sound';
import { WHYS } from './whysOfEveryType';

const players = ['Anna', 'Bruno', 'Chloé'].map((name) => ({ name }));
const every: readonly Why[] = Object.values(WHYS).flat();

describe.each(LANGUAGES)('What speaks for a move, in %s', (language) => {
  const strings = stoneAgeStrings[language];

  it('is a sentence for every type of reason and every number', () => {
    for (const why of every) {
      const [sentence = ''] = whyWords(strings, players, [why]);
      expect(sentence).toMatch(/^[\p{Lu}\d+].*\.$/u);
      expect(faults(language, sentence)).toEqual([]);
    }
  });

  it('says how far an alternative is behind', () => {
    for (const behind of [0, 0.3, 0.5, 1, 1.44, 12]) {
      expect(faults(language, strings.hints.behind(behind))).toEqual([]);
    }
  });
});

const say = (why: Why) =>
  (['en', 'fr'] as const).map((language) =>
    whyWords(stoneAgeStrings[language], players, [why])[0]?.replace(/\s/g, ' '),
  );

it.each([
  [
    WHYS.growth[0],
    'One more worker, for about 7 rounds.',
    'Une figurine de plus, pendant environ 7 manches.',
  ],
  [WHYS.goods[0], 'On average 2.3 wood.', 'En moyenne 2,3 bois.'],
  [WHYS.goods[1], 'On average 1 clay.', 'En moyenne 1 argile.'],
  [WHYS.denies[0], 'Keeps Bruno from about 1 point.', 'Prive Bruno d’environ 1 point.'],
  [
    WHYS.people[0],
    'In the end 2 farmers × 5 agriculture = 10.',
    'À la fin, 2 paysans × agriculture 5 = 10.',
  ],
  [
    WHYS.culture[3],
    '+3 points in the end: a second set of 2 kinds.',
    '+3 points à la fin : une deuxième série de 2 sortes.',
  ],
  [
    WHYS.hunger[0],
    'Costs 10 points, but keeps 3 resources.',
    'Coûte 10 points, mais garde 3 ressources.',
  ],
] as const)('%# reads as a player would say it', (why, en, fr) => {
  expect(say(why)).toEqual([en, fr]);
});

it('a hint names the place, the payment and how it compares', () => {
  const position = given({ players: 2, phase: 'placing' });
  const move: Move = { type: 'place', place: 'hut', workers: 2 };
  const other: Move = { type: 'place', place: 'field', workers: 1 };
  const told = hintWords(stoneAgeStrings.en, players, position, [
    { move, reasons: [WHYS.growth[0]], behind: 0 },
    { move: other, reasons: [], behind: 1.44 },
  ]);
  expect(told.map(({ title, rank }) => [title, rank])).toEqual([
    ['Place 2 in the hut', 'best'],
    ['Place 1 in the field', 'about 1.4 points behind'],
  ]);
  expect(heardHints(stoneAgeStrings.en, told).replace(/\s/g, ' ')).toBe(
    'The elder’s advice. Choice 1, best: Place 2 in the hut. One more worker, for about ' +
      '7 rounds. Choice 2, about 1.4 points behind: Place 1 in the field.',
  );
});

it('in passing the first reason is told, and whom it hinders', () => {
  const reasons: Why[] = [WHYS.growth[0], WHYS.worth[1], WHYS.denies[0], WHYS.lastRound[0]];
  expect(inPassing(reasons)).toEqual([WHYS.growth[0], WHYS.denies[0]]);
  expect(inPassing(reasons.slice(0, 2))).toEqual([WHYS.growth[0], WHYS.worth[1]]);
  expect(inPassing([])).toEqual([]);
});
