/**
 * How wide a letter of the display face is, as a share of its size. Letters that are not named are
 * taken for the average; the poster has margins enough for what that misses.
 */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["iIljf.,:;!' -’", 0.36],
  ['rtJcsz', 0.53],
  ['mwMWœŒæÆ', 0.96],
  ['ABCDEFGHKNOPQRSTUVXYZ', 0.76],
];
const AVERAGE = 0.65;

/** How far lines stand apart, in sizes. */
export const LINE = 1.14;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) {
    width += WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? AVERAGE;
  }
  return width;
}

/** How many lines a text takes where a line is so many letter sizes wide. */
function linesOf(words: readonly string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = widthOf(word);
    if (used > 0 && used + width > room) {
      lines++;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** The greatest size at which a text fits a room without a word being broken, or the least. */
export function fittingSize(
  text: string,
  room: { width: number; height: number },
  most: number,
  least: number,
): number {
  const words = text.split(/(?<=[ -])/);
  for (let size = Math.round(most); size > least; size -= 1) {
    const line = room.width / size;
    const fits = words.every((word) => widthOf(word.trimEnd()) <= line);
    if (fits && linesOf(words, line) * size * LINE <= room.height) return size;
  }
  return least;
}

/** The same where all of it stands in one line. */
export const lineSize = (text: string, width: number, most: number, least: number): number =>
  fittingSize(text.replace(/[ \u00a0\u202f-]/g, '.'), { width, height: Infinity }, most, least);
