import type { PlacedArrow, PlacedBox } from './chartLayout';
import type { Look } from './chartModel';
import { SIZES, widthOf, type Chip } from './chartSizes';
import { bent, block, gouge, INK, round, tag, text, topOf, type Point } from './ink';

/** The block of colour behind a title, and the colour of the title on it. */
export const BLOCKS: Record<Look, { fill: string; text: string }> = {
  group: { fill: INK.river, text: INK.bone },
  decision: { fill: INK.ochre, text: INK.charcoal },
  waiting: { fill: INK.ochre, text: INK.charcoal },
  showing: { fill: INK.moss, text: INK.bone },
  passing: { fill: INK.paper2, text: INK.charcoal },
  end: { fill: INK.charcoal, text: INK.bone },
};

/** Groups within groups are light and dark by turns. */
export const groundOf = ({ depth }: PlacedBox): string => (depth % 2 === 0 ? INK.paper2 : INK.bone);

const KEY_LINE = { fill: 'none', stroke: INK.charcoal, 'stroke-width': 2.2 };

export function drawGroup(placed: PlacedBox, isInside: boolean): string {
  const { box, x, y, width } = placed;
  // The inside of a decision wears the colour of a decision.
  const { fill, text: ink } = isInside ? BLOCKS.decision : BLOCKS.group;
  const bar = SIZES.groupBar - 4;
  const room = width - 54 - widthOf(box.title, SIZES.groupTitle, true);
  const carved = Array.from({ length: Math.min(4, Math.floor(room / 24)) }, (_, i) => {
    const left = x + width - 50 - i * 24;
    const high = y + bar / 2 + (i % 2 === 0 ? -5 : 4);
    return gouge({ x: left, y: high + 3 }, { x: left + 34, y: high - 2 }, 2.4, 2);
  });
  return [
    tag('path', { d: block({ ...placed, x: x + 4, y: y + 4 }, 12), fill: INK.charcoal }),
    tag('path', { d: block(placed, 12), fill: groundOf(placed) }),
    tag('path', { d: topOf(placed, bar, 12), fill }),
    tag('path', { d: carved.join(''), fill: ink, 'fill-opacity': 0.5 }),
    tag('path', { d: block(placed, 12), ...KEY_LINE }),
    text(box.title, { x: x + 18, y: y + 26 }, { size: SIZES.groupTitle, fill: ink, bold: true }),
  ].join('');
}

export function drawState(placed: PlacedBox): string {
  const { box, x, y, width, height, chips } = placed;
  const { fill, text: ink } = BLOCKS[box.look];
  const isPlain = box.moves.length + box.notes.length === 0;
  const bar = isPlain ? height : SIZES.titleBar;
  const line = SIZES.note * SIZES.lineHeight;
  const firstNote = y + (bar + height - (box.notes.length - 1) * line) / 2 + SIZES.note * 0.35;
  const middle = x + width / 2;
  return [
    tag('path', { d: block({ ...placed, x: x + 3.5, y: y + 3.5 }, 7), fill: INK.charcoal }),
    tag('path', { d: block(placed, 7), fill: isPlain ? fill : INK.bone }),
    isPlain ? '' : tag('path', { d: topOf(placed, bar, 7), fill }),
    tag('path', { d: block(placed, 7), ...KEY_LINE }),
    text(
      box.title,
      { x: middle, y: y + bar / 2 + 6 },
      { size: SIZES.title, fill: ink, bold: true, anchor: 'middle' },
    ),
    ...chips.map(drawChip),
    ...box.notes.map((note, i) =>
      text(
        note,
        { x: middle, y: firstNote + i * line },
        { size: SIZES.note, fill: INK.second, anchor: 'middle' },
      ),
    ),
  ].join('');
}

export function drawChip({ x, y, width, height, name, usual }: Chip): string {
  return (
    tag('rect', {
      x,
      y,
      width,
      height,
      rx: height / 2,
      fill: usual ? 'none' : INK.paper2,
      stroke: INK.charcoal,
      'stroke-width': 1.5,
      'stroke-dasharray': usual ? '3 3' : undefined,
    }) +
    text(
      name,
      { x: x + width / 2, y: y + height / 2 + 5 },
      { size: SIZES.move, bold: !usual, anchor: 'middle' },
    )
  );
}

export function drawArrow({ arrow, points }: PlacedArrow): string {
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (!last || !before) return '';
  const dashes = { 'stroke-dasharray': arrow?.sometimes ? '6 5' : undefined };
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const at = (along: number, across: number) =>
    `${round(last.x - dx * along - dy * across)} ${round(last.y - dy * along + dx * across)}`;
  const head = `M${at(0, 0)}L${at(12, 6)}L${at(9, 0)}L${at(12, -6)}Z`;
  return (
    tag('path', { d: bent(points), ...KEY_LINE, ...dashes }) +
    tag('path', { d: head, fill: INK.charcoal })
  );
}

export function drawLabel({ label }: PlacedArrow, groundAt: (point: Point) => string): string {
  if (!label) return '';
  const { x, y, width, height, lines } = label;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const step = SIZES.label * SIZES.lineHeight;
  return [
    // The arrow passes behind its label, so a piece of ground is laid under the words.
    tag('rect', { x: x + 3, y, width: width - 6, height, fill: groundAt(middle) }),
    ...lines.map((line, i) =>
      text(
        line,
        { x: middle.x, y: y + SIZES.label + 1 + i * step },
        { size: SIZES.label, anchor: 'middle' },
      ),
    ),
  ].join('');
}
