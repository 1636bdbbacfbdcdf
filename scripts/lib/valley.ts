import { block, gouge, INK, round, tag, type Point } from './ink';

/**
 * A valley cut in lino, to fill a corner: hills behind each other with a light edge on top, and a
 * river. It is drawn on a sheet 100 wide and 50 high, and stretched to the corner.
 */
export function drawValley(width: number, height: number): string {
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: (x * width) / 100,
    y: (y * height) / 50,
  });
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map((point) => `${round(at(point).x)} ${round(at(point).y)}`).join('L')}`;
  const land = (ridge: readonly (readonly [number, number])[], fill: string) =>
    tag('path', { d: `${path([[0, 50], ...ridge, [100, 50]])}Z`, fill }) +
    tag('path', { d: path(ridge), fill: 'none', stroke: INK.charcoal, 'stroke-width': 5 }) +
    tag('path', { d: path(ridge), fill: 'none', stroke: INK.bone, 'stroke-width': 2.4 });
  const slivers = (fill: string, cuts: readonly (readonly [number, number, number, number])[]) =>
    tag('path', {
      d: cuts.map(([x1, y1, x2, y2]) => gouge(at([x1, y1]), at([x2, y2]), 2.2, 2)).join(''),
      fill,
    });
  const sheet = block({ x: 0, y: 0, width, height }, 10);
  const print = [
    tag('path', { d: sheet, fill: INK.sky }),
    land(FAR, INK.far),
    slivers(INK.charcoal, [
      [21, 12, 27, 21],
      [25, 13, 31, 22],
      [62, 10, 69, 20],
      [67, 12, 74, 22],
      [72, 15, 78, 23],
    ]),
    land(NEAR, INK.near),
    slivers(INK.bone, [
      [6, 27, 13, 23],
      [10, 30, 18, 25],
      [38, 29, 46, 24],
      [84, 26, 93, 21],
      [80, 30, 89, 25],
    ]),
    land(GROUND, INK.ground),
    tag('path', { d: `${path(RIVER)}Z`, fill: INK.river }),
    slivers(INK.shine, [
      [54, 35, 60, 36],
      [52, 40, 60, 41],
      [57, 43.5, 67, 44.5],
      [48, 46, 58, 47.5],
    ]),
    slivers(INK.charcoal, [
      [8, 40, 17, 41],
      [20, 45, 31, 46],
      [78, 39, 88, 38],
      [83, 45, 95, 44],
    ]),
  ];
  return [
    tag('path', { d: block({ x: 4, y: 4, width, height }, 10), fill: INK.charcoal }),
    tag('clipPath', { id: 'valley' }, tag('path', { d: sheet })),
    tag('g', { 'clip-path': 'url(#valley)' }, print.join('')),
    tag('path', { d: sheet, fill: 'none', stroke: INK.charcoal, 'stroke-width': 2.2 }),
  ].join('\n');
}

const FAR = [
  [0, 20],
  [9, 12],
  [19, 8],
  [30, 18],
  [42, 14],
  [58, 7],
  [70, 13],
  [82, 20],
  [100, 12],
] as const;

const NEAR = [
  [0, 28],
  [14, 21],
  [30, 28],
  [46, 22],
  [64, 29],
  [82, 24],
  [100, 18],
] as const;

const GROUND = [
  [0, 36],
  [18, 33],
  [40, 34],
  [62, 31],
  [84, 34],
  [100, 31],
] as const;

const RIVER = [
  [57, 31.8],
  [52, 35],
  [50, 39],
  [44, 44],
  [40, 50],
  [70, 50],
  [66, 43],
  [62, 38],
  [61, 34],
  [60, 31.4],
] as const;
