import { gouges, polygon, type Point } from '@/components/art/lino';
import {
  block,
  CURRENT,
  line,
  type Cutout,
  type Drawing,
  type Print,
} from '@/components/art/print';
import { INK } from '@/components/theme/palette';
import type { Person } from '@/machines/stone-age/vocabulary';

const cut = (d: string): Cutout => block(d, CURRENT, { evenOdd: true });
const stroke = (d: string, width: number): Cutout => line(d, CURRENT, width);

/** A head with its hair down the back, looking to the right; its middle at x, y. */
function head(x: number, y: number, k = 1): string {
  const shape: readonly Point[] = [
    [-4.6, -4.8],
    [-0.6, -6.8],
    [3.8, -5.6],
    [5.8, -1.6],
    [5.2, 3.2],
    [2.8, 5.8],
    [2.8, 9],
    [-4, 9],
    [-7, 7.4],
    [-6.6, 0],
  ];
  return polygon(shape.map(([dx, dy]): Point => [x + dx * k, y + dy * k]));
}

const SHAPES: Record<Person, Print> = {
  // Leaning on a stalk as tall as a man.
  farmer: [
    block(
      head(19, 9.4) +
        'M12 17.6L26.4 17.6L36.4 23.4L34.4 27.6L26 24.8L28 35L25.2 33.6L23 36L20.4 33.8L18 36' +
        'L15.6 33.8L13.2 35.8L10.4 34.8L12 25.4L7.2 31.8L4 29ZM13 34L18.2 34L17.2 46.6L11.2 46.6Z' +
        'M20.4 34L25.6 34L27 46.6L21.2 46.6Z',
      CURRENT,
    ),
    stroke('M37 8L35 46', 2.6),
    block(
      'M37 3C41 6 41 10 37.4 13C34 10 34 6 37 3ZM36 13C31 11 29.6 14 30 18C33.6 18.6 36 17 36 13Z' +
        'M38.6 14C43 11.4 45 14 44.6 18.6C41 19 38.6 17.6 38.6 14Z' +
        'M35.6 21C31 19 29 22 29.6 25.4C33 26 35.6 25 35.6 21Z' +
        'M38 22C42 19.4 44.6 22 44 26C40.6 26.6 38 25.6 38 22Z',
      CURRENT,
    ),
  ],
  // The hammer raised over the stone.
  toolMaker: [
    block(
      head(17.6, 10) +
        'M10.8 18.4L24.6 18L36 10.6L38.2 15L26 25.4L27 35L24.4 33.6L22 36L19.4 33.8L17 36L14.6 33.8' +
        'L12.2 35.8L9.4 34.8L10.8 27.6L6 35L2.6 32ZM12 34L17.2 34L16.4 46.6L10.2 46.6Z' +
        'M19.4 34L24.6 34L26.2 46.6L20.2 46.6Z',
      CURRENT,
    ),
    stroke('M34 21L39 3', 2.8),
    block('M30 3L41 1L47 6L45 13L37 10L31 9ZM30 46.6L33 38L40 36L46 41L47 46.6Z', CURRENT),
  ],
  // Setting up a hut.
  builder: [
    block(
      head(12, 12, 0.9) +
        'M5.8 19.6L17.4 19.6L27.4 26.6L25.2 30.8L17.6 27.4L19 36L16.6 34.8L14.4 37L11.8 34.8L9.4 37' +
        'L7 34.8L4.2 36L5 26ZM6 35L10.8 35L9.8 46.6L4.4 46.6ZM12.2 35L17 35L18.4 46.6L12.8 46.6Z',
      CURRENT,
    ),
    cut(
      'M21 24L34 6L47 24L44.4 25.6L44 46.6L36.6 46.6L36.6 35L30.6 35L30.6 46.6L25 46.6L25 34L29 33' +
        'L30.4 27Z' +
        gouges([29, 19, 36, 10, 1], [33, 23, 40, 16, 1]),
    ),
  ],
  // Antlers, cloak, a staff with the sun.
  shaman: [
    cut(
      'M18.4 9L20 6L24 4.6L28 6L29.6 9L28.6 14.6L26.2 17.4L26.4 19L33 20L41 30.4L37.6 33L33 28' +
        'L36.4 46.6L33 45L30 47L27 45L24 47L21 45L18 47L15 45L11.6 46.6L15 28L8.6 33.6L5.4 30.6' +
        'L15 20L21.6 19L21.8 17.4L19.4 14.6Z' +
        gouges([19, 25, 24, 41, 1], [29, 25, 25, 41, 1]),
    ),
    stroke(
      'M20.4 6.4C17 5.6 14.6 3.6 14.8 1.4M18 5L12.6 6.4M27.6 6.4C31 5.6 33.4 3.6 33.2 1.4M30 5L35.4 6.4',
      2.3,
    ),
    stroke('M42 17L40 46', 2.6),
    block('M42 5L44 10L48 12L44 14L42 19L40 14L36 12L40 10Z', CURRENT),
  ],
};

