import { anySeed, firstOf, MOST_SEED, wholeNumber } from '@/components/shelf/params';

describe('An address', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['0', 2],
    ['-7', 2],
    ['99', 4],
    ['99999999999999999999', 4],
    [['3', '2'], 3],
    ['three', undefined],
    ['3.5', undefined],
    ['1e9', undefined],
    ['', undefined],
    [[], undefined],
    [undefined, undefined],
  ])('that says %j means %j of 2 to 4 players', (param, expected) => {
    expect(wholeNumber(param, 2, 4)).toBe(expected);
  });

  it('counts only the first of several values', () => {
    expect(firstOf(['stone-age', 'chess'])).toBe('stone-age');
  });

  it('without a seed gets one that an address can hold', () => {
    for (let i = 0; i < 100; i++) {
      const seed = anySeed();
      expect(wholeNumber(String(seed), 0, MOST_SEED)).toBe(seed);
    }
  });
});
