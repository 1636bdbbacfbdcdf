/**
 * The doubt at the edge. Every text from outside (a slot, a setting, a file, a code) comes in
 * through `doubt`, which bounds its length and its depth before anything is parsed, and lets no key
 * through that could reach into an object's prototype. What it hands on is plain data of a bounded
 * size, whose shape a schema may then judge without fear of a hang or a full stack.
 */

/** Longer than this is nothing of ours; AsyncStorage on Android cannot read back more anyway. */
export const LONGEST_TEXT = 2_000_000;
/** Ours go seven deep; a list in a list in a list… is how a parser's stack is filled. */
export const DEEPEST_NESTING = 32;

/** Why a text is not even looked at. */
export type Doubt = 'tooLong' | 'tooDeep' | 'notJson' | 'forbiddenKey';

export type Doubted = { ok: true; data: unknown } | { ok: false; fault: Doubt };

export interface Limits {
  longest?: number;
  deepest?: number;
}

/** Parses a text from outside, or says why not. Never throws, and takes time by its length only. */
export function doubt(
  text: string,
  { longest = LONGEST_TEXT, deepest = DEEPEST_NESTING }: Limits = {},
): Doubted {
  if (text.length > longest) return { ok: false, fault: 'tooLong' };
  if (goesDeeper(text, deepest)) return { ok: false, fault: 'tooDeep' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'notJson' };
  }
  return mayReachPrototypes(text, data) ? { ok: false, fault: 'forbiddenKey' } : { ok: true, data };
}

const BRACKETS = /["[\]{}]/g;

/**
 * Whether lists and objects lie deeper in each other than that. Reads the text, not the data: a
 * parser that goes into the depth would have fallen by then.
 */
function goesDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  BRACKETS.lastIndex = 0;
  for (let found = BRACKETS.exec(text); found; found = BRACKETS.exec(text)) {
    switch (found[0]) {
      case '"':
        BRACKETS.lastIndex = endOfString(text, found.index + 1);
        break;
      case '[':
      case '{':
        if (++depth > deepest) return true;
        break;
      default:
        depth--;
    }
  }
  return false;
}

/** Just behind the quote that ends a string; the end of the text where none does. */
function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\' && quote - 1 - slashes >= from) slashes++;
    if (slashes % 2 === 0) return quote + 1;
  }
  return text.length;
}

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Only a text that writes such a word, or hides one behind escapes, is worth walking through. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u00/;

function mayReachPrototypes(text: string, data: unknown): boolean {
  if (!SUSPICIOUS.test(text)) return false;
  const left: unknown[] = [data];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) {
      if (FORBIDDEN.has(key)) return true;
      left.push((next as Record<string, unknown>)[key]);
    }
  }
  return false;
}
