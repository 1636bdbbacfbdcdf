import type { Arrow, Box } from './chartModel';
import type { Rectangle } from './ink';

/** A move as it stands in its box. */
export interface Chip extends Rectangle {
  name: string;
  usual: boolean;
}

export const SIZES = {
  title: 18,
  groupTitle: 22,
  move: 15,
  label: 14,
  note: 13,
  lineHeight: 1.25,
  titleBar: 30,
  groupBar: 40,
  pad: 12,
  chip: 26,
  gap: 8,
  dot: 12,
} as const;

/**
 * How wide a text is. The picture is shown with whatever typeface the reader has, so this is a
 * generous measure that fits the wider of the usual ones.
 */
export function widthOf(text: string, size: number, bold = false): number {
  let em = 0;
  for (const letter of text) {
    if (/[fijlrtI.,:;'()[\]/ ]/.test(letter)) em += 0.33;
    else if (/[mwMW→]/.test(letter)) em += 0.86;
    else if (/[A-Z]/.test(letter)) em += 0.7;
    else em += 0.57;
  }
  return em * size * (bold ? 1.06 : 1);
}

export const textSize = (lines: readonly string[], size: number) => ({
  width: Math.max(...lines.map((line) => widthOf(line, size))) + 8,
  height: lines.length * size * SIZES.lineHeight + 4,
});

/** The lines of an arrow's label: alternatives under each other, long ones broken. */
export const labelLines = ({ labels }: Arrow, longest: number): string[] =>
  labels
    .filter((line) => line !== '')
    .map((line, i) => (i === 0 ? line : `or ${line}`))
    .flatMap((line) => brokenLine(line, longest));

/** Breaks a line before a condition or an action if it can, else wherever it is full. */
function brokenLine(line: string, longest: number): string[] {
  if (line.length <= longest) return [line];
  const lines: string[] = [];
  for (const part of line.split(/ (?=and |\/ |\[|\()/)) {
    let current = '';
    for (const word of part.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (longer.length > longest && current !== '') lines.push(current);
      current = longer.length > longest ? word : longer;
    }
    lines.push(current);
  }
  return lines;
}

/** Moves in rows, as in a line of text. */
function chipsOf(box: Box, widest: number): { chips: Chip[]; height: number } {
  const chips: Chip[] = [];
  let x = 0;
  let y = 0;
  for (const { name, usual } of box.moves) {
    const width = widthOf(name, SIZES.move, !usual) + 18;
    if (x > 0 && x + width > widest) {
      x = 0;
      y += SIZES.chip + SIZES.gap;
    }
    chips.push({ name, usual, x, y, width, height: SIZES.chip });
    x += width + SIZES.gap;
  }
  return { chips, height: chips.length === 0 ? 0 : y + SIZES.chip };
}

/** How large a box without children is, and where its moves stand in it. */
export function measured(box: Box): { width: number; height: number; chips: Chip[] } {
  const { pad, titleBar } = SIZES;
  const title = widthOf(box.title, SIZES.title, true);
  const notes = box.notes.map((note) => widthOf(note, SIZES.note));
  const { chips, height } = chipsOf(box, 230);
  const right = Math.max(0, ...chips.map((chip) => chip.x + chip.width));
  const width = Math.max(title, right, ...notes) + 2 * pad;
  const below = height + box.notes.length * SIZES.note * SIZES.lineHeight;
  return {
    width: Math.ceil(width),
    height: Math.ceil(below === 0 ? titleBar + 8 : titleBar + pad + below + pad),
    chips: chips.map((chip) => ({ ...chip, x: chip.x + pad, y: chip.y + titleBar + pad })),
  };
}
