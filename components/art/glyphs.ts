import { AMMONITE_LINES } from '@/components/art/ammonite';
import { disc, gouges, polygon, repeat, type Point } from '@/components/art/lino';
import { block, CURRENT, line, type Drawing, type Print } from '@/components/art/print';

/** Signs in one colour, cut with as few straight strokes as they can be told apart by. */
export const GLYPHS = [
  'back',
  'bin',
  'book',
  'building',
  'cards',
  'chart',
  'check',
  'close',
  'dice',
  'download',
  'eye',
  'gear',
  'go',
  'haptics',
  'hourglass',
  'language',
  'log',
  'mask',
  'menu',
  'minus',
  'moon',
  'motion',
  'passDevice',
  'pencil',
  'people',
  'person',
  'play',
  'plus',
  'points',
  'question',
  'replay',
  'search',
  'share',
  'sound',
  'sun',
  'theme',
  'torch',
  'undo',
  'village',
] as const;
export type GlyphName = (typeof GLYPHS)[number];

function at(angle: number, radius: number): Point {
  return [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
}

const GEAR =
  polygon(
    Array.from({ length: 8 }, (_, i) => i * (Math.PI / 4) + 0.2).flatMap((angle) => [
      at(angle - 0.3, 8.2),
      at(angle - 0.21, 11.4),
      at(angle + 0.21, 11.4),
      at(angle + 0.3, 8.2),
    ]),
  ) + disc(12, 12, 3.7);

const SUN =
  disc(12, 12, 5) +
  repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return polygon([
      at(angle - 0.17, 7),
      at(angle - 0.13, 11.4),
      at(angle + 0.13, 11.4),
      at(angle + 0.17, 7),
    ]);
  });

/** A hooded head and shoulders, `k` times as large, its feet at x, y. */
function hooded(x: number, y: number, k: number): string {
  const shape: readonly Point[] = [
    [-0.6, -20],
    [2, -18.6],
    [3.6, -15],
    [2.4, -11.6],
    [6.4, -9.4],
    [8.2, 0],
    [5, -1.6],
    [2.6, 0.4],
    [0, -1.6],
    [-2.6, 0.4],
    [-5, -1.6],
    [-8.2, 0],
    [-6.4, -9.4],
    [-2.4, -11.6],
    [-3.6, -15],
    [-2.4, -18.4],
  ];
  return polygon(shape.map(([dx, dy]): Point => [x + dx * k, y + dy * k]));
}

const cut = (d: string): Print => [block(d, CURRENT, { evenOdd: true })];
const stroke = (d: string, width: number) => line(d, CURRENT, width);

