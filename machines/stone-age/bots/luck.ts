import { DIVISORS, MOST_TOOL_VALUE, MOST_WORKERS, TOOL_TILES } from '../data';
import { sums } from '../odds';
import type { GoodNumber } from '../position';
import { ONE_USE_CARDS } from '../tools';

/** More than all tiles and one-use tools together cannot be added to a roll. */
const MOST_TOOLS =
  TOOL_TILES * MOST_TOOL_VALUE + ONE_USE_CARDS.reduce((sum, { value }) => sum + value, 0);

/** `YIELDS[good][dice][tools]`: how many goods some dice and tools bring on average. */
const YIELDS: readonly (readonly (readonly number[])[])[] = DIVISORS.map((divisor) =>
  Array.from({ length: MOST_WORKERS + 1 }, (_, dice) =>
    Array.from({ length: MOST_TOOLS + 1 }, (_, tools) =>
      sums(dice).reduce(
        (mean, chance, sum) => mean + chance * Math.floor((sum + tools) / divisor),
        0,
      ),
    ),
  ),
);

export const yieldOf = (good: GoodNumber, dice: number, tools: number): number =>
  YIELDS[good]![dice]![tools]!;
