import { contrast } from '@/components/theme/contrast';
import { pairs } from '@/components/theme/pairs';
import { THEMES } from '@/components/theme/palette';

test('the measure agrees with the published examples', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#2A2420', '#2A2420')).toBe(1);
});

describe.each(Object.values(THEMES))('$name', (theme) => {
  test.each(pairs(theme))('$name: at least $least', ({ ink, ground, least }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});
