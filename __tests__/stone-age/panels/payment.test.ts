import {
  cheapest,
  dearest,
  limitsOf,
  moveFor,
  oneLess,
  oneMore,
} from '@/components/stone-age/panels/payment';
import { anyMix, bundles } from '@/machines/stone-age/paying';
import type { Bundle } from '@/machines/stone-age/vocabulary';

const of = (wood = 0, clay = 0, stone = 0, gold = 0): Bundle => ({ wood, clay, stone, gold });
const payments = (stock: number[], count: number, kinds = 0) =>
  bundles('pay', stock, 0, { ...anyMix(count), kinds }) as (Bundle & { type: 'pay' })[];

describe('Laying out a payment', () => {
  const stock = of(4, 2, 3, 0);
  const moves = payments([4, 2, 3, 0], 4, 2);

  it('begins with what is worth least', () => {
    expect(cheapest(moves)).toMatchObject(of(3, 1));
    expect(cheapest(payments([0, 2, 0, 3], 3))).toMatchObject(of(0, 2, 0, 1));
    expect(cheapest([])).toBeUndefined();
  });

  it('knows what is worth most', () => {
    expect(dearest(moves)).toMatchObject(of(0, 1, 3));
  });

  it('is a move only where it is legal', () => {
    expect(moveFor(moves, of(1, 0, 3))).toMatchObject({ type: 'pay', ...of(1, 0, 3) });
    expect(moveFor(moves, of(4))).toBeUndefined();
    expect(moveFor(moves, of(1, 0, 2))).toBeUndefined();
  });

  it('adds while there is room, and never more than one has', () => {
    expect(oneMore(of(2, 1), 'wood', stock, 4, moves)).toEqual({
      bundle: of(3, 1),
      instead: null,
    });
    expect(oneMore(of(2), 'gold', stock, 4, moves)).toBeNull();
  });

  it('swaps where there is no room: for a kind that leaves a legal payment', () => {
    // Wood would be left with three kinds; clay makes two.
    expect(oneMore(of(3, 1), 'stone', stock, 4, moves)).toEqual({
      bundle: of(3, 0, 1),
      instead: 'clay',
    });
    // Where both would do, for the one that lies there most often.
    expect(oneMore(of(3, 1), 'stone', stock, 4, payments([4, 2, 3, 0], 4))).toEqual({
      bundle: of(2, 1, 1),
      instead: 'wood',
    });
    expect(oneMore(of(4), 'wood', of(9), 4, moves)).toBeNull();
  });

  it('takes away down to nothing', () => {
    expect(oneLess(of(1), 'wood')).toEqual(of());
    expect(oneLess(of(), 'wood')).toBeNull();
  });

  it('finds the most of each kind that any move takes', () => {
    expect(limitsOf(payments([1, 9, 0, 1], 2))).toEqual(of(1, 2, 0, 1));
  });
});
