import type { ChartModel, Look } from './chartModel';
import { BLOCKS, drawArrow, drawChip } from './chartPieces';
import { SIZES } from './chartSizes';
import { block, INK, tag, text } from './ink';

const ROW = 33;
const SWATCH = { width: 46, height: 22 };

const COLOURS: readonly { look: Look; says: string }[] = [
  { look: 'decision', says: 'the table waits for somebody' },
  { look: 'showing', says: 'what happened is shown' },
  { look: 'passing', says: 'passed through at once' },
  { look: 'end', says: 'the end' },
];

/** How to read the picture, and what it has no arrows for. */
export function drawKey({ always, machinery }: ChartModel): { svg: string; height: number } {
  const lines: string[] = [];
  let y = 18;
  const heading = (words: string) => {
    lines.push(text(words, { x: 0, y }, { size: SIZES.title, bold: true }));
    y += 16;
  };
  const row = (swatch: string, says: string) => {
    lines.push(swatch + text(says, { x: SWATCH.width + 16, y: y + 16 }, { size: SIZES.move }));
    y += ROW;
  };
  const chip = (usual: boolean) => drawChip({ x: 0, y, ...SWATCH, name: '', usual });
  const arrow = (sometimes: boolean) =>
    drawArrow({
      arrow: { from: '', to: '', labels: [], sometimes },
      points: [
        { x: 0, y: y + 11 },
        { x: SWATCH.width, y: y + 11 },
      ],
      label: null,
    });
  heading('How to read it');
  for (const { look, says } of COLOURS) {
    const at = { x: 0, y, ...SWATCH };
    const { fill } = BLOCKS[look];
    row(
      tag('path', { d: block({ ...at, x: 3, y: y + 3 }, 5), fill: INK.charcoal }) +
        tag('path', { d: block(at, 5), fill, stroke: INK.charcoal, 'stroke-width': 2 }),
      says,
    );
  }
  row(chip(false), 'a move of this decision');
  row(chip(true), 'a move that every decision allows');
  row(arrow(false), 'what happens [on condition] / what is done');
  if (machinery?.arrows.some(({ sometimes }) => sometimes)) {
    row(arrow(true), 'only in the decisions it names');
  }
  if (always.length > 0) {
    y += 26;
    heading('At any time');
    y += 8;
    for (const line of always) {
      lines.push(text(line, { x: 0, y }, { size: SIZES.move }));
      y += 24;
    }
  }
  return { svg: lines.join('\n'), height: y };
}
