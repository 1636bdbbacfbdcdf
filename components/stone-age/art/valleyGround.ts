import {
  gouge,
  polygon,
  repeat,
  smooth,
  specks,
  steadyHand,
  tufts,
  type Point,
} from '@/components/art/lino';
import { block, keyed, type Cutout } from '@/components/art/print';
import { crestOf, hill } from '@/components/stone-age/art/valleyHills';
import { bottom } from '@/components/stone-age/layoutShapes';
import { SITES, type BoardLayout, type Site } from '@/components/stone-age/layoutTypes';
import { INK, type Theme } from '@/components/theme/palette';

/** Heights at which the land changes, taken from where the sites lie. */
export function levels(layout: BoardLayout) {
  const { forest, quarry, clayPit, toolMaker, hunt, river } = layout.sites;
  return {
    /** Where the feet of forest and rocks are. */
    rocks: quarry.clearing.cy,
    /** Between clay and quarry the river comes down. */
    gap: (clayPit.clearing.cx + clayPit.clearing.rx + quarry.clearing.cx - quarry.clearing.rx) / 2,
    village: { top: toolMaker.box.y, foot: bottom(toolMaker.box) },
    /** Where the plain ends and the river begins. */
    shore: river.box.x,
    foot: bottom(hunt.box),
    left: forest.box.x,
  };
}

/** Sand between the hills and the village, and the golden plain below it. */
export function ground(layout: BoardLayout, theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const { width, height } = layout.land;
  const night = theme.name === 'night';
  const { rocks, village, shore, foot } = levels(layout);
  const sand = crestOf(width, [
    [-0.02, rocks - 2 * scale],
    [0.16, rocks - 10 * scale],
    [0.36, rocks - 2 * scale],
    [0.56, rocks - 16 * scale],
    [0.78, rocks - 4 * scale],
    [1.02, rocks - 8 * scale],
  ]);
  const level = village.top + (village.foot - village.top) * 0.62;
  const edge: Point[] = [
    [-10, level + 8 * scale],
    [width * 0.12, level - 6 * scale],
    [width * 0.4, level + 4 * scale],
    [shore - 10 * scale, village.foot - 8 * scale],
    [shore + 4 * scale, (village.foot + foot) / 2],
    [shore + 12 * scale, foot + 30 * scale],
  ];
  const plain = `${smooth(edge)}L${shore} ${height}L-10 ${height}Z`;
  const top = level + 6 * scale;
  const area = (seed: number, count: number, thick: number, long: readonly [number, number]) =>
    specks(
      steadyHand(seed),
      -6,
      top,
      shore - 14 * scale,
      foot,
      Math.round((count * (foot - top) * shore) / (30000 * scale * scale)),
      thick * scale,
      [long[0] * scale, long[1] * scale],
    );
  const sandy = (seed: number, count: number) =>
    specks(
      steadyHand(seed),
      0,
      rocks + 4 * scale,
      width,
      village.top + 30 * scale,
      Math.round((count * width) / (390 * scale)),
      1.1 * scale,
      [8 * scale, 22 * scale],
    );
  return [
    ...hill(sand, {
      seed: 4,
      fill: land.ground,
      carve: night ? '#9A7F52' : land.carve,
      edge: land.ground,
      foot: height,
      rows: 3,
      strength: 0.5,
      step: false,
      scale,
    }),
    block(sandy(17, 44), night ? '#7A6238' : land.earth, { opacity: 0.9 }),
    block(sandy(18, 26), night ? '#46371F' : land.earthDark, { opacity: 0.9 }),
    keyed(plain, land.plain, 1.8 * scale, night ? '#8E6A35' : land.edge),
    block(area(5, 70, 1.2, [8, 24]), night ? '#93692E' : land.plainLight, { opacity: 0.9 }),
    block(area(15, 48, 1.1, [8, 20]), land.plainDark, { opacity: 0.9 }),
    block(area(31, 22, 1.2, [14, 38]), land.carve, { opacity: night ? 0.25 : 0.6 }),
    block(
      tufts(
        steadyHand(2),
        2,
        village.foot,
        shore - 20 * scale,
        foot - 6 * scale,
        Math.round(14 / scale) + 6,
        6 * scale,
      ),
      land.plainDark,
    ),
  ];
}

/** What a clearing is made of while nothing is going on there. */
export function clearingGround(site: Site, theme: Theme): string {
  const { land } = theme;
  if (site === 'forest') return land.forestFloor;
  if (site === 'quarry') return land.stoneLight;
  if (site === 'clayPit') return land.clayLight;
  if (site === 'hunt') return land.plainLight;
  return site === 'river' ? land.earth : land.earthDark;
}