const SHAPES: Record<GlyphName, Print> = {
  back: cut('M13 3L13 8.6L22.4 9L22 15L13 15.4L13 21L2 12Z'),
  bin: cut(
    'M3.4 4.6L8.8 4.2L9.6 1.8L14.4 1.6L15.2 4L20.6 4.4L20.4 7L3.6 7.2Z' +
      'M4.8 8.8L19.4 8.6L17.8 22.6L6.4 22.4Z' +
      'M8.2 11.2L9 19.8L10.2 19.8L10 11.2ZM14.2 11.2L13.8 19.8L15 19.8L16 11.2Z',
  ),
  book: cut(
    'M2 4L10.6 5.4L12 7L13.4 5.4L22 4L22.4 19L13.4 20L12 22L10.6 20L1.6 19Z' +
      'M4.4 8L4.4 9.8L9.6 10.6L9.6 8.8ZM4.4 12L4.4 13.8L9.6 14.6L9.6 12.8Z' +
      'M14.4 8.8L14.4 10.6L19.6 9.8L19.6 8ZM14.4 12.8L14.4 14.6L19.6 13.8L19.6 12Z',
  ),
  building: cut(
    'M1.4 12.4L12 2L22.6 12.4L20 13.2L20.2 22L14.6 22L14.6 15.6L9.4 15.6L9.4 22L3.8 22L4 13.2Z',
  ),
  cards: cut(
    'M9 1.6L21.8 4.8L18 19.4L15.6 18.8L16.8 7.6L15.4 5.6L8.2 4.6Z' +
      'M3 6.4L15 7.4L13.8 22.6L1.8 21.6ZM8.4 10.4L5.4 14.4L8 18.8L11 14.6Z',
  ),
  chart: cut(
    'M2.4 20.4L2 13L7 12.4L7.4 20.6ZM9.4 20.6L9 4L14.6 3.4L14.8 20.4Z' +
      'M16.8 20.6L16.4 9L21.6 8.6L22 20.4ZM1 21.6L23 21.2L23 23.4L1 23.6Z',
  ),
  check: cut('M2 13L6 9.6L10 14L19.6 3L22.4 6L10.4 20.6Z'),
  close: cut(
    'M5 3L12 9.4L19 3L21.4 5.4L14.8 12L21.4 18.6L19 21L12 14.8L5 21L2.6 18.6L9.2 12L2.6 5.4Z',
  ),
  dice: cut(
    'M12 1.2L21 5.8L12 10.4L3 5.8ZM2.2 7.4L11.2 12L11.2 22.6L2.2 17.8Z' +
      `M21.8 7.4L12.8 12L12.8 22.6L21.8 17.8Z${disc(12, 5.8, 2.1, 1.2)}` +
      `${disc(4.7, 11.8, 1.1, 1.5)}${disc(8.7, 18, 1.1, 1.5)}${disc(17.3, 15, 1.3, 1.8)}`,
  ),
  download: cut(
    'M12 16.2L18.6 9L14.2 9.2L14.4 1.6L9.6 1.6L9.8 9.2L5.4 9Z' +
      'M2.8 11L7 10.8L7 13.8L5.8 13.8L6 19.6L18 19.6L18.2 13.8L17 13.8L17 10.8L21.2 11L21.4 22.8L2.6 22.6Z',
  ),
  eye: cut(
    'M1 12C5 5 9 4 12 4C15 4 19 5 23 12C19 19 15 20 12 20C9 20 5 19 1 12Z' +
      `${disc(12, 12, 4.7)}${disc(12, 12, 2.2)}`,
  ),
  gear: cut(GEAR),
  go: cut('M6 2L20 12L6 22L9.4 12Z'),
  haptics: [
    ...cut('M7.6 2.4L16.4 2.4L17 21.6L7 21.6ZM9.6 5L9.4 17.4L14.6 17.4L14.4 5Z'),
    stroke('M3.6 7L2 9.6L4 12L2 14.4L3.6 17M20.4 7L22 9.6L20 12L22 14.4L20.4 17', 2),
  ],
  hourglass: cut(
    'M3.8 1.4L20.2 1L20 4.4L18.2 4.6C18 9 14.6 10.2 13.8 12C14.6 13.8 18 15 18.2 19.4L20 19.6' +
      'L20.2 23L3.8 22.6L4 19.6L5.8 19.4C6 15 9.4 13.8 10.2 12C9.4 10.2 6 9 5.8 4.6L4 4.4Z' +
      'M8.2 4.8C8.3 6 8.8 7 9.4 7.8L14.6 7.8C15.2 7 15.7 6 15.8 4.8ZM12 13.8L9.6 16.8L12 16Z' +
      'M12 16L14.4 16.8L12 13.8Z',
  ),
  language: cut(
    'M1.6 3L22.4 2.4L22 16.4L12.4 16.8L7 22.4L7.2 17L2 16.8Z' +
      'M5.4 6.4L5.4 8.4L18.6 8.2L18.6 6.2ZM5.4 11L5.4 13L14 12.8L14 10.8Z',
  ),
  log: cut(
    'M4 3L20 2L21 21L5 22ZM8 7L8 9L17 8.6L17 6.6ZM8 11.4L8 13.4L17 13L17 11Z' +
      'M8 15.8L8 17.8L14 17.6L14 15.4Z',
  ),
  // A carved idol: brow, narrow eyes, long nose, bared teeth, feathers.
  mask: cut(
    'M6 5.4L3.4 1.2L7.6 3.4L9.6 .6L12 3L14.4 .6L16.4 3.4L20.6 1.2L18 5.4L20.6 12L17.8 20.2L12 23.6' +
      'L6.2 20.2L3.4 12ZM6.2 9L7.2 12.2L10.6 11.4L10.2 9.4ZM13.8 9.4L13.4 11.4L16.8 12.2L17.8 9Z' +
      'M8 16.4L8.8 19.6L10.6 19.8L10.6 16.2ZM11.4 16.2L11.4 20L12.6 20L12.6 16.2Z' +
      'M13.4 16.2L13.4 19.8L15.2 19.6L16 16.4ZM11.4 11L10.6 14.4L13.4 14.4L12.6 11Z',
  ),
  menu: cut(
    'M2 4L22 3.4L21.6 7L2.4 7ZM2 10.4L21.4 10.6L22 14L2.2 13.6ZM2.4 17.4L22 17L21.6 20.6L2 20.4Z',
  ),
  minus: cut('M2.4 10L21.6 9.6L21.4 14.2L2.6 14.4Z'),
  moon: cut(
    'M13.6 2C9 2.6 5 6.8 5 12.2C5 17.8 9.4 22 14.6 22C18 22 20.8 20.2 22.4 17.4C16 19 11 14.8 11 9.4' +
      'C11 6.4 12 3.8 13.6 2ZM18.6 3L19.5 6L22.4 7L19.5 8L18.6 11L17.7 8L14.8 7L17.7 6Z',
  ),
  motion: cut(
    'M9 7L22 12L9 21L11.6 13.6Z' +
      gouges([0.6, 5.6, 8.4, 8, 1.5], [1, 12, 9.6, 12.6, 1.5], [0.6, 19, 8.4, 16.4, 1.5]),
  ),
  passDevice: cut(
    'M1.8 2L11.6 1.4L12 17L2.2 17.4ZM4.2 4.4L4.6 13.8L9.8 13.6L9.4 4.2Z' +
      'M13.6 7.2L18 7L17.6 3.4L23.6 9L18 14.6L18.2 11L13.6 11.4ZM1.8 19.4L22 18.8L22 22L2 22.6Z',
  ),
  pencil: cut(
    'M15 5L19.2 9.2L8 20.4L2.2 22L3.6 16.2ZM16.4 3.6L18.4 1.4L22.8 5.8L20.6 7.8Z' +
      'M5.2 17.2L4.6 19.6L7 19Z',
  ),
  people: cut(hooded(6.4, 22.8, 0.74) + hooded(17.6, 22.8, 0.74)),
  person: cut(`${disc(12, 6.6, 5)}M3.4 23L4.4 16L8.6 12.8L15.4 12.8L19.6 16L20.6 23Z`),
  play: cut('M5 2L21.4 11.6L5.4 22Z'),
  plus: cut(
    'M9.8 2.6L14.2 2.4L14.4 9.6L21.6 9.8L21.4 14.2L14.4 14.4L14.2 21.4L9.8 21.6L9.6 14.4' +
      'L2.4 14.2L2.6 9.8L9.6 9.6Z',
  ),
  points: [{ of: [stroke(AMMONITE_LINES, 4)], scale: 0.5 }],
  question: cut(
    'M6.4 8.4C6 4 8.8 1.4 12.4 1.4C16 1.4 18.6 3.8 18.4 7C18.2 10.8 14 11.4 13.8 15.6L10 15.6' +
      'C9.8 10.8 14 10.2 14.2 7.2C14.2 5.8 13.4 5 12.3 5C11 5 10.2 6.2 10.4 8.2Z' +
      'M9.8 18L14.2 17.8L14 22.4L9.6 22.6Z',
  ),
  replay: [
    stroke('M18.8 7.4C15 2.8 8 3.6 5 8.6C2 14.4 5.6 20.6 12 20.8C16 20.8 19 18.6 20.4 15.4', 3),
    ...cut('M22.2 2.4L21.6 11L13.4 8.8Z'),
  ],
  search: [
    stroke('M10 3.2A6.8 6.8 0 1 1 9.9 3.2Z', 3),
    ...cut('M14 16.4L16.4 14L22.6 20L20 22.6Z'),
  ],
  share: cut(
    'M12 .8L18.6 8L14.2 7.8L14.4 15.4L9.6 15.4L9.8 7.8L5.4 8Z' +
      'M2.8 11L7 10.8L7 13.8L5.8 13.8L6 19.6L18 19.6L18.2 13.8L17 13.8L17 10.8L21.2 11L21.4 22.8L2.6 22.6Z',
  ),
  sound: [
    ...cut('M2 9L7 8.6L13 3L13.4 21L7 15.6L2 15.4Z'),
    stroke('M16.4 8.4C18.4 10.6 18.4 13.4 16.4 15.6M19.4 5.6C23 9 23 15 19.4 18.4', 2.2),
  ],
  sun: cut(SUN),
  theme: cut(`${disc(12, 12, 10)}M12 5A7 7 0 0 0 12 19Z`),
  torch: cut(
    'M11 1C14.4 5 16.6 6.6 15.6 11C15 13.2 13.4 14.2 11.8 14.2C9 14.2 7.2 12 7.6 9.4' +
      'C8 7.6 9.4 7 9.6 4.6ZM7.8 15.4L15.8 15.2L14.8 18.2L8.8 18.4ZM9.6 19.2L14 19L13 24L10.6 24Z' +
      gouges(
        [2.6, 3.6, 5.4, 6.6, 1.1],
        [1, 10.2, 5.2, 10.6, 1.1],
        [20.6, 3.6, 18, 6.6, 1.1],
        [22.8, 10.2, 18.6, 10.6, 1.1],
      ),
  ),
  undo: [stroke('M7 8L15 8C23 8 23 19 15 19L9 19', 3), ...cut('M9 2L9 14L1.6 8Z')],
  village: cut(
    'M10.6 4.4L8.6 1.2L10.6 .4L12 2.6L13.4 .4L15.4 1.2L13.4 4.4L18.6 11.6L22.6 22L15.4 22L12 13.6' +
      `L8.6 22L1.4 22L5.4 11.6Z${polygon([
        [10.8, 22],
        [12, 17.4],
        [13.2, 22],
      ])}`,
  ),
};

function glyph(print: Print): Drawing {
  return { box: [24, 24], bleed: 1, print };
}

/** Every sign as a drawing in the colour it is shown in. */
export const GLYPH = Object.fromEntries(
  GLYPHS.map((name) => [name, glyph(SHAPES[name])]),
) as Record<GlyphName, Drawing>;
