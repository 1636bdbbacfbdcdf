import {
  blob,
  disc,
  gouge,
  heightAt,
  polygon,
  rays,
  repeat,
  sample,
  smooth,
  specks,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, line, type Cutout } from '@/components/art/print';
import { bottom, right } from '@/components/stone-age/layoutShapes';
import type { BoardLayout } from '@/components/stone-age/layoutTypes';
import { INK, type Theme } from '@/components/theme/palette';

export interface HillOptions {
  seed: number;
  fill: string;
  carve: string;
  edge: string;
  /** Where the sheet of paper ends below. */
  foot: number;
  rows?: number;
  /** How much of the slope is carved: 0 for none, 1 for everything. */
  density?: number;
  strength?: number;
  /** Whether the layer throws a step of shadow on the one behind. */
  step?: boolean;
  scale: number;
}

/** One sheet of cut paper: a bone edge on top, carved along its crest, hatched where it falls. */
export function hill(crest: readonly Point[], options: HillOptions): Cutout[] {
  const { fill, carve, edge, foot, rows = 5, density = 0.62, strength = 0.9, scale: s } = options;
  const hand = steadyHand(options.seed);
  const ridge = sample(crest);
  const [from, to] = [ridge[0]?.[0] ?? 0, ridge[ridge.length - 1]?.[0] ?? 0];
  const top = smooth(crest);
  const sheet = `${top}L${to} ${foot}L${from} ${foot}Z`;
  let light = '';
  for (let row = 0; row < rows; row++) {
    const off = (5 + row * 9.5 + row * row * 0.5) * s;
    let x = from + hand.between(0, 20 * s);
    while (x < to) {
      const length = hand.between(10, 34) * s * (1 - 0.07 * row);
      if (hand.next() < density - 0.06 * row) {
        const y0 = heightAt(ridge, x) + off + hand.jitter(1.5);
        const y1 = heightAt(ridge, x + length) + off + hand.jitter(1.5);
        const middle = heightAt(ridge, x + length / 2) + off;
        const width = 1.1 * s * hand.between(0.7, 1.3);
        light += gouge(x, y0, x + length, y1, width, middle - (y0 + y1) / 2);
      }
      x += length + hand.between(4, 14) * s;
    }
  }
  // Light comes from the upper left: only what falls to the right is hatched.
  let dark = '';
  for (let x = from; x < to; x += 5 * s) {
    const y = heightAt(ridge, x);
    const fall = (heightAt(ridge, x + 8 * s) - y) / s;
    if (fall > 1.2) {
      const length = Math.min(26, 8 + fall * 5) * s * hand.between(0.7, 1.2);
      dark += gouge(x, y + 3 * s, x - length * 0.45, y + 3 * s + length, 1.1 * s);
    }
  }
  const step = block(sheet, INK.charcoal, { at: [2 * s, -4 * s], opacity: 0.22 });
  return [
    ...(options.step === false ? [] : [step]),
    block(sheet, fill),
    block(light, carve, { opacity: strength }),
    block(dark, INK.charcoal, { opacity: 0.42 }),
    line(top, edge, 1.8 * s),
  ];
}

/** Crest given as shares of the width and points of height. */
export function crestOf(width: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [x * width, y]);
}

function star(x: number, y: number, r: number): string {
  return polygon([
    [x, y - r * 1.6],
    [x + r * 0.4, y - r * 0.4],
    [x + r * 1.6, y],
    [x + r * 0.4, y + r * 0.4],
    [x, y + r * 1.6],
    [x - r * 0.4, y + r * 0.4],
    [x - r * 1.6, y],
    [x - r * 0.4, y - r * 0.4],
  ]);
}

/** A rising sun with rays over the whole sky. */
export function sunrise(x: number, y: number, r: number, reach: number, theme: Theme): Cutout[] {
  const { land } = theme;
  const bars = repeat(9, (i) => {
    const off = r * (-0.78 + i * 0.19);
    const half = Math.sqrt(Math.max(0, r * r - off * off)) * 0.92;
    return gouge(x - half, y + off, x + half, y + off - r * 0.015, r * 0.022);
  });
  const long = { from: Math.PI * 0.98, to: Math.PI * 2.04, width: r * 0.04, seed: 6 };
  return [
    block(rays(x, y, r * 1.06, reach, 46, long), land.sunRays, { opacity: 0.72 }),
    block(disc(x, y, r), land.sun),
    block(bars, land.sky, { opacity: 0.8 }),
  ];
}

