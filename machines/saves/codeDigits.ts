/**
 * Many small numbers as one large one: each is a figure in a base of its own, so that a choice
 * among six costs the 2.6 bits that it is worth and a choice among one costs nothing.
 *
 * It is written with letters and figures only. Messengers make slanted text of what lies between
 * two underscores and break lines at hyphens; nothing of that kind can happen to these.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = LETTERS.length;
/** So many letters make one limb of the large number: small enough for exact sums. */
export const LIMB_LETTERS = 4;
const LIMB = BASE ** LIMB_LETTERS;
/** The largest base a figure may have: a limb times this is still an exact whole number. */
export const LARGEST_BASE = 2 ** 24;

const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, i) => [letter, i]));

export const isLetter = (letter: string): boolean => VALUES.has(letter);

/** A number below `62 ** letters` in so many letters. */
export function spell(value: number, letters: number): string {
  let left = value;
  let text = '';
  for (let i = 0; i < letters; i++) {
    text = LETTERS[left % BASE]! + text;
    left = Math.floor(left / BASE);
  }
  return text;
}

/** The number that those letters spell. */
export function unspell(text: string): number {
  let value = 0;
  for (const letter of text) value = value * BASE + (VALUES.get(letter) ?? 0);
  return value;
}

/** What was chosen, and out of how many. */
export interface Figure {
  value: number;
  base: number;
}

/** The large number, in letters; the first figure will be the first to be taken out again. */
export function writeFigures(figures: readonly Figure[]): string {
  const limbs: number[] = [];
  for (let i = figures.length - 1; i >= 0; i--) {
    const { value, base } = figures[i]!;
    let carry = value;
    for (let at = 0; at < limbs.length; at++) {
      const sum = limbs[at]! * base + carry;
      limbs[at] = sum % LIMB;
      carry = Math.floor(sum / LIMB);
    }
    while (carry > 0) {
      limbs.push(carry % LIMB);
      carry = Math.floor(carry / LIMB);
    }
  }
  return limbs.map((limb) => spell(limb, LIMB_LETTERS)).join('');
}

/** Takes the figures out again. Whatever the letters are, it always has an answer: nought at last. */
export interface Figures {
  take(base: number): number;
  /** Nothing but noughts is left. */
  isEmpty(): boolean;
}

export function readFigures(letters: string): Figures {
  const limbs: number[] = [];
  for (let at = 0; at < letters.length; at += LIMB_LETTERS) {
    limbs.push(unspell(letters.slice(at, at + LIMB_LETTERS)));
  }
  const trim = () => {
    while (limbs.length > 0 && limbs[limbs.length - 1] === 0) limbs.pop();
  };
  trim();
  return {
    take(base) {
      let rest = 0;
      for (let at = limbs.length - 1; at >= 0; at--) {
        const sum = rest * LIMB + limbs[at]!;
        limbs[at] = Math.floor(sum / base);
        rest = sum % base;
      }
      trim();
      return rest;
    },
    isEmpty: () => limbs.length === 0,
  };
}
