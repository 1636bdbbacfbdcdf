import { disc, gouges, repeat, gouge } from '@/components/art/lino';
import {
  block,
  CURRENT,
  line,
  type Cutout,
  type Drawing,
  type Print,
} from '@/components/art/print';
import { INK } from '@/components/theme/palette';
import type { Culture } from '@/machines/stone-age/vocabulary';

const cut = (d: string): Cutout => block(d, CURRENT, { evenOdd: true });
const stroke = (d: string, width: number): Cutout => line(d, CURRENT, width);

const SHAPES: Record<Culture, Print> = {
  // A big-bellied jar with two handles, a zigzag and a band.
  pottery: [
    cut(
      'M16 3L32 3L33 7L30 9C30 13 42 18 42 29C42 38 35 42 32 46L16 46C13 42 6 38 6 29' +
        'C6 18 18 13 18 9L15 7Z' +
        'M8.6 24L12 20L15 24L18.4 20L22 24L25.6 20L29 24L32.4 20L36 24L39.4 24L39.6 26.6L34.8 26.6' +
        'L32.4 23.6L29 27.6L25.6 23.6L22 27.6L18.4 23.6L15 27.6L12 23.6L9.6 26.6L8.4 26.6Z' +
        'M8.6 32L39.4 32L38.4 34.8L9.6 34.8Z',
    ),
    stroke('M14 13C7 11 5 17 8 21M34 13C41 11 43 17 40 21', 2.6),
  ],
  // A clay tablet with wedges.
  writing: [
    cut(
      'M9 5L38 3L41 8L40 42L36 46L10 44L7 39L7 9ZM13 11L13 15L22 14.4L22 10.6Z' +
        'M25 10.4L25 14.2L29 14L29 10.2ZM32 10L32 18L35.4 17.8L35.4 9.8Z' +
        'M13 20L13 24L17 23.8L17 19.8ZM20 19.6L20 23.6L29 23L29 19.2Z' +
        'M13 29L13 33L26 32.4L26 28.6ZM29.6 28.4L29.6 36L33.4 36L33.4 28.2Z' +
        'M13 37.4L13 40.4L20 40.6L20 37.4Z',
    ),
  ],
  // A standing stone and its shadow on a ring.
  sundial: [
    cut(
      'M24 20C37 20 46 25 46 32C46 39 37 45 24 45C11 45 2 39 2 32C2 25 11 20 24 20Z' +
        'M24 24C13 24 6.6 28 6.6 32C6.6 36.6 13 41 24 41C35 41 41.4 36.6 41.4 32' +
        'C41.4 28 35 24 24 24Z',
    ),
    block(
      'M21 34L25 3L28 34ZM26 34L38 29.4L37 33ZM10 31.4L14 30.4L14 33.6ZM23 37L25.4 37L24.6 40Z',
      CURRENT,
    ),
    stroke('M8 6L11 11M2.6 13.4L8 15.6M17 2.4L18 7', 2.4),
  ],
  // A wheel.
  transport: [
    cut(disc(24, 24, 20) + disc(24, 24, 14.6)),
    stroke('M24 9L24 39M9 24L39 24M13.4 13.4L34.6 34.6M34.6 13.4L13.4 34.6', 3),
    block(disc(24, 24, 5), CURRENT),
  ],
  // A loom with half the cloth done.
  weaving: [
    stroke('M8 4L8 46M40 4L40 46M4 7L44 7', 4),
    stroke('M15 9L15 44M21.2 9L21.2 44M27 9L27 44M33 9L33 44', 1.7),
    cut(
      'M11 24L37 24L37 28L11 28ZM11 30L37 30L37 34L11 34ZM11 36L37 36L37 41L11 41Z' +
        'M14 31L17 31L17 33L14 33ZM20 31L23 31L23 33L20 33Z' +
        'M26 31L29 31L29 33L26 33ZM32 31L35 31L35 33L32 33Z',
    ),
    block('M12.4 18.2L30 15.6L36.6 19L30 21.4Z', CURRENT),
  ],
  // Herbs in a bowl.
  medicine: [
    cut(
      'M5 26L43 26C43 36 36 41 32 42L33 46L15 46L16 42C12 41 5 36 5 26Z' +
        'M12 30C13 34 16 37 20 38.5L19 35.5C16.5 34.5 15 33 14.2 30Z' +
        'M22 23C10 21 8 11 10 3C20 5 26 13 22 23ZM13 7Q17 12 19.4 19Q18 11 13 7Z' +
        'M26 23C25 14 31 8 40 7C41 16 35 23 26 23ZM37 10Q31 14 29 20Q34 15 37 10Z',
    ),
  ],
  // A stag from a cave wall.
  art: [
    cut(
      'M6 30L9 24C14 20 24 22 31 20L34 13L40 15L44 19L42 22L38 22L36 29L37 45L33.6 45L32 33L18 33' +
        'L15 45L11.6 45L12 34L9.6 30L7 35Z' +
        gouges([15, 27, 30, 25, 1.2], [14, 30, 24, 29.4, 0.9]),
    ),
    stroke('M36 13C35 8 31 6 29 2M34.4 9.4L28 8.4M39 13.6C41 9 45 8 46 3M41.4 9.4L46.4 9.6', 2.4),
  ],
  // A drum with its sticks.
  music: [
    cut(
      'M7 19C7 14 15 11 24 11C33 11 41 14 41 19L38 42C37 45 31 47 24 47C17 47 11 45 10 42Z' +
        'M11.4 19C11.6 21.6 17 23.4 24 23.4C31 23.4 36.4 21.6 36.6 19C36.6 16.6 31 15 24 15' +
        'C17 15 11.4 16.6 11.4 19Z' +
        'M12 27L15.4 40L19 29.6L24 42L29 29.6L32.6 40L36 27L33 45L24 45.6L15 45Z',
    ),
    stroke('M20 19L4 4M29 18L44 3', 3),
    block(disc(4.4, 4.4, 3.4) + disc(43.6, 3.6, 3.4), CURRENT),
  ],
};

