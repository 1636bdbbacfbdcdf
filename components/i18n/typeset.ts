import type { Language } from './language';

const NARROW = '\u202f';
const FIXED = '\u00a0';

/**
 * Catalogues are written with what a keyboard has. What print asks for is put in here: the curved
 * apostrophe, and in French the spaces that no line may break at.
 */
const RULES: Record<Language, (text: string) => string> = {
  en: (text) => bound(curved(text)),
  fr: (text) =>
    bound(curved(text))
      .replace(/ ([;!?%])/g, `${NARROW}$1`)
      .replace(/ ([:»])/g, `${FIXED}$1`)
      .replace(/« /g, `«${FIXED}`),
};

function curved(text: string): string {
  return text.replace(/'/g, '\u2019');
}

/**
 * In a sentence no line ends between a number and what it counts. Labels are left alone: on a
 * narrow button that may be the only place to break.
 */
function bound(text: string): string {
  if (!text.endsWith('.')) return text;
  // Nor does a figure stand alone on the last line.
  return text.replace(/(\d) (?=\p{L})/gu, `$1${FIXED}`).replace(/ (−?\d+\.)$/, `${FIXED}$1`);
}

/** A whole catalogue as it is to be read: every sentence in it, and every sentence it will make. */
export function typeset<Strings>(language: Language, strings: Strings): Strings {
  return setting(RULES[language], strings) as Strings;
}

function setting(rule: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return rule(value);
  if (Array.isArray(value)) return value.map((item) => setting(rule, item));
  if (typeof value === 'function') {
    const sentence = value as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => setting(rule, sentence(...args));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, setting(rule, of)]));
}
