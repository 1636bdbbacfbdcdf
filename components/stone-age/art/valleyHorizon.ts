import { gouge, repeat, specks, steadyHand } from '@/components/art/lino';
import { block, type Print } from '@/components/art/print';
import {
  bison,
  BISON_BOX,
  deer,
  DEER_BOX,
  standing,
} from '@/components/stone-age/art/valleyBeasts';
import { crestOf, hill, moonrise, stars, sunrise } from '@/components/stone-age/art/valleyHills';
import { quarry } from '@/components/stone-age/art/valleyRocks';
import { siteInks } from '@/components/stone-age/art/valleySites';
import { forest } from '@/components/stone-age/art/valleyWoods';
import { INK, type Theme } from '@/components/theme/palette';

/**
 * The valley at sunrise as the shelf shows it, or under the moon: the whole sky with its rays,
 * forest and cliff at the sides, a herd on the ridge, and the plain down to the lower edge.
 */
export function horizonPrint(width: number, height: number, theme: Theme): Print {
  const { land } = theme;
  const night = theme.name === 'night';
  const { wood, rock } = siteInks(theme);
  // Drawn for a header of 270 points; wide windows show more sky, not larger trees.
  const s = height / 270;
  const hand = steadyHand(11);
  const edge = (day: string, dark: string) => (night ? dark : day);
  const [sunX, sunY, sunR] = [width / 2, 142 * s, 76 * s];
  const streaks = repeat(22, (i) =>
    specks(
      hand,
      -30,
      (6 + i * 9) * s,
      width,
      (9 + i * 9) * s,
      Math.ceil(width / (420 * s)),
      1.1 * s,
      [30 * s, 80 * s],
    ),
  );
  const y = (share: number) => share * s;
  const far = crestOf(width, [
    [-0.02, y(196)],
    [0.1, y(168)],
    [0.235, y(190)],
    [0.385, y(158)],
    [0.53, y(190)],
    [0.67, y(164)],
    [0.82, y(192)],
    [1.02, y(164)],
  ]);
  const far2 = crestOf(width, [
    [-0.02, y(226)],
    [0.15, y(204)],
    [0.33, y(222)],
    [0.51, y(208)],
    [0.69, y(226)],
    [0.85, y(208)],
    [1.02, y(222)],
  ]);
  const near = crestOf(width, [
    [-0.02, y(240)],
    [0.18, y(226)],
    [0.385, y(238)],
    [0.565, y(230)],
    [0.77, y(240)],
    [1.02, y(228)],
  ]);
  const front = crestOf(width, [
    [-0.02, y(252)],
    [0.18, y(240)],
    [0.385, y(250)],
    [0.59, y(238)],
    [0.795, y(252)],
    [1.02, y(244)],
  ]);
  const wide = Math.max(132 * s, width * 0.2);
  const rockWide = Math.max(112 * s, width * 0.16);
  const mid = width / 2;
  const dark = { hide: land.game, carve: land.plainLight };
  const brown = { hide: night ? '#2A1A10' : '#5A3419', carve: land.plainLight };
  const red = { hide: night ? '#8A2F1C' : INK.red, carve: '#F3C98E' };
  const ground = (crest: typeof far, seed: number, fill: string, carve: string, rim: string) =>
    hill(crest, { seed, fill, carve, edge: rim, foot: height + 4, scale: s });
  return [
    block(`M0 0L${width} 0L${width} ${height}L0 ${height}Z`, land.sky),
    block(streaks, land.sky2, { opacity: 0.9 }),
    ...(night
      ? [
          block(stars(width, 180 * s, Math.round(width / 12), s), '#EFE3CB', { opacity: 0.85 }),
          ...moonrise(sunX, sunY, sunR * 0.86, theme),
        ]
      : sunrise(sunX, sunY, sunR, Math.max(230 * s, width * 0.36), theme)),
    ...ground(far, 1, land.far, edge(land.carve, '#6E7F93'), edge(land.edge, '#7E90A4')),
    ...ground(far2, 2, land.far2, edge(land.carve, '#6F8A86'), edge(land.edge, '#6F8A86')),
    ...ground(near, 3, land.near, edge(land.carve, '#7E9660'), edge(land.edge, '#8FA56C')),
    ...forest(
      {
        left: -8 * s,
        right: wide * 0.86,
        top: y(152),
        foot: y(238),
        clearing: { cx: wide * 0.46, cy: y(246), rx: wide * 0.42, ry: 14 * s },
      },
      wood,
      s,
    ),
    {
      of: quarry(rock),
      at: [width - rockWide, y(240) - 96 * 0.76 * s],
      scale: [(rockWide + 4) / 158, 0.76 * s],
    },
    standing(deer(red), DEER_BOX, mid - 97 * s, y(239), 0.6 * s),
    standing(bison(dark), BISON_BOX, mid - 66 * s, y(231), 0.86 * s),
    standing(bison(brown), BISON_BOX, mid + 2 * s, y(232), 0.66 * s),
    standing(bison(dark), BISON_BOX, mid + 48 * s, y(232), 0.5 * s),
    ...hill(front, {
      seed: 4,
      fill: land.plain,
      carve: land.plainLight,
      edge: edge(land.edge, '#9C7438'),
      foot: height + 4,
      rows: 6,
      scale: s,
    }),
  ];
}