/** What is carved in besides when there is room for it: in the ground's colour, and one of rust. */
const FINE: Record<Person, { carved: string; rust: string }> = {
  farmer: {
    carved: gouges(
      [14, 21, 24, 21, 0.6, 0.8],
      [15.6, 8.4, 18, 6.4, 0.5],
      [13.8, 38.4, 13, 45, 0.5],
      [23.2, 38.4, 24.2, 45, 0.5],
      [15, 24.4, 22.6, 24, 0.45, 0.5],
      [36.6, 5.6, 37.4, 11, 0.4],
      [31.4, 14.6, 34.6, 16.6, 0.35],
      [43, 15.4, 40, 16.8, 0.35],
    ),
    rust: 'M11.4 28.2L26.6 27.8L27.2 30.6L11 31.2Z',
  },
  toolMaker: {
    carved: gouges(
      [13.4, 22, 23, 21, 0.6, 0.6],
      [14.6, 9.4, 17, 7.4, 0.5],
      [12.8, 38.4, 12, 45, 0.5],
      [22.4, 38.4, 23.2, 45, 0.5],
      [13.8, 25, 21.6, 24.4, 0.45, 0.5],
      [33, 4.6, 40, 3, 0.5],
      [34.6, 7.4, 43, 7.6, 0.5],
      [34.4, 42, 39.6, 38, 0.5],
      [36, 44.6, 43, 41, 0.5],
    ),
    rust: 'M10.6 28.6L26.4 28L26.7 30.8L10.1 31.4Z',
  },
  builder: {
    carved: gouges(
      [7.6, 23, 15.6, 22.6, 0.5, 0.6],
      [9, 11.6, 11.2, 9.6, 0.5],
      [6.8, 38.6, 6, 45, 0.45],
      [14.6, 38.6, 15.4, 45, 0.45],
      [26, 21, 32, 12.6, 0.5],
      [38, 24.6, 43.6, 22.4, 0.6],
      [39, 28, 39.4, 43, 0.6],
      [42, 28, 41.6, 43, 0.6],
      [27.6, 36, 27.8, 44, 0.5],
    ),
    rust: 'M4.8 29.4L17.9 29L18.4 31.6L4.6 32Z',
  },
  shaman: {
    carved: gouges(
      [17, 36, 31, 36, 0.7],
      [20.4, 8.6, 23, 6.4, 0.5],
      [16.4, 28, 15, 38, 0.5],
      [32.4, 28, 33.6, 38, 0.5],
      [10, 30, 15.4, 24, 0.5],
      [38, 30, 33.4, 24, 0.5],
    ),
    rust: 'M13 39.6L35 39.6L35.4 42L12.6 42ZM20.4 20L27.6 20L24 24Z',
  },
};

const person = (name: Person): Drawing => ({ box: [48, 48], bleed: 1, print: SHAPES[name] });

/** Who is on the sand-coloured cards, in the colour they are shown in. */
export const PERSON: Record<Person, Drawing> = {
  farmer: person('farmer'),
  toolMaker: person('toolMaker'),
  builder: person('builder'),
  shaman: person('shaman'),
};

/** The same with all that is carved on the opened card. */
export function finePerson(name: Person, ground: string): Drawing {
  const { carved, rust } = FINE[name];
  return {
    ...PERSON[name],
    print: [...SHAPES[name], block(rust, INK.rust), block(carved, ground)],
  };
}
