import { DIVISORS } from './data';
import type { GoodNumber } from './position';

/** How likely each sum of some dice is: `sums(2)[7]` is six in thirty-six. */
export function sums(dice: number): readonly number[] {
  let chances: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 6).fill(0);
    chances.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = next[sum + face]! + chance / 6;
    });
    chances = next;
  }
  return chances;
}

/** What a number of workers brings home of a good, without tools. */
export interface Odds {
  average: number;
  /** The chance of at least one. */
  any: number;
}

export function odds(dice: number, good: GoodNumber): Odds {
  const divisor = DIVISORS[good]!;
  let average = 0;
  let any = 0;
  sums(dice).forEach((chance, sum) => {
    const amount = Math.floor(sum / divisor);
    average += chance * amount;
    if (amount > 0) any += chance;
  });
  return { average, any };
}