const fan = (count: number, cuts: (i: number) => string) => repeat(count, cuts);

/** What is carved in besides when there is room for it: in the ground's colour, and one of ochre. */
const FINE: Record<Culture, { carved: string; ochre: string }> = {
  pottery: {
    carved:
      gouges(
        [38.6, 30, 36.6, 23.4, 0.3],
        [37.8, 40, 34.2, 43, 0.5],
        [36.8, 37.4, 31.6, 43.6, 0.55],
      ) +
      fan(5, (i) => gouge(20 + i * 2.1, 5, 19.6 + i * 2.1, 8.2, 0.35)) +
      gouges(
        [19.4, 13, 15.4, 17.4, 0.55],
        [22, 12.6, 19.4, 17.6, 0.45],
        [34.6, 36.2, 30, 44.4, 0.5],
      ),
    ochre:
      fan(9, (i) => disc(11.8 + i * 3.06, 33.4, 0.7)) +
      gouges([10, 30, 15, 29.2, 0.5], [16.4, 38, 12, 36.6, 0.6]),
  },
  writing: {
    carved: gouges(
      [37.4, 12, 37.6, 30, 0.5],
      [38.6, 33, 36.6, 42, 0.6],
      [22.4, 38, 31, 41.6, 0.7],
      [9.4, 12, 9.2, 24, 0.45],
      [9.4, 30, 9.8, 37, 0.45],
      [24, 42.8, 33, 43.8, 0.5],
    ),
    ochre: 'M13 11L17 12.8L13 15ZM20 19.6L24 21.4L20 23.6ZM13 29L18 30.8L13 33Z',
  },
  sundial: {
    carved:
      fan(9, (i) => {
        const angle = Math.PI * (0.1 + i * 0.1);
        return gouge(
          24 + 21.4 * Math.cos(angle),
          33 + 10.4 * Math.sin(angle),
          24 + 18.6 * Math.cos(angle),
          32.6 + 8.6 * Math.sin(angle),
          0.5,
        );
      }) + gouges([25.6, 14, 27, 31, 0.35]),
    ochre: gouges([24.6, 10, 23, 30, 0.5], [28.6, 33, 36.4, 30.6, 0.5]),
  },
  transport: {
    carved:
      fan(16, (i) => {
        const angle = (i * Math.PI) / 8 + 0.2;
        return gouge(
          24 + 18.8 * Math.cos(angle),
          24 + 18.8 * Math.sin(angle),
          24 + 18.4 * Math.cos(angle + 0.26),
          24 + 18.4 * Math.sin(angle + 0.26),
          0.55,
        );
      }) + disc(24, 24, 2),
    ochre: fan(8, (i) => {
      const angle = (i * Math.PI) / 4;
      return disc(24 + 16.6 * Math.cos(angle), 24 + 16.6 * Math.sin(angle), 0.8);
    }),
  },
  weaving: {
    carved:
      fan(8, (i) => gouge(12.5 + i * 3.1, 25, 13.5 + i * 3.1, 27.2, 0.4)) +
      fan(8, (i) => gouge(13.5 + i * 3.1, 37, 12.5 + i * 3.1, 40, 0.4)) +
      gouges([8, 12, 8, 24, 0.5], [40.2, 26, 40, 40, 0.5]),
    ochre:
      'M16 18.6L29.6 16.8L33 18.8L29.6 20Z' +
      fan(4, (i) => `M${14 + i * 6} 31L${17 + i * 6} 31L${17 + i * 6} 33L${14 + i * 6} 33Z`),
  },
  medicine: {
    carved:
      gouges(
        [39.6, 29, 36, 36, 0.6],
        [37, 28.6, 32, 37.6, 0.6],
        [34, 28.6, 30, 36, 0.5],
        [28, 44.6, 31.6, 43.4, 0.4],
      ) +
      gouges(
        [14, 14, 17.6, 14.6, 0.35],
        [13, 10.4, 16, 10.6, 0.35],
        [34, 17.4, 33, 13.6, 0.35],
        [31, 20, 30.6, 17, 0.35],
      ),
    ochre: fan(7, (i) => `M${16 + i * 3.4} 28.4L${17.5 + i * 3.4} 30.6L${19 + i * 3.4} 28.4Z`),
  },
  art: {
    carved:
      gouges(
        [28, 28.6, 34, 26.6, 0.7],
        [33.4, 21.6, 35.4, 15.8, 0.5],
        [34.2, 34, 35, 43, 0.4],
        [13.6, 36, 13, 43, 0.4],
        [10, 26.6, 13, 24, 0.5],
      ) + disc(39.8, 17.8, 0.7),
    ochre: gouges([19, 23.6, 29, 22.4, 0.5], [36, 20, 37.4, 15.6, 0.4]),
  },
  music: {
    carved:
      fan(9, (i) => gouge(14 + i * 2.5, 19 - Math.abs(i - 4) * 0.3, 14.6 + i * 2.5, 20.6, 0.3)) +
      gouges([37.4, 30, 36, 41, 0.5], [10.6, 30, 11.8, 40, 0.4]),
    ochre:
      fan(7, (i) =>
        disc(
          13.6 + i * 3.46,
          25.2 + (i === 0 || i === 6 ? -0.9 : 0.4 - Math.abs(i - 3) * 0.2),
          0.75,
        ),
      ) + gouges([7, 6.6, 14, 13.2, 0.5], [41, 6.4, 34, 13, 0.5]),
  },
};

const culture = (name: Culture): Drawing => ({ box: [48, 48], bleed: 1, print: SHAPES[name] });

/** The pictures of the green cards, in the colour they are shown in. */
export const CULTURE: Record<Culture, Drawing> = {
  pottery: culture('pottery'),
  writing: culture('writing'),
  sundial: culture('sundial'),
  transport: culture('transport'),
  weaving: culture('weaving'),
  medicine: culture('medicine'),
  art: culture('art'),
  music: culture('music'),
};

/** The same with all that is carved on the opened card. */
export function fineCulture(name: Culture, ground: string): Drawing {
  const { carved, ochre } = FINE[name];
  return {
    ...CULTURE[name],
    print: [...SHAPES[name], block(carved, ground), block(ochre, INK.ochre)],
  };
}
