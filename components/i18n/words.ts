/** A noun for one and for several. */
export interface Forms {
  one: string;
  other: string;
}

/** What a language does with numbers and lists. */
export interface Words {
  /** The form that goes with a number. */
  plural(count: number, forms: Forms): string;
  /** The number and the form that goes with it: "2 workers". */
  count(count: number, forms: Forms): string;
  /** The same for what is only about so many: "2.4 points", "3 points". */
  roughly(count: number, forms: Forms): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** A number to be read, rounded to so many decimals; to none where they would be nothing. */
  number(value: number, decimals?: number): string;
  /** A change: "+3", "−10". */
  signed(value: number): string;
  /** A share of one as a percentage: 0.33 is "33%". */
  percent(share: number): string;
}

interface Grammar {
  and: string;
  decimalPoint: string;
  /** Between thousands. */
  group: string;
  percent: string;
  isSingular(count: number): boolean;
}

const MINUS = '\u2212';

/**
 * Written out instead of asking `Intl`: Hermes has neither `PluralRules` nor `ListFormat`, and what
 * is tested must be what phones run.
 */
function wordsOf({ and, decimalPoint, group, percent, isSingular }: Grammar): Words {
  const plural: Words['plural'] = (count, { one, other }) =>
    isSingular(Math.abs(count)) ? one : other;
  const number: Words['number'] = (value, decimals = 0) => {
    const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
    const digits = Number(part ?? 0) === 0 ? grouped : `${grouped}${decimalPoint}${part}`;
    return value < 0 && Number(value.toFixed(decimals)) !== 0 ? MINUS + digits : digits;
  };
  return {
    plural,
    number,
    roughly: (count, forms) => {
      const tenths = Math.round(count * 10) / 10;
      return `${number(tenths, Number.isInteger(tenths) ? 0 : 1)} ${plural(tenths, forms)}`;
    },
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    list: (items) => {
      const last = items[items.length - 1];
      if (last === undefined) return '';
      return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
    },
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    percent: (share) => `${number(share * 100)}${percent}`,
  };
}

export const english = wordsOf({
  and: 'and',
  decimalPoint: '.',
  group: ',',
  percent: '%',
  isSingular: (count) => count === 1,
});

/** French counts nothing, one and one and a half in the singular. */
export const french = wordsOf({
  and: 'et',
  decimalPoint: ',',
  group: '\u202f',
  percent: '\u202f%',
  isSingular: (count) => count < 2,
});

/** Whether *de* and *que* lose their vowel before a word: "d'Anna", "d'Yves", but "de Yann". */
export function elides(word: string): boolean {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  // A mute h cannot be told from an aspirate one; among first names it is nearly always "ha" that
  // is aspirate (Hans, Hakim).
  return /^([aeiouœæ]|h[eiouy]|y[^aeiou])/.test(plain);
}

/** "de Bleu", "d'Anna". */
export const de = (word: string): string => (elides(word) ? `d'${word}` : `de ${word}`);
