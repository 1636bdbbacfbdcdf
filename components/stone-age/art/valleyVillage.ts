import {
  gouge,
  gouges,
  polygon,
  repeat,
  smooth,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, line, type Cutout, type Print } from '@/components/art/print';
import { INK, type Theme } from '@/components/theme/palette';

const TENT = 'M-34 30L-28 6L-16 -14L0 -24L16 -15L28 4L34 30Z';

/** The hut: hides over poles, its door open. Stands on y = 30, 68 wide, 68 high with its poles. */
export function hut(theme: Theme): Print {
  const { land } = theme;
  const seams =
    repeat(5, (i) => gouge(-26 + i * 3.4, 10 - i * 3.6, -30 + i * 4, 24 - i * 0.6, 0.9)) +
    repeat(4, (i) => gouge(14 + i * 3, -6 + i * 5, 20 + i * 2.6, 4 + i * 6, 0.9)) +
    gouges([4, -16, 12, 0, 0.9], [-4, -16, -10, 0, 0.9], [12, 8, 16, 26, 0.9]);
  return [
    block('M-34 30L34 30L48 36L-18 37Z', INK.charcoal, { opacity: 0.35 }),
    line('M-6 -36L4 -20M7 -37L-4 -20M0 -38L0 -22', theme.bone, 5.4),
    line('M-6 -36L4 -20M7 -37L-4 -20M0 -38L0 -22', INK.charcoal, 2.6),
    keyed(TENT, theme.bone, 3.4, theme.bone),
    block(TENT, land.wood, { at: [1, 0.8] }),
    block('M-28 6L-16 -14L0 -24L-6 2L-14 30L-34 30Z', land.woodLight),
    block('M16 -15L28 4L34 30L22 30L14 6Z', land.woodDark),
    block('M-9 30L-7 8L0 -2L8 9L10 30Z', INK.charcoal),
    block('M-9 30L-7 8L0 -2L-2 12L-3 30Z', land.fire),
    block(seams, theme.bone, { opacity: 0.9 }),
    line('M-16 -14L-6 -12L-4 -4M16 -15L14 6L22 30', INK.charcoal, 1.2),
    line(TENT, INK.charcoal, 1.8),
  ];
}

/** The tool maker's shed: a red roof on posts, a block of flint, an axe. Stands on y = 22. */
export function shed(theme: Theme): Print {
  const { land, goods } = theme;
  const flint = 'M-15 19L-17 9L-11 1L-1 -2L7 4L9 14L3 22L-9 23Z';
  return [
    block('M-26 20L26 22L34 27L-14 27Z', INK.charcoal, { opacity: 0.3 }),
    line('M-22 20L-20 -16M20 21L22 -14M-24 -14L-2 -25L27 -13', theme.bone, 6),
    line('M-22 20L-20 -16M20 21L22 -14M-24 -14L-2 -25L27 -13', INK.charcoal, 3.6),
    keyed('M-29 -12L-2 -29L32 -11L23 -4L-2 -16L-21 -4Z', theme.players[0].colour, 1.7),
    block(
      gouges(
        [-21, -11, -6, -21, 1.1],
        [-14, -11, -4, -17, 0.9],
        [6, -20, 21, -12, 1.1],
        [4, -15, 14, -10, 0.9],
      ),
      theme.bone,
    ),
    keyed(flint, goods.stone.block, 3.4, theme.bone),
    block(flint, goods.stone.block),
    block('M-11 1L-1 -2L7 4L-2 7L-11 9Z', goods.stone.light),
    block('M-2 7L7 4L9 14L3 22L-1 15Z', goods.stone.dark),
    line(`${flint}M-17 9L-11 9L-2 7L-1 15L3 22M-11 9L-11 1M-2 7L7 4`, INK.charcoal, 1.3),
    line('M11 20L20 0', INK.charcoal, 5),
    line('M11 20L20 0', land.woodLight, 2.8),
    keyed('M12 -2L20 -7L29 -2L30 5L23 8L18 4Z', goods.stone.light, 1.4),
    keyed('M-23 23L-18 18L-14 24ZM8 24L12 19L16 24ZM20 22L25 17L29 23Z', land.stoneLight, 1),
  ];
}

