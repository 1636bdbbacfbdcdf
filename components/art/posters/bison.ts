import { disc, gouge, gouges, repeat, steadyHand, tufts } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { foot, halfWidth, MIDDLE, roundel } from '@/components/art/posters/roundel';
import { day, INK, type PlayerInk } from '@/components/theme/palette';

const BODY =
  'M3 31L0 25L4 17L8 13C12 6 18 1.6 25 2C30 2.2 33 5 36 8.4C43 12.6 54 11 60 18.6L62 26L60 34' +
  'L58.4 40L60 49L52.6 49L51.4 41L47 35.4L34 34.6L32.4 40L32.6 49L25 49L23.6 39L17 43L11 37Z';
const FAR_LEGS = 'M40 33L47 34L49.4 47L43.6 47ZM17 36L24 37L23.8 47L18.4 47Z';
const TAIL = 'M60 18.6L64.4 24L65.6 34L68 38.6L64.4 42L62 37L62.6 28Z';
/** The mane hangs in locks over the shoulder. */
const MANE =
  'M36 8.4L38.4 13L35.4 14.6L38 19.6L34.4 20.6L36 26L32.4 26.2L33.4 31.4L29.6 31L29 36.4L25.6 34.4' +
  'L23.6 39L20.6 36.4L17 43L11 37L3 31L0 25L4 17L8 13C12 6 18 1.6 25 2C30 2.2 33 5 36 8.4Z';
const BEARD = 'M4.4 31.6L5.6 38L8 35.4L9.4 42L12 37.6L14.4 45L17 39L19 42L21 35L12 30Z';
const BELLY = 'M34 34.6L47 35.4L51.4 41L58.4 40L60 34L58 31C50 34 41 33 33.4 31.4Z';
const HORNS =
  'M10.4 13.4C6 12.4 3.6 8.6 4.6 3.6C6.8 6.8 10 8.6 14 9.2ZM15.6 10.6C14 7.6 14.8 4 17.6 1.2C18 4.6 19.4 7 21.6 8.6Z';
const HOOVES =
  'M52.2 46.4L59.6 46.4L60 49.4L52.4 49.4ZM25 46.4L32.6 46.4L32.8 49.4L25 49.4Z' +
  'M43.4 44.8L49 44.8L49.4 47.4L43.6 47.4ZM18.4 44.8L23.8 44.8L23.8 47.4L18.4 47.4Z';

const LOCKS =
  repeat(7, (i) =>
    gouge(15 + i * 3, 6.6 + Math.abs(i - 3) * 0.6, 17 + i * 3, 16 + i * 0.5, 0.55, 0.6),
  ) +
  repeat(5, (i) => gouge(18.6 + i * 3.2, 20 + (i % 2), 20 + i * 3, 29.6 - (i % 2), 0.5, 0.5)) +
  gouges(
    [9.6, 25, 13.6, 33, 0.55, 0.6],
    [13.6, 25, 17, 35, 0.5, 0.5],
    [6.4, 27, 9, 32.4, 0.5, 0.4],
    [3.6, 22, 5.6, 17.6, 0.4, 0.3],
  );
const FLANK =
  repeat(6, (i) =>
    gouge(39.4 + i * 3.4, 15.4 + i * 0.5, 41.4 + i * 3.2, 23.4 + i * 0.7, 0.5, 0.5),
  ) +
  gouges(
    [40, 28, 50, 29.6, 0.5, -0.4],
    [54, 36, 55, 45, 0.45],
    [28, 40, 28.4, 45, 0.45],
    [63, 26, 64, 34, 0.35],
    [57, 27.6, 58.4, 31, 0.4],
  );

function grass(): string {
  const hand = steadyHand(21);
  return tufts(hand, MIDDLE - 150, MIDDLE + 116, MIDDLE + 140, MIDDLE + 124, 12, 17);
}

function furrows(): string {
  const hand = steadyHand(8);
  return repeat(5, (row) => {
    const y = MIDDLE + 118 + row * 13;
    const half = halfWidth(y, 10) - 16;
    let d = '';
    for (let x = MIDDLE - half; x < MIDDLE + half - 10;) {
      const length = Math.min(hand.between(24, 64), MIDDLE + half - x);
      d += gouge(x, y, x + length, y + hand.jitter(1), 2.2);
      x += length + hand.between(8, 20);
    }
    return d;
  });
}

/** A bison on the plain, the low sun behind it. */
export function bisonEmblem({ colour, dark, light }: PlayerInk): Print {
  const bison: Print = [
    keyed(FAR_LEGS, dark, 0.6),
    keyed(BODY + TAIL + HORNS, INK.bone, 2.6, INK.bone),
    keyed(TAIL, dark, 0.8),
    block(BODY, colour, { at: [0.35, 0.35] }),
    block(BELLY, dark),
    keyed(BEARD, dark, 0.6),
    block(MANE, dark),
    block(LOCKS, light),
    block(FLANK, INK.riverLight),
    block(HOOVES, INK.charcoal),
    line(BODY, INK.charcoal, 0.95),
    keyed(HORNS, INK.bone, 0.75),
    keyed(disc(9.2, 20.2, 1.5), INK.bone, 0.5),
    block(disc(8.9, 20.4, 0.7) + disc(3, 26.4, 0.6), INK.charcoal),
    line('M2.4 29.6L6.6 29.4', INK.bone, 0.5),
  ];
  return [
    ...roundel(day.site.lit, INK.ochre),
    block(disc(MIDDLE + 64, MIDDLE - 62, 66), '#E8935A'),
    block(
      repeat(7, (i) =>
        gouge(
          MIDDLE + 12 + i * 3,
          MIDDLE - 96 + i * 14,
          MIDDLE + 118 - i * 3,
          MIDDLE - 97 + i * 14,
          1.6,
        ),
      ),
      day.site.lit,
    ),
    keyed(foot(104, 10), day.land.plain, 3),
    block(furrows(), day.land.plainDark),
    block(gouge(MIDDLE - 150, MIDDLE + 121, MIDDLE + 165, MIDDLE + 121, 11), INK.charcoal, {
      opacity: 0.35,
    }),
    { of: bison, at: [MIDDLE - 160, MIDDLE - 124], scale: 4.95 },
    block(grass(), '#5A6B2F'),
  ];
}