/** A wall of rock with a ledge to lay things on: its upper face lies at 0.6 to 0.84 of the height. */
export function ledgePrint(width: number, height: number, theme: Theme): Print {
  const { land } = theme;
  const s = height / 225;
  const hand = steadyHand(7);
  const many = Math.ceil(width / (195 * s));
  const wall = (count: number, from: number, long: readonly [number, number], thick: number) =>
    repeat(count, (row) =>
      specks(hand, -10, (from + row * 8) * s, width, (from + 2 + row * 8) * s, many, thick * s, [
        long[0] * s,
        long[1] * s,
      ]),
    );
  const edge = (y: number, rough: number, seed: number) => {
    const shake = steadyHand(seed);
    const count = Math.max(5, Math.round(width / (70 * s)));
    return Array.from(
      { length: count + 1 },
      (_, i) => [-4 + ((width + 8) * i) / count, (y + shake.jitter(rough)) * s] as const,
    );
  };
  // The wall is broken off above: let the scene behind it reach a few points under it.
  const top = edge(4, 3, 4);
  const [brow, lip, base] = [edge(134, 2.6, 1), edge(188, 2.6, 2), edge(219, 5, 3)];
  const ring = (upper: typeof brow, lower: typeof brow) =>
    `M${[...upper, ...[...lower].reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const count = Math.round(width / (9 * s));
  const front = repeat(count, (i) => {
    const x = (i + 0.5) * 9 * s;
    const top = (192 + hand.between(0, 4)) * s;
    return gouge(x, top, x - hand.between(2, 8) * s, top + hand.between(12, 22) * s, 1.2 * s);
  });
  const glints = repeat(Math.round(count / 2), (i) => {
    const x = (i + 0.5) * 18 * s;
    return gouge(x, 193 * s, x - 3 * s, (201 + hand.between(-3, 6)) * s, 0.9 * s);
  });
  const slab = repeat(6, (row) =>
    specks(hand, 0, (138 + row * 8) * s, width, (140 + row * 8) * s, many * 2, s, [12 * s, 34 * s]),
  );
  return [
    { d: ring(top, lip), fill: land.stoneDark, stroke: INK.charcoal, width: 2 * s },
    block(wall(20, 6, [16, 50], 1.2), land.stone, { opacity: 0.6 }),
    block(wall(13, 8, [8, 26], 0.9), INK.charcoal, { opacity: 0.6 }),
    { d: ring(lip, base), fill: land.stone, stroke: INK.charcoal, width: 2 * s },
    { d: ring(brow, lip), fill: land.stoneLight, stroke: INK.charcoal, width: 1.6 * s },
    block(front, land.stoneDark),
    block(glints, INK.bone, { opacity: 0.7 }),
    block(slab, INK.bone, { opacity: theme.name === 'night' ? 0.35 : 0.8 }),
  ];
}
