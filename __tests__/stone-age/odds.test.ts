import { odds, sums } from '@/machines/stone-age/odds';
import { GOODS } from '@/machines/stone-age/vocabulary';

const good = (name: (typeof GOODS)[number]) => GOODS.indexOf(name);

describe('Odds', () => {
  it('know the sums of dice', () => {
    expect(sums(0)).toEqual([1]);
    expect(sums(2)[7]).toBeCloseTo(6 / 36);
    for (const dice of [1, 5, 10]) {
      expect(sums(dice).reduce((all, chance) => all + chance, 0)).toBeCloseTo(1);
    }
  });

  it('give one worker at the quarry a stone one time in three', () => {
    expect(odds(1, good('stone')).any).toBeCloseTo(1 / 3);
    expect(odds(1, good('stone')).average).toBeCloseTo(1 / 3);
  });

  it('give one worker at the hunt 1.5 food on average, and at least one 5 times in 6', () => {
    expect(odds(1, good('food')).average).toBeCloseTo((0 + 1 + 1 + 2 + 2 + 3) / 6);
    expect(odds(1, good('food')).any).toBeCloseTo(5 / 6);
  });

  it('are no gold for nobody', () => {
    expect(odds(0, good('gold'))).toEqual({ average: 0, any: 0 });
  });
});