/** Ears of grain in rows, the nearest largest; `width` x `height` with its middle at 0, 0. */
export function field(width: number, height: number, theme: Theme, scale: number): Print {
  const { land } = theme;
  const [w, h] = [width / 2, height / 2];
  const ground = polygon([
    [-w + width * 0.1, -h + height * 0.16],
    [w - width * 0.11, -h + height * 0.1],
    [w, h],
    [-w, h + height * 0.04],
  ]);
  const rows = Math.max(3, Math.round(height / (11 * scale)));
  const pulls = Array.from({ length: rows }, (_, row): Cutout[] => {
    const near = (row + 1) / rows;
    const y = -h + height * (0.2 + 0.74 * near);
    const half = w * (0.72 + 0.2 * near);
    const ear = scale * (2.7 + near * 0.9);
    const count = Math.max(5, Math.round((2 * half) / (ear * 2.7)));
    const hand = steadyHand(row + 7);
    let stems = '';
    let ears = '';
    let grains = '';
    for (let i = 0; i < count; i++) {
      const x = -half + (2 * half * i) / (count - 1) + (row % 2 ? ear * 0.7 : 0) - ear * 0.35;
      const top = y - ear * 2.6 + hand.jitter(scale * 0.8);
      stems += `M${x} ${y}L${x + hand.jitter(0.6)} ${top}`;
      ears += `M${x} ${top + ear}L${x - ear} ${top - ear * 0.4}L${x} ${top - ear * 2.3}L${x + ear} ${top - ear * 0.4}Z`;
      grains += gouge(x - ear * 0.5, top - ear * 0.3, x - ear * 0.1, top - ear * 1.5, ear * 0.14);
    }
    return [
      block(gouge(-half - 2, y, half + 2, y, 1.6 * scale), land.frontDark),
      line(stems, land.front, 1.4 * scale),
      keyed(ears, theme.goods.grain.block, 0.8 * scale),
      block(grains, theme.goods.grain.light),
    ];
  }).flat();
  return [
    keyed(ground, INK.charcoal, 2 * scale, INK.charcoal, { at: [1, 3 * scale], opacity: 0.4 }),
    keyed(
      ground,
      land.plainDark,
      1.6 * scale,
      theme.name === 'night' ? land.plainLight : theme.bone,
    ),
    ...pulls,
  ];
}

/** A fire on two logs, 18 x 22, standing on y = 9. */
export function fire(theme: Theme): Print {
  return [
    line('M-8 6L8 9M-8 9L8 6', INK.charcoal, 4.4),
    line('M-8 6L8 9M-8 9L8 6', theme.land.woodLight, 2.2),
    keyed('M-6 5C-9 -2 -3 -5 -3 -12C2 -9 2 -5 4 -7C8 -2 7 3 5 6Z', '#C2461F', 1.3),
    block('M-3 5C-4 1 0 -1 0 -5C3 -2 4 2 2 5Z', theme.land.fire),
  ];
}

/** Where a palisade runs: the far half of an ellipse. */
export interface Ring {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** Pointed posts round the back of the village, tied together; open towards the viewer. */
export function palisade({ cx, cy, rx, ry }: Ring, theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const hand = steadyHand(3);
  const at = (share: number): Point => {
    const angle = Math.PI * (1.0 + share);
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  };
  // Posts stand evenly along the line, not along the angle, or they would crowd at the ends.
  const steps = Array.from({ length: 121 }, (_, i) => at(i / 120));
  const posts: Point[] = [];
  let walked = 0;
  const stride = 7.4 * scale;
  steps.forEach(([x, y], i) => {
    const [px, py] = steps[i - 1] ?? [x, y];
    walked += Math.hypot(x - px, (y - py) * 1.2);
    if (walked >= stride || i === 0) {
      walked = 0;
      posts.push([x, y]);
    }
  });
  const post = ([x, y]: Point): string => {
    const top = hand.between(0, 3.4) * scale;
    const w = 3.3 * scale;
    return polygon([
      [x - w, y + 6 * scale],
      [x - w * 0.94, y - 6 * scale - top],
      [x + hand.jitter(0.6), y - 12 * scale - top],
      [x + w * 0.94, y - 6 * scale - top * 0.8],
      [x + w, y + 6 * scale],
    ]);
  };
  const cuts = posts
    .map(([x, y]) => gouge(x - scale, y + 3 * scale, x - 1.2 * scale, y - 6 * scale, 0.7 * scale))
    .join('');
  const rope = smooth(steps.filter((_, i) => i % 6 === 0).map(([x, y]): Point => [x, y + scale]));
  return [
    keyed(
      posts
        .filter((_, i) => i % 2 === 0)
        .map(post)
        .join(''),
      land.wood,
      1.1 * scale,
    ),
    keyed(
      posts
        .filter((_, i) => i % 2 === 1)
        .map(post)
        .join(''),
      land.woodLight,
      1.1 * scale,
    ),
    block(cuts, land.carve, { opacity: 0.55 }),
    line(rope, INK.charcoal, 2.6 * scale),
    line(rope, land.earth, 1.2 * scale, { dash: [3 * scale, 2.4 * scale] }),
  ];
}
