/**
 * The state of a seeded generator (sfc32): four 32-bit integers, plain data, so that it can live
 * in a position and be saved, copied and compared with it. sfc32 needs additions and shifts only,
 * which is what an engine without a compiler does fastest.
 */
export type Chance = [a: number, b: number, c: number, counter: number];

/** A fresh stream. Any whole number is a seed; neighbours give unrelated streams. */
export function seeded(seed: number): Chance {
  const high = Math.floor(seed / 0x100000000) | 0;
  const chance: Chance = [seed | 0, high, 0x51_1e_4a_6e, 1];
  for (let i = 0; i < 12; i++) next(chance);
  return chance;
}

/** A seed for something beside the game (a bot's dice, an imagined deal), told apart by a number. */
export function branch(seed: number, salt: number): number {
  const chance = seeded(seed);
  chance[2] = (chance[2] ^ salt) | 0;
  for (let i = 0; i < 8; i++) next(chance);
  return next(chance) >>> 0;
}

/** The next 32 bits; moves the stream on. Read by index: unpacking a list costs three times more. */
function next(chance: Chance): number {
  const a = chance[0];
  const b = chance[1];
  const c = chance[2];
  const counter = chance[3];
  const sum = (a + b + counter) | 0;
  chance[0] = b ^ (b >>> 9);
  chance[1] = (c + (c << 3)) | 0;
  chance[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  chance[3] = (counter + 1) | 0;
  return sum;
}

/**
 * A whole number from 0 to `bound - 1`, each as likely: 2^32 is not a multiple of every bound,
 * but for the bounds of a board game the difference stays below one in a hundred million.
 */
export function below(chance: Chance, bound: number): number {
  return Math.floor(((next(chance) >>> 0) / 0x100000000) * bound);
}

/** One six-sided die. */
export function rollDie(chance: Chance): number {
  return below(chance, 6) + 1;
}

/** Shuffles the items from `start` on, in place. */
export function shuffle<Item>(chance: Chance, items: Item[], start = 0): void {
  for (let last = items.length - 1; last > start; last--) {
    const other = start + below(chance, last - start + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
}
