import type { AnyStateMachine } from 'xstate';
import { drawKey } from './chartKey';
import { layOut, type Layout } from './chartLayout';
import { readChart } from './chartModel';
import { drawArrow, drawGroup, drawLabel, drawState, groundOf } from './chartPieces';
import { escaped, gouge, INK, round, tag, text, type Point } from './ink';
import { drawValley } from './valley';

const MARGIN = 26;
const HEAD = 84;
const BETWEEN = 30;
const TYPEFACES = "Cabin, 'Helvetica Neue', Arial, sans-serif";

/** The statechart of a game as a picture, made from the machine itself and nothing else. */
export async function drawChart(machine: AnyStateMachine, title: string): Promise<string> {
  const chart = readChart(machine);
  const flow = await layOut(chart.flow, { direction: 'DOWN', frame: false, longestLine: 13 });
  const machinery =
    chart.machinery &&
    (await layOut(chart.machinery, { direction: 'DOWN', frame: true, longestLine: 17 }));
  const key = drawKey(chart);
  const top = HEAD + MARGIN;
  const aside = MARGIN + flow.width + BETWEEN;
  const asideWidth = machinery?.width ?? 420;
  const keyTop = top + (machinery ? machinery.height + BETWEEN : 0);
  const keyBottom = keyTop + key.height;
  const width = round(aside + asideWidth + MARGIN);
  const height = round(Math.max(top + flow.height, keyBottom) + MARGIN);
  const corner = height - MARGIN - keyBottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${TYPEFACES}" role="img">`,
    `<title>${escaped(`The statechart of ${title}`)}</title>`,
    tag('rect', { width, height, rx: 14, fill: INK.paper }),
    drawHead(title, width),
    moved(MARGIN, HEAD + MARGIN, draw(flow, false)),
    machinery ? moved(aside, HEAD + MARGIN, draw(machinery, true)) : '',
    moved(aside, keyTop, key.svg),
    corner < 120 ? '' : moved(aside, keyBottom + 10, drawValley(asideWidth, corner - 10)),
    '</svg>',
    '',
  ].join('\n');
}

const moved = (x: number, y: number, inner: string): string =>
  tag('g', { transform: `translate(${round(x)} ${round(y)})` }, `\n${inner}\n`);

/** The title on a dark ground, with the light carved out of it. */
function drawHead(title: string, width: number): string {
  const ground = `M0 14Q0 0 14 0L${round(width - 14)} 0Q${round(width)} 0 ${round(width)} 14L${round(width)} ${HEAD - 4}L0 ${HEAD}Z`;
  const sun = { x: width - 92, y: HEAD + 8 };
  const rays = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (1 + (i + 0.5) / 15);
    const at = (far: number) => ({
      x: sun.x + Math.cos(angle) * far,
      y: sun.y + Math.sin(angle) * far,
    });
    return gouge(at(56), at(i % 2 === 0 ? 104 : 84), 3.2);
  });
  return [
    tag('clipPath', { id: 'head' }, tag('path', { d: ground })),
    tag('path', { d: ground, fill: INK.charcoal }),
    tag(
      'g',
      { 'clip-path': 'url(#head)' },
      tag('circle', { cx: sun.x, cy: sun.y, r: 46, fill: INK.hand }) +
        tag('path', { d: rays.join(''), fill: INK.ochre }),
    ),
    text(title, { x: MARGIN, y: 44 }, { size: 34, fill: INK.bone, bold: true }),
    text(
      'The statechart: what the table waits for, and what leads on',
      { x: MARGIN, y: 68 },
      { size: 15, fill: INK.paper2 },
    ),
  ].join('\n');
}

function draw(layout: Layout, isInside: boolean): string {
  const groups = layout.boxes.filter(({ box }) => box.look === 'group');
  const states = layout.boxes.filter(({ box }) => box.look !== 'group');
  const groundAt = ({ x, y }: Point): string => {
    const around = groups.filter(
      (group) =>
        x > group.x && x < group.x + group.width && y > group.y && y < group.y + group.height,
    );
    const innermost = around.sort((a, b) => b.depth - a.depth)[0];
    return innermost ? groundOf(innermost) : INK.paper;
  };
  return [
    ...groups.map((group) => drawGroup(group, isInside)),
    ...layout.arrows.map(drawArrow),
    ...layout.dots.map(({ x, y }) => tag('circle', { cx: x, cy: y, r: 6.5, fill: INK.charcoal })),
    ...layout.arrows.map((arrow) => drawLabel(arrow, groundAt)),
    ...states.map(drawState),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
