import { below, seeded, type Chance } from '@/machines/core/chance';
import { seal } from '@/machines/saves/seal';

/** A text that was spoilt, and how. */
export interface Mangled {
  how: string;
  text: string;
}

type Spoil = (text: string, chance: Chance) => string;

const at = (text: string, chance: Chance) => below(chance, Math.max(1, text.length));
const LETTERS = 'abcXYZ019-_"{}[],:\\ \n\u0000é😀';

/** What happens to a text on its way. */
const ACCIDENTS: Record<string, Spoil> = {
  truncated: (text, chance) => text.slice(0, at(text, chance)),
  beheaded: (text, chance) => text.slice(1 + at(text, chance)),
  bitFlipped: (text, chance) => {
    const i = at(text, chance);
    const letter = String.fromCharCode(text.charCodeAt(i) ^ (1 << below(chance, 7)));
    return text.slice(0, i) + letter + text.slice(i + 1);
  },
  letterChanged: (text, chance) => {
    const i = at(text, chance);
    return text.slice(0, i) + LETTERS[below(chance, LETTERS.length)] + text.slice(i + 1);
  },
  letterLost: (text, chance) => {
    const i = at(text, chance);
    return text.slice(0, i) + text.slice(i + 1);
  },
  turned: (text, chance) => {
    const i = at(text, chance);
    return text.slice(i) + text.slice(0, i);
  },
  doubled: (text, chance) => {
    const i = at(text, chance);
    return text.slice(0, i) + text.slice(Math.max(0, i - 40));
  },
  capitals: (text) => text.toUpperCase(),
  small: (text) => text.toLowerCase(),
  anotherVersion: (text, chance) =>
    text
      .replace(/SILEX\d/, `SILEX${2 + below(chance, 9000)}`)
      .replace(/"version":\d+/, `"version":${2 + below(chance, 9000)}`),
  buried: (text, chance) => `{"format":${'['.repeat(50 + below(chance, 60_000))}${text}`,
  huge: (text, chance) => text + 'A'.repeat(below(chance, 2_400_000)),
};

/** What somebody does to a file who means harm, or knows no better. */
const FIELD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  9007199254740993,
  '',
  'constructor',
  '__proto__',
  [],
  {},
  [[[]]],
  { toString: 1 },
];

type Data = Record<string, unknown>;

function tampered(json: string, chance: Chance): string {
  if (below(chance, 5) === 0) {
    return json.replace('{', '{"__proto__":{"format":"silex-save","polluted":true},');
  }
  const data = JSON.parse(json) as Data;
  change(data, Object.keys(data), chance);
  return JSON.stringify(data);
}

/** Names and dates may be anything; these have to be what they should be. */
const JUDGED = 'format version game rules players setup seed moves sequence glance digest'.split(
  ' ',
);

/** The same by somebody who can count checksums: what has none is only tampered with. */
function resealed(json: string, chance: Chance): string {
  const { checksum, ...data } = JSON.parse(json) as Data;
  if (checksum === undefined) return tampered(json, chance);
  if (below(chance, 6) === 0) data.game = 'senet';
  else change(data, JUDGED, chance);
  return seal(data);
}

/** Takes a field away, adds one, or gives one a value of another kind. */
function change(data: Data, keys: readonly string[], chance: Chance): void {
  const key = keys[below(chance, keys.length)]!;
  switch (below(chance, 4)) {
    case 0:
      delete data[key];
      break;
    case 1:
      data[`${key}2`] = data[key];
      break;
    case 2: {
      const { moves } = data as { moves: unknown[] | { said: unknown[]; order: unknown[] } };
      const list = Array.isArray(moves) ? moves : below(chance, 2) ? moves.said : moves.order;
      const i = below(chance, list.length);
      list[i] = FIELD_VALUES[below(chance, FIELD_VALUES.length)];
      break;
    }
    default:
      data[key] = FIELD_VALUES[below(chance, FIELD_VALUES.length)];
  }
}

/** Things that never were a game. */
const STRANGERS: readonly string[] = [
  'SILEX1-',
  'SILEX1-00',
  'SILEX1-zzzzzzz',
  'SILEX0-0000000',
  `SILEX1-01${'0'.repeat(9)}`,
  '{"format":"chess-save","version":1}',
  '{"format":{"toString":"silex-save"}}',
  '"silex-save"',
  'null',
  '[]',
  `{"format":"silex-rescue","id":"x","slots":{"a":"{}","b":"[[["}}`,
  'https://example.org/?game=SILEX1-abc',
  '<script>alert(1)</script>',
  '\u0000\ufffd\ud800',
];

/** Done on purpose, and as often as all of this matters. */
const MISDEEDS: readonly [string, Spoil][] = [
  ['tampered', tampered],
  ['tampered', tampered],
  ['resealed', resealed],
  ['resealed', resealed],
];

/** What is left of a text without all that reading skips anyway. */
const essence = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').replace(/^silex/i, 'SILEX');

/** A field that is there twice changes nothing. */
function sayTheSame(one: string, two: string): boolean {
  if (one.length > 2 * two.length) return false;
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(two));
  } catch {
    return false;
  }
}

/**
 * So many spoilt codes and files, the same ones for the same seed. What came out as it went in is
 * left out: every one of them has to be refused.
 */
export function* mangledCodes(
  texts: readonly string[],
  count: number,
  seed = 1,
): Generator<Mangled> {
  const chance = seeded(seed);
  const stranger: Spoil = () => STRANGERS[below(chance, STRANGERS.length)]!;
  const accidents: [string, Spoil][] = [...Object.entries(ACCIDENTS), ['stranger', stranger]];
  for (let made = 0; made < count;) {
    const text = texts[below(chance, texts.length)]!;
    const ways = text.startsWith('{') ? [...accidents, ...MISDEEDS] : accidents;
    const [how, spoil] = ways[below(chance, ways.length)]!;
    const spoilt = spoil(text, chance);
    // A code may have anything before, after and between its letters; a file may not.
    const same = text.startsWith('{')
      ? spoilt === text || sayTheSame(spoilt, text)
      : essence(spoilt) === essence(text) || spoilt.includes(text);
    if (same) continue;
    made++;
    yield { how, text: spoilt };
  }
}
