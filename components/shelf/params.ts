/** What an address may carry after a name: once, several times, or not at all. */
export type Param = string | readonly string[] | undefined;

/** The first value of a parameter. */
export function firstOf(param: Param): string | undefined {
  return typeof param === 'string' ? param : param?.[0];
}

/**
 * A whole number from an address, kept between two bounds; undefined for what is no number at all.
 * Addresses are typed by hand and passed on in messages, so nothing in them is trusted.
 */
export function wholeNumber(param: Param, least: number, most: number): number | undefined {
  const text = firstOf(param)?.trim();
  if (!text || !/^[+-]?\d+$/.test(text)) return undefined;
  return Math.min(most, Math.max(least, Number(text)));
}

/** Seeds are whole numbers of 31 bits: short enough to be read out. */
export const MOST_SEED = 2 ** 31 - 1;

/** A seed that nobody chose. */
export const anySeed = (): number => Math.floor(Math.random() * (MOST_SEED + 1));
