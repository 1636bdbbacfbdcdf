import { speak } from '@/components/i18n/language';
import { typeset } from '@/components/i18n/typeset';
import { de, english, french } from '@/components/i18n/words';

const worker = { one: 'worker', other: 'workers' };
const figurine = { one: 'figurine', other: 'figurines' };

describe('Plurals', () => {
  it.each([
    [0, '0 workers', '0 figurine'],
    [1, '1 worker', '1 figurine'],
    [2, '2 workers', '2 figurines'],
    [-1, '−1 worker', '−1 figurine'],
    [-10, '−10 workers', '−10 figurines'],
  ])('of %d', (count, en, fr) => {
    expect(english.count(count, worker)).toBe(en);
    expect(french.count(count, figurine)).toBe(fr);
  });

  it('are those of Intl, which phones do not have', () => {
    for (const [language, words] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const rules = new Intl.PluralRules(language);
      for (const count of [...Array(300).keys(), 0.5, 1.5, 1.8, 2.5]) {
        expect(words.plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count));
      }
    }
  });
});

describe('Lists', () => {
  it.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a and b', 'a et b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b et c'],
  ])('of %j', (items, en, fr) => {
    expect(english.list(items)).toBe(en);
    expect(french.list(items)).toBe(fr);
  });
});

describe('Numbers', () => {
  it('have a point in English and a comma in French', () => {
    expect(english.number(1.84, 1)).toBe('1.8');
    expect(french.number(1.84, 1)).toBe('1,8');
    expect(english.number(12345)).toBe('12,345');
    expect(french.number(12345)).toBe('12\u202f345');
  });

  it('have a real minus, and never one before nothing', () => {
    expect(english.number(-10)).toBe('−10');
    expect(english.number(-0.01, 1)).toBe('0');
    expect(french.number(3, 1)).toBe('3');
    expect(french.signed(3)).toBe('+3');
    expect(french.signed(-3)).toBe('−3');
    expect(english.signed(0)).toBe('0');
  });

  it('are shares in percent, with a narrow space in French', () => {
    expect(english.percent(1 / 3)).toBe('33%');
    expect(french.percent(1 / 3)).toBe('33\u202f%');
  });
});

describe('Elision', () => {
  it.each([
    ['Bleu', 'de Bleu'],
    ['Anna', "d'Anna"],
    ['Émile', "d'Émile"],
    ['Ömer', "d'Ömer"],
    ['Œdipe', "d'Œdipe"],
    ['Hélène', "d'Hélène"],
    ['Hans', 'de Hans'],
    ['Yves', "d'Yves"],
    ['Yann', 'de Yann'],
    ['', 'de '],
  ])('before %s', (name, expected) => expect(de(name)).toBe(expected));
});

describe('Typesetting', () => {
  it('gives French its spaces and both languages their apostrophe', () => {
    const fr = typeset('fr', {
      plain: "L'or : « 3 % » ; vraiment ?",
      made: (name: string) => ({ title: `À ${name} !`, list: ["d'un : deux"] }),
    });
    expect(fr.plain).toBe('L’or\u00a0: «\u00a03\u202f%\u00a0»\u202f; vraiment\u202f?');
    expect(fr.made('toi')).toEqual({ title: 'À toi\u202f!', list: ['d’un\u00a0: deux'] });
    expect(typeset('en', ['2 gold', 'She has 2 gold.'])).toEqual([
      '2 gold',
      'She has 2\u00a0gold.',
    ]);
    expect(typeset('en', "Anna's turn: 3 to 4")).toBe('Anna’s turn: 3 to 4');
  });
});

describe('The language spoken', () => {
  it.each([
    ['system', ['fr-CA'], 'fr'],
    ['system', ['de-DE', 'fr-FR', 'en-GB'], 'fr'],
    ['system', ['FR_fr'], 'fr'],
    ['system', ['pt', null, undefined], 'en'],
    ['system', [], 'en'],
    ['en', ['fr'], 'en'],
    ['fr', ['en'], 'fr'],
  ] as const)('for the setting %s on a system that speaks %j is %s', (setting, system, expected) =>
    expect(speak(setting, system)).toBe(expected),
  );
});
