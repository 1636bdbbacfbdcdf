import type { Language } from '@/components/i18n/language';

/** Signs that a sentence was put together wrongly. */
const FAULTS: readonly RegExp[] = [
  /undefined|NaN|null|\[object|=>|\$\{/,
  / {2}/,
  /^ | $/,
  / [.,)]/,
  /\( /,
  /'/,
  /[.,:;]{2}/,
];

const FRENCH_FAULTS: readonly RegExp[] = [
  // A line must not break before these, nor inside quotation marks.
  / [:;!?%»]/,
  /« /,
  // Every high sign of punctuation has its space (but for a time or an address, which do not occur).
  /[^\s\u00a0\u202f][:;!?]/,
  // Elision that was missed. The h of "hutte" and the y of "Yann" do not elide.
  /(^|[\s(])(de|le|la|ne|que|se|je|te|me) [aeiouàâéèêëîïôùûœ]/i,
  // And elision where there is none to make.
  /\b[dlnqsjtm]\u2019[^aeiouyhàâéèêëîïôöùûœ\d]/i,
];

/** What is wrong with a text, as it would be read: nothing, if all is well. */
export function faults(language: Language, text: string): string[] {
  const rules = language === 'fr' ? [...FAULTS, ...FRENCH_FAULTS] : FAULTS;
  return rules.filter((rule) => rule.test(text)).map((rule) => `${rule} in: ${text}`);
}

/** Every text of a catalogue that needs nothing to be filled in, with where it stands. */
export function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) => textsIn(of, path ? `${path}.${key}` : key));
}
