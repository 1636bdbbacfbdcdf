import { disc, gouge, gouges, remember, smooth, type Point } from '@/components/art/lino';
import { block, figure, keyed, line, relief, type Drawing } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

/** A mammoth in profile: high crown, sloping back, the trunk down to the ground. 44 x 34. */
export const MAMMOTH =
  'M4 33L2.4 26L3.4 18L6.4 11L9.4 5L14 1.6L19 2.6L22 6.6L27 5.4L33 7.4L38.4 12L41.4 18.4L42.4 27' +
  'L40.6 27.4L39.4 21.6L39 33.6L33.4 33.6L32.6 26.4L25.6 27L25 33.6L19.2 33.6L18.4 26.4L15.4 22.6' +
  'L11 21.4L8.4 24L7.6 33Z';

const SHIELD = 'M24 2L42 16L38 36L24 46L10 36L6 16Z';

/** Who begins: an ochre stone with the leader of the herd. */
export const FIRST_PLAYER: Drawing = {
  box: [48, 48],
  bleed: 2.5,
  print: relief(
    SHIELD,
    INK.ochreLight,
    [
      block('M24 2L42 16L38 36L24 46Z', INK.ochre),
      block(
        gouges(
          [12, 16, 22, 8, 1],
          [11, 21, 15, 17, 0.9],
          [36, 33, 27, 42, 1],
          [14, 36, 22, 42, 0.9],
        ),
        INK.bone,
      ),
      { of: [block(MAMMOTH, INK.charcoal)], at: [10.2, 15.4], scale: 0.63 },
      line('M15.6 28.6C15.4 32.6 12 33 10.6 30.4', INK.bone, 1.9),
    ],
    { key: 2.2, thickness: 2.4 },
  ),
};

/** A ring painted on the ground. */
export const RING: Drawing = {
  box: [24, 24],
  print: [
    block(disc(12, 12, 9.4), INK.charcoal, { opacity: 0.2 }),
    line(disc(12, 12, 9.2), INK.charcoal, 2, {
      at: [0.6, 0.8],
      opacity: 0.75,
      dash: [40, 3, 12, 3],
    }),
    line(disc(12, 12, 9.2), INK.bone, 2.4, { dash: [22, 1.6, 30, 1.2] }),
  ],
};

/** A ring a worker may be put on. */
export const RING_LIT: Drawing = {
  box: [24, 24],
  print: [
    block(disc(12, 12, 9.6), INK.charcoal, { at: [0.6, 1] }),
    keyed(disc(12, 12, 9.4), '#FFF4CC', 1.5),
    line(disc(12, 12, 6.2), INK.ochre, 1.8, { dash: [5.2, 1.3] }),
  ],
};

/** A river pebble with a number: what a card costs. */
export const pebble = remember((value: number): Drawing => {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i * Math.PI) / 4;
    return [
      16 + 14.4 * Math.cos(angle) * (1 + 0.06 * Math.sin(3 * angle + value)),
      14 + 12.8 * Math.sin(angle) * (1 + 0.05 * Math.cos(2 * angle + value)),
    ];
  });
  const edge = smooth(points, true);
  return {
    box: [32, 30],
    bleed: 1,
    print: [
      keyed(edge, INK.charcoal, 2, INK.charcoal, { at: [0.8, 2.2] }),
      keyed(edge, INK.pebble, 1.9),
      block(gouge(5.5, 10, 14.6, 3.8, 0.9, 0.8) + gouge(18.6, 24, 26, 18.6, 0.8, 0.6), INK.bone),
      figure(String(value), 15.6, 13.8, 17),
    ],
  };
});
