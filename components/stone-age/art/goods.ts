import { gouges, repeat } from '@/components/art/lino';
import { block, keyed, line, relief, type Drawing, type Print } from '@/components/art/print';
import { GOOD_INK, INK } from '@/components/theme/palette';
import type { Good } from '@/machines/stone-age/vocabulary';

function good(print: Print): Drawing {
  return { box: [48, 48], bleed: 2, print };
}

const LEG =
  'M8 28C3 19 8 7 19 4.5C30 2.5 36 10 34 19C33.2 23 31 26 31.5 28.5L38 35C40 33.5 43.5 34 44.5 36.5' +
  'C45.3 38.6 44 40.4 42.6 40.6C43.4 42.6 42 45 39.6 45C37 45 35.6 42.6 36 40.2L28.6 32.6' +
  'C24 33 20.6 36 16.6 35C13 34.2 10 32 8 28Z';
const BONE =
  'M31.5 28.5L38 35C40 33.5 43.5 34 44.5 36.5C45.3 38.6 44 40.4 42.6 40.6C43.4 42.6 42 45 39.6 45' +
  'C37 45 35.6 42.6 36 40.2L28.6 32.6Z';

const food = good(
  relief(LEG, GOOD_INK.food.block, [
    // The side away from the light.
    block(
      'M34 19C33.2 23 31 26 31.5 28.5L28.6 32.6C24 33 20.6 36 16.6 35C13 34.2 10.4 32.4 8.6 29.4' +
        'C17 32 28 28 34 19Z',
      GOOD_INK.food.dark,
    ),
    keyed(BONE, INK.bone, 1.6),
    block(
      gouges(
        [11, 22, 17, 9, 1.5, -1.2],
        [16, 25, 24, 9, 1.3, -1.5],
        [21, 27, 29, 13, 1.1, -1],
        [13, 29, 16, 31, 0.9],
      ),
      INK.bone,
    ),
  ]),
);

const wood = good(
  relief(
    'M13 14L37 6.5C44 10 46.5 19 42.5 28.5L34 32L35.5 37L29 38.5L27 34.5L15 40C7 40 4 33 4.5 27' +
      'C5 20 8 15 13 14Z',
    GOOD_INK.wood.block,
    [
      block(
        'M44.4 22C44 24.4 43.4 26.6 42.5 28.5L34 32L35.5 37L29 38.5L27 34.5L20 37.8L23 32Z',
        GOOD_INK.wood.dark,
      ),
      keyed(
        'M15 40C22 38 24 32 23 25C22 18 18 13.5 13 14C8 15 5 20 4.5 27C4 33 7 40 15 40Z',
        GOOD_INK.wood.light,
        1.8,
      ),
      line(
        'M13.5 33C17.5 33 18.6 29 18 25C17.3 21.5 15 20 13 20.5C10 21.5 9 25 9.2 28' +
          'C9.4 31 11 33 13.5 33ZM13.6 28.6L13.8 25.4',
        GOOD_INK.wood.block,
        1.7,
      ),
      block(
        gouges(
          [26, 15, 41, 11, 1.1],
          [27, 21, 43, 17, 1.1],
          [27, 27, 40, 23.5, 1],
          [24, 11.5, 33, 9, 0.8],
        ),
        INK.bone,
      ),
    ],
  ),
);

const clay = good(
  relief('M3 22L17 10L45 14L45 31L31 43L3 37Z', GOOD_INK.clay.block, [
    block('M3 22L17 10L45 14L31 26.5Z', GOOD_INK.clay.light),
    block('M31 26.5L45 14L45 31L31 43Z', GOOD_INK.clay.dark),
    line('M3 22L31 26.5L45 14M31 26.5L31 43', INK.charcoal, 1.9),
    keyed('M16 18.6L22 14.4L33 16L28 20.6Z', '#B4522C', 1.2),
    block(
      gouges(
        [6, 27, 26, 30, 1],
        [8, 32, 24, 35, 0.9],
        [35, 31, 42, 24.5, 0.8],
        [35, 36.5, 42, 30, 0.8],
      ),
      INK.bone,
    ),
  ]),
);

const stone = good(
  relief('M7 35L4 24L13 9L29 4.5L41 13L45 29L36 42L16 43Z', GOOD_INK.stone.block, [
    block('M13 9L29 4.5L41 13L27 18L14 22Z', GOOD_INK.stone.light),
    block('M27 18L41 13L45 29L36 42L31 31Z', GOOD_INK.stone.dark),
    line('M4 24L14 22L27 18L31 31L36 42M27 18L41 13M14 22L13 9M31 31L16 43', INK.charcoal, 1.6),
    block(
      gouges(
        [17, 12, 27, 9, 0.9],
        [18, 17, 29, 13, 0.9],
        [9, 28, 19, 25, 1],
        [11, 33, 24, 29, 1],
        [14, 38, 24, 34, 1],
        [34, 22, 41, 19, 0.7],
      ),
      INK.bone,
    ),
  ]),
);

const gold = good([
  ...relief(
    'M9 33L6 23L14 19L18 9L29 7L33 15L41 18L43 29L35 33L31 41L18 42L15 34Z',
    GOOD_INK.gold.block,
    [
      block('M14 19L18 9L29 7L33 15L30 19L22 22Z', GOOD_INK.gold.light),
      block('M33 15L41 18L43 29L35 33L31 41L18 42L22 34L30 28Z', GOOD_INK.gold.dark),
      line('M14 19L22 22L30 19L33 15M22 22L22 34M30 19L30 28L35 33', INK.charcoal, 1.5),
      block(
        gouges(
          [17, 17, 21, 11, 1.2],
          [22, 15, 28, 11, 1.1],
          [10, 25, 18, 24, 1.1],
          [12, 29, 19, 29, 1],
          [33, 24, 39, 22, 0.9],
        ),
        INK.bone,
      ),
    ],
  ),
  keyed(
    'M40 2L41.6 6.4L46 8L41.6 9.6L40 14L38.4 9.6L34 8L38.4 6.4Z' +
      'M5 38L6 41L9 42L6 43L5 46L4 43L1 42L4 41Z',
    GOOD_INK.gold.block,
    1.1,
  ),
]);

const KERNELS = repeat(3, (row) => {
  const y = 20 + row * 7;
  return [-1, 1]
    .map((side) => {
      const x = (away: number) => 24 + side * away;
      return (
        `M24 ${y}C${x(3)} ${y - 8} ${x(10)} ${y - 10} ${x(13)} ${y - 11}` +
        `C${x(13)} ${y - 3} ${x(8)} ${y + 1} 24 ${y}Z`
      );
    })
    .join('');
});

/** The other silhouette of food: what the fields bear, and the sign of agriculture. */
const grain = good([
  line(`M24 46L24 8${KERNELS}`, INK.bone, 5.4),
  line('M24 46L24 18', INK.charcoal, 3),
  keyed(`${KERNELS}M24 15C19 11 20 5 24 2C28 5 29 11 24 15Z`, GOOD_INK.grain.block, 1.5),
  keyed('M24 40C30 40 35 37 37 32C30 32 26 35 24 40Z', INK.moss, 1.4),
  block(
    repeat(3, (row) =>
      gouges([14, 14 + row * 7, 19, 18 + row * 7, 0.7], [34, 14 + row * 7, 29, 18 + row * 7, 0.7]),
    ),
    INK.bone,
  ),
]);

/** What workers bring home: one colour and one silhouette each. */
export const GOOD: Record<Good, Drawing> = { food, wood, clay, stone, gold };

/** The ear of grain. */
export const GRAIN: Drawing = grain;
