import { disc, gouge, gouges, repeat, steadyHand } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { foot, halfWidth, MIDDLE, roundel } from '@/components/art/posters/roundel';
import { day, INK, type PlayerInk } from '@/components/theme/palette';

const BODY =
  'M1 12C4 6 10 4.4 14.4 7.4L17.4 10L22.8 5.6L21.4 12L22.8 18.4L17.4 14L14.4 16.6' +
  'C10 19.6 4 18 1 12Z';
const FINS =
  'M7 6.9L8.6 4.2L9.6 4.9L11 2.8L12 4.1L13.8 3.2L14.2 4.9L15.6 5L14.8 7.8Z' +
  'M8.4 17.4L9.4 20.4L10.6 19.6L12 21.2L12.6 19.4L14.2 19.6L13.8 17Z';
const BELLY =
  'M2 12.8C6 16.4 11 16.6 15.2 14.4L17.4 13L21.6 16.4L22.8 18.4L17.4 14L14.4 16.6' +
  'C10 19.6 4 18 1 12Z';

const SCALES = repeat(4, (column) => {
  const x = 9.4 + column * 1.75;
  return repeat(5, (row) => {
    const y = 12 + (row - 2) * 1.55 + (column % 2 ? 0.75 : 0);
    return Math.abs(y - 12) < 4.4 - column * 0.75
      ? gouge(x, y - 0.72, x, y + 0.72, 0.17, -0.62)
      : '';
  });
});

const CARVED =
  gouge(7.9, 8, 7.9, 16, 0.3, -1.1) +
  [-2.4, -1.3, 0, 1.3, 2.4]
    .map((q) => gouge(17.8, 12 + q * 0.5, 21.6, 12 + q * 1.9, 0.15))
    .join('') +
  gouges(
    [8.6, 5.6, 11, 4.4, 0.13],
    [10, 6, 13.4, 5.2, 0.13],
    [10.4, 19.6, 12.8, 19.3, 0.13],
    [3, 10, 6.4, 7.8, 0.14, -0.2],
  );

function waves(): string {
  const hand = steadyHand(7);
  return repeat(5, (row) => {
    const y = MIDDLE + 104 + row * 15;
    const half = halfWidth(y, 12) - 14;
    let d = '';
    for (let x = MIDDLE - half; x < MIDDLE + half - 10;) {
      const length = Math.min(hand.between(30, 60), MIDDLE + half - x);
      d += gouge(x, y, x + length, y, 2.6, -3);
      x += length + hand.between(4, 10);
    }
    return d;
  });
}

const DROPS = (
  [
    [75, 132, 8],
    [61, 164, 5],
    [97, 104, 5],
  ] as const
)
  .map(
    ([x, y, z]) =>
      `M${x} ${y - z * 1.4}l${z * 0.7} ${z} ${-z * 0.2} ${z * 0.8} ${-z} 0 ${-z * 0.2} ${-z * 0.8}Z`,
  )
  .join('');

/** A fish leaping from the river. */
export function fishEmblem({ colour, dark }: PlayerInk): Print {
  const fish: Print = [
    keyed(FINS, dark, 0.34),
    keyed(BODY, INK.bone, 0.9, INK.bone),
    block(BODY, colour, { at: [0.12, 0.14] }),
    block(BELLY, dark),
    block(SCALES + CARVED, INK.bone),
    keyed(disc(4.9, 10.9, 1.15), INK.bone, 0.3),
    block(disc(4.7, 10.9, 0.5), INK.charcoal),
    line('M1.2 12.3L3.4 13.2', INK.charcoal, 0.3),
    line(BODY, INK.charcoal, 0.42),
  ];
  return [
    ...roundel(day.site.lit, INK.ochre),
    keyed(foot(84, 14), INK.river, 3),
    block(waves(), INK.riverLight),
    { of: [{ of: fish, at: [-12, -12] }], at: [MIDDLE, MIDDLE - 8], turn: -9, scale: 13 },
    keyed(DROPS, INK.river, 1.2),
  ];
}