/** The moon, with a wreath of short cuts and the scars of its seas. */
export function moonrise(x: number, y: number, r: number, theme: Theme): Cutout[] {
  const scars =
    gouge(x - r * 0.5, y - r * 0.2, x + r * 0.2, y - r * 0.4, r * 0.05) +
    gouge(x - r * 0.2, y + r * 0.3, x + r * 0.5, y + r * 0.2, r * 0.05) +
    gouge(x - r * 0.6, y + r * 0.5, x - r * 0.1, y + r * 0.6, r * 0.04) +
    gouge(x + r * 0.1, y - r * 0.66, x + r * 0.5, y - r * 0.52, r * 0.04);
  const wreath = rays(x, y, r * 1.16, r * 1.5, 24, { width: r * 0.035, unevenness: 0.6, seed: 3 });
  return [
    block(wreath, theme.land.sunRays, { opacity: 0.6 }),
    block(disc(x, y, r), theme.land.sun),
    block(scars, '#C9B58A'),
  ];
}

/** Stars as two sizes of cut: one path. */
export function stars(width: number, height: number, count: number, scale: number): string {
  const hand = steadyHand(11);
  return repeat(count, () =>
    star(hand.between(0, width), hand.between(4, height), hand.between(0.8, 2.1) * scale),
  );
}

/** Sky, sun or moon, and the three ranges of hills behind the cards. */
export function backdrop(layout: BoardLayout, theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const { width, height } = layout.land;
  const night = theme.name === 'night';
  const cards = layout.cards.map((slot) => slot.rect);
  const top = Math.min(...cards.map((card) => card.y));
  const low = Math.max(...cards.map((card) => bottom(card)));
  const high = low - top;
  const v = layout.valley.y;
  const hand = steadyHand(4);
  // The sun stands where the cards leave it room: beside them on a tablet, else behind them.
  const lastCard = Math.max(...cards.map((card) => right(card)));
  const beside = width - lastCard > 120;
  const sunX = beside ? lastCard + (width - lastCard) * 0.5 : width * 0.5;
  const sunR = beside
    ? Math.min(high * 0.36, (width - lastCard) * 0.34)
    : Math.min(width * 0.15, high * 0.62);
  const sunY = beside ? top + high * 0.32 : top + high * 0.3;
  const streaks = repeat(Math.ceil(low / (9 * scale)), (i) =>
    specks(hand, -20, 6 + i * 9 * scale, width, 8 + i * 9 * scale, night ? 2 : 1, 1.1 * scale, [
      30 * scale,
      90 * scale,
    ]),
  );
  const y = (share: number) => top + high * share;
  const far = crestOf(width, [
    [-0.02, y(0.42)],
    [0.1, y(0.14)],
    [0.24, y(0.38)],
    [0.385, y(0)],
    [0.53, y(0.34)],
    [0.67, y(0.08)],
    [0.82, y(0.38)],
    [1.02, y(0.1)],
  ]);
  const far2 = crestOf(width, [
    [-0.02, y(0.84)],
    [0.15, y(0.56)],
    [0.33, y(0.84)],
    [0.51, y(0.6)],
    [0.69, y(0.86)],
    [0.85, y(0.66)],
    [1.02, y(0.84)],
  ]);
  const near = crestOf(width, [
    [-0.02, v + 3 * scale],
    [0.18, v - 12 * scale],
    [0.38, v + 4 * scale],
    [0.56, v - 7 * scale],
    [0.77, v + 5 * scale],
    [1.02, v - 8 * scale],
  ]);
  const edge = (day: string, dark: string) => (night ? dark : day);
  return [
    block(`M0 0L${width} 0L${width} ${height}L0 ${height}Z`, land.sky),
    block(streaks, land.sky2, { opacity: 0.9 }),
    ...(night
      ? [
          block(stars(width, low, Math.round(width / 14), scale), '#EFE3CB', { opacity: 0.8 }),
          ...moonrise(sunX, sunY, sunR * (beside ? 0.86 : 0.7), theme),
        ]
      : sunrise(sunX, sunY, sunR, Math.max(sunR * 3.2, sunY * 1.05), theme)),
    ...hill(far, {
      seed: 1,
      fill: land.far,
      carve: edge(land.carve, '#6E7F93'),
      edge: edge(land.edge, '#7E90A4'),
      foot: v + 40,
      rows: 6,
      strength: night ? 0.7 : 0.9,
      scale,
    }),
    ...hill(far2, {
      seed: 2,
      fill: land.far2,
      carve: edge(land.carve, '#6F8A86'),
      edge: edge(land.edge, '#6F8A86'),
      foot: v + 60,
      rows: 4,
      strength: night ? 0.7 : 0.9,
      scale,
    }),
    ...hill(near, {
      seed: 3,
      fill: land.near,
      carve: edge(land.carve, '#7E9660'),
      edge: edge(land.edge, '#8FA56C'),
      foot: v + 200 * scale,
      rows: 6,
      strength: 0.66,
      scale,
    }),
  ];
}

/** A round of cut paper with a soft edge, such as the ground of the village. */
export function island(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  fill: string,
  edge: string,
  scale: number,
): Cutout[] {
  const d = smooth(blob(cx, cy, rx, ry, seed, 16, 0.035), true);
  return [
    block(d, INK.charcoal, { at: [2 * scale, 4 * scale], opacity: 0.3 }),
    keyed(d, fill, 2 * scale, edge),
  ];
}
