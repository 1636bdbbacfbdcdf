/**
 * Tells a shake from everything else that happens to a phone at a table: it is handed on, laid down,
 * knocked against a cup. Only several hard swings soon after one another are a shake, and the dice
 * leave the hand when it comes to rest.
 */

/** How far from the plain weight of the phone a swing goes, in g. */
export const SWING = 1.1;
/** A hand that is this quiet again has thrown. */
const QUIET = 0.5;
/** So many swings, each this long after the last one at most and at least, in milliseconds. */
export const SWINGS = 4;
const LONGEST = 400;
const SHORTEST = 40;
/** And then so long without another one. */
const REST = 120;

/** What a phone feels, in g along its three axes. */
export interface Force {
  x: number;
  y: number;
  z: number;
}

/** Takes what is felt, and when, in milliseconds; says at which moment a shake is over. */
export function shaking(): (force: Force, at: number) => boolean {
  let swings = 0;
  let last = -Infinity;
  return ({ x, y, z }, at) => {
    const off = Math.abs(Math.hypot(x, y, z) - 1);
    if (at - last > LONGEST) swings = 0;
    if (off >= SWING) {
      if (at - last >= SHORTEST) swings++;
      last = at;
      return false;
    }
    const over = swings >= SWINGS && off < QUIET && at - last >= REST;
    if (over) swings = 0;
    return over;
  };
}
