import type { Figure, Figures } from './codeDigits';

/** Whole numbers go in groups of seven bits, each with a sign whether another one follows. */
const GROUP = 128;
const MOST_GROUPS = 8;

/** Writes numbers and words as figures. A word that was written before costs next to nothing. */
export interface Scribe {
  figures: readonly Figure[];
  /** One of so many. */
  pick(value: number, base: number): void;
  whole(value: number): void;
  word(text: string): void;
}

export function scribe(): Scribe {
  const figures: Figure[] = [];
  const known = [''];
  const pick = (value: number, base: number) => void figures.push({ value, base });
  const whole = (value: number) => {
    let left = value;
    for (;;) {
      const more = left >= GROUP;
      pick((left % GROUP) + (more ? GROUP : 0), 2 * GROUP);
      if (!more) return;
      left = Math.floor(left / GROUP);
    }
  };
  return {
    figures,
    pick,
    whole,
    word(text) {
      const at = known.indexOf(text);
      pick(at === -1 ? known.length : at, known.length + 1);
      if (at !== -1) return;
      known.push(text);
      // By code points: as short as UTF-8, and nothing that a name may hold is lost.
      const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
      whole(points.length);
      points.forEach(whole);
    },
  };
}

/** Reads them again, doubting them: null for what no scribe has written. */
export interface Lector {
  pick(base: number): number;
  whole(): number | null;
  /** Null as well for a word of more letters than expected. */
  word(most: number): string | null;
  isAtTheEnd(): boolean;
}

export function lector({ take, isEmpty }: Figures): Lector {
  const known = [''];
  const whole = () => {
    let value = 0;
    let worth = 1;
    for (let group = 0; group < MOST_GROUPS; group++) {
      const figure = take(2 * GROUP);
      value += (figure % GROUP) * worth;
      if (figure < GROUP) return Number.isSafeInteger(value) ? value : null;
      worth *= GROUP;
    }
    return null;
  };
  return {
    pick: take,
    whole,
    word(most) {
      const at = take(known.length + 1);
      const before = known[at];
      if (before !== undefined) return before.length <= most ? before : null;
      const length = whole();
      if (length === null || length > most) return null;
      let text = '';
      for (let i = 0; i < length; i++) {
        const point = whole();
        if (point === null || point > 0x10ffff) return null;
        text += String.fromCodePoint(point);
      }
      if (text.length > most) return null;
      known.push(text);
      return text;
    },
    isAtTheEnd: isEmpty,
  };
}