/** The trodden ground of all sites, with a little gravel. */
export function clearings(layout: BoardLayout, theme: Theme, scale: number): Cutout[] {
  const gravel = SITES.map((site, i) => {
    const { cx, cy, rx, ry } = layout.sites[site].clearing;
    const hand = steadyHand(i + 80);
    const count = Math.round((rx * ry) / (130 * scale * scale));
    return specks(
      hand,
      cx - rx * 0.7,
      cy - ry * 0.72,
      cx + rx * 0.56,
      cy + ry * 0.72,
      count,
      0.8 * scale,
      [4 * scale, 12 * scale],
    );
  }).join('');
  return [
    ...SITES.map((site) =>
      keyed(polygon(layout.sites[site].outline), clearingGround(site, theme), 1.3 * scale),
    ),
    block(gravel, INK.bone, { opacity: theme.name === 'night' ? 0.22 : 0.55 }),
  ];
}

/** Footprints along a bent line, left and right in turn. */
function steps(from: Point, to: Point, bend: number, scale: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const count = Math.floor(length / (8 * scale));
  return repeat(count, (i) => {
    const t = (i + 0.5) / count;
    const off = bend * scale * 4 * t * (1 - t) + (i % 2 ? 2.2 : -2.2) * scale;
    const [x, y] = [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off];
    const [sx, sy] = [(dx / length) * 2.2 * scale, (dy / length) * 2.2 * scale];
    return gouge(x - sx, y - sy, x + sx, y + sy, 1.7 * scale);
  });
}

/** The ways people go to work: footprints from the village. */
export function trails(layout: BoardLayout, theme: Theme, scale: number): Cutout[] {
  const { forest, clayPit, quarry, hut, toolMaker, field, river } = layout.sites;
  const { village, shore } = levels(layout);
  const gate = village.top + 20 * scale;
  const prints =
    steps([forest.clearing.cx, village.top], [toolMaker.clearing.cx, gate], 4, scale) +
    steps([clayPit.clearing.cx, village.top - 4 * scale], [hut.clearing.cx, gate], -6, scale) +
    steps(
      [field.clearing.cx + field.clearing.rx, village.foot],
      [shore + 6 * scale, river.clearing.cy - river.clearing.ry],
      8,
      scale,
    ) +
    steps(
      [layout.land.width - 14 * scale, bottom(quarry.plate) + 4 * scale],
      [layout.land.width - 4 * scale, village.foot + 10 * scale],
      -8,
      scale,
    );
  return [block(prints, theme.land.earthDark, { opacity: 0.95 })];
}

/** The bank in front, on which the stacks lie; sideways it is only a rim of grass. */
export function foreground(layout: BoardLayout, theme: Theme, scale: number): Cutout[] {
  const { land } = theme;
  const { width, height } = layout.land;
  const night = theme.name === 'night';
  const { foot } = levels(layout);
  const low = layout.kind === 'sideways';
  const y = low ? Math.max(foot - 2, height - 12) : foot;
  // On a tablet the stacks leave the right free, and the river runs out there.
  const open = layout.kind === 'tablet';
  const crest = crestOf(
    width,
    open
      ? [
          [-0.02, y + 4 * scale],
          [0.14, y - 6 * scale],
          [0.34, y + 3 * scale],
          [0.52, y - 2 * scale],
          [0.66, y + 14 * scale],
          [0.76, y + 40 * scale],
          [0.86, y + 96 * scale],
          [1.02, y + 170 * scale],
        ]
      : [
          [-0.02, y + 4 * scale],
          [0.13, y - 6 * scale],
          [0.31, y + 3 * scale],
          [0.5, y - 4 * scale],
          [0.68, y + 5 * scale],
          [0.85, y - 1 * scale],
          [1.02, y + 4 * scale],
        ],
  );
  const sheet = hill(crest, {
    seed: 14,
    fill: land.front,
    carve: night ? '#566A38' : land.frontLight,
    edge: night ? '#7E9660' : land.frontLight,
    foot: Math.max(height, y + 60) + 8,
    rows: low ? 1 : 8,
    density: 0.8,
    scale,
  });
  const grass = tufts(
    steadyHand(21),
    4,
    y,
    width * (open ? 0.6 : 0.97),
    y + 7 * scale,
    Math.round(width / (15 * scale)),
    9 * scale,
  );
  return [...sheet, block(grass, land.frontDark)];
}
