import {
  inVain,
  rollArithmetic,
  supplyOf,
  toolsBeside,
} from '@/components/stone-age/panels/rollArithmetic';
import { blue, given } from '../../helpers/stoneAge';

describe('The arithmetic of a roll', () => {
  it.each([
    { dice: [6, 4, 4], tools: [], good: 'food', amount: 7, missing: 2 },
    { dice: [6, 5], tools: [], good: 'food', amount: 5, missing: 1 },
    { dice: [6, 5], tools: [1], good: 'food', amount: 6, missing: 2 },
    { dice: [1, 3], tools: [1, 1], good: 'food', amount: 3, missing: 2 },
    { dice: [5], tools: [], good: 'gold', amount: 0, missing: 1 },
    { dice: [4, 3], tools: [2, 2, 2], good: 'gold', amount: 2, missing: 5 },
    { dice: [1, 3, 6], tools: [], good: 'gold', amount: 1, missing: 2 },
    { dice: [1, 3, 6], tools: [1, 1], good: 'gold', amount: 2, missing: 6 },
    { dice: [3, 5, 6, 2], tools: [], good: 'gold', amount: 2, missing: 2 },
  ] as const)('$dice with tools $tools for $good: $amount', ({ dice, tools, good, ...result }) => {
    expect(rollArithmetic(dice, tools, good)).toMatchObject(result);
  });

  it('writes dice first, then tools', () => {
    expect(rollArithmetic([5, 3, 2, 1], [2], 'gold')).toMatchObject({
      parts: [5, 3, 2, 1, 2],
      sum: 13,
      divisor: 6,
      amount: 2,
    });
  });

  it('takes no more than the supply has', () => {
    const position = given({ edition: 'first', supply: [20, 16, 12, 1] });
    const supply = supplyOf(position, 'gold');
    expect(rollArithmetic([6, 6], [], 'gold', supply)).toMatchObject({ amount: 2, taken: 1 });
    expect(supplyOf(position, 'food')).toBe(Infinity);
    expect(supplyOf(given(), 'gold')).toBe(Infinity);
  });
});

describe('Tools beside a roll', () => {
  const position = given({
    villages: [{}, { tools: [2, 1, 0], used: 2, open: ['C34'] }],
  });
  const tools = toolsBeside(position, blue);

  it('are the tiles one has, used ones too, and one-use tools', () => {
    expect(tools).toEqual([
      { bit: 1, value: 2, once: false, used: false },
      { bit: 2, value: 1, once: false, used: true },
      { bit: 16, value: 3, once: true, used: false },
    ]);
  });

  it('are in vain when the roll would bring as much without them', () => {
    expect(inVain([5, 3, 2, 1], tools, 1, 'gold')).toBe(0);
    expect(inVain([6], tools, 1, 'gold')).toBe(1);
    // Either of the two would do alone.
    expect(inVain([5, 3, 2, 1], tools, 1 | 16, 'gold')).toBe(1 | 16);
  });
});
