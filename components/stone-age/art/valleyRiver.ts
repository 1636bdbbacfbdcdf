import {
  blob,
  gouge,
  polygon,
  sample,
  smooth,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, type Cutout } from '@/components/art/print';
import { INK, type Theme } from '@/components/theme/palette';

/** A point of the stream: where its middle is, and half its width there. */
export type Reach = readonly [x: number, y: number, half: number];

/** How wide the stream is between its given points. */
function widths(reaches: readonly Reach[], count: number): number[] {
  const last = reaches.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * last;
    const low = reaches[Math.floor(at)]?.[2] ?? 0;
    const high = reaches[Math.min(last, Math.ceil(at))]?.[2] ?? low;
    return low + (high - low) * (at - Math.floor(at));
  });
}

/** A river of cut paper: sandy banks, water, and the current carved along its lanes. */
export function river(reaches: readonly Reach[], theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const night = theme.name === 'night';
  const course = sample(
    reaches.map(([x, y]): Point => [x, y]),
    10,
  );
  const half = widths(reaches, course.length);
  const at = (i: number): Point => course[Math.min(Math.max(i, 0), course.length - 1)] ?? [0, 0];
  // A point of the water: how far along, and how far to the side as a share of half the width.
  const lane = (i: number, side: number): Point => {
    const [before, here, after] = [at(i - 1), at(i), at(i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const off = (half[i] ?? 0) * side;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    return [here[0] + nx * off, here[1] + ny * off * 0.8];
  };
  const every = course.map((_, i) => i).filter((i) => i % 4 === 0 || i === course.length - 1);
  // Both sides of the stream, `out` points beyond the water; at its spring it has no banks.
  const strip = (out: number) => {
    const beyond = (i: number) => {
      const wide = half[i] ?? 0;
      return 1 + (out * Math.min(1, wide / (9 * scale))) / Math.max(wide, 0.1);
    };
    const near = every.map((i) => lane(i, beyond(i)));
    const far = [...every].reverse().map((i) => lane(i, -beyond(i)));
    return smooth([...near, ...far], true);
  };
  const water = strip(0);

  const hand = steadyHand(4);
  let light = '';
  let dark = '';
  for (const side of [-0.8, -0.58, -0.34, -0.1, 0.14, 0.38, 0.6, 0.82]) {
    let i = hand.whole(0, 4);
    while (i < course.length - 3) {
      const end = Math.min(i + hand.whole(3, 7), course.length - 1);
      const wide = half[i] ?? 0;
      if (wide > Math.abs(side) * 3 * scale) {
        const [a, m, b] = [lane(i, side), lane(Math.floor((i + end) / 2), side), lane(end, side)];
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const length = Math.hypot(dx, dy) || 1;
        const bend = ((m[0] - (a[0] + b[0]) / 2) * -dy + (m[1] - (a[1] + b[1]) / 2) * dx) / length;
        const cut = gouge(...a, ...b, Math.min(2.2 * scale, 0.5 * scale + wide * 0.035), bend * 2);
        if (hand.next() < 0.6) light += cut;
        else dark += cut;
      }
      i = end + hand.whole(1, 4);
    }
  }
  let reeds = '';
  for (let i = Math.round(course.length * 0.42); i < course.length - 4; i += 3) {
    const side = hand.next() < 0.5 ? 1 : -1;
    const [x, y] = lane(i, side * (1 + (3 * scale) / Math.max(half[i] ?? 1, 1)));
    for (const lean of [-2.6, 0.4, 3]) {
      const tip = hand.between(7, 12) * scale;
      reeds += gouge(x + lean * 0.5, y, x + lean * scale, y - tip, 0.8 * scale, lean * 0.2);
    }
  }
  return [
    block(strip(6 * scale), INK.charcoal, { opacity: 0.25 }),
    block(strip(4.6 * scale), land.earth),
    keyed(water, land.river, 1.8 * scale, night ? '#6FA0B0' : land.edge),
    block(dark, land.riverDark),
    block(light, land.riverLight, { opacity: night ? 0.6 : 0.95 }),
    block(reeds, night ? land.frontLight : land.front),
  ];
}

/** A boulder and the foam below it: x, y of its middle, and half its width. */
export type Boulder = readonly [x: number, y: number, r: number];

/** Boulders in the stream, all in the same few inks. */
export function boulders(all: readonly Boulder[], theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const shape = all
    .map(([x, y, r], i) => polygon(blob(x, y, r, r * 0.66, 60 + i, 8, 0.12)))
    .join('');
  const lit = all
    .map(([x, y, r]) =>
      polygon([
        [x - r * 0.8, y],
        [x - r * 0.45, y - r * 0.5],
        [x + r * 0.3, y - r * 0.52],
        [x, y - r * 0.05],
      ]),
    )
    .join('');
  const foam = all
    .map(
      ([x, y, r]) =>
        gouge(x - r * 1.5, y + r * 0.62, x + r * 1.4, y + r * 0.66, r * 0.2, r * 0.5) +
        gouge(x - r * 0.9, y + r * 1.1, x + r * 1.7, y + r * 1.05, r * 0.13, r * 0.4),
    )
    .join('');
  return [
    block(foam, land.riverLight, { opacity: theme.name === 'night' ? 0.7 : 1 }),
    keyed(shape, land.stone, 1.2 * scale),
    block(lit, land.stoneLight),
  ];
}
