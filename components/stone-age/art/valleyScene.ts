import { specks, steadyHand } from '@/components/art/lino';
import { block, placed, type Print, type PrintNode } from '@/components/art/print';
import {
  BISON_BOX,
  bison,
  DEER_BOX,
  deer,
  standing,
  type HideInk,
} from '@/components/stone-age/art/valleyBeasts';
import {
  clearings,
  foreground,
  ground,
  levels,
  trails,
} from '@/components/stone-age/art/valleyGround';
import { backdrop, island } from '@/components/stone-age/art/valleyHills';
import { boulders, river, type Boulder, type Reach } from '@/components/stone-age/art/valleyRiver';
import { siteInks, sitePrint } from '@/components/stone-age/art/valleySites';
import { fire, palisade } from '@/components/stone-age/art/valleyVillage';
import { trees, type Tree } from '@/components/stone-age/art/valleyWoods';
import { GOOD } from '@/components/stone-age/art/goods';
import { bottom, right, type Ellipse } from '@/components/stone-age/layoutShapes';
import type { BoardLayout } from '@/components/stone-age/layoutTypes';
import { INK, type Theme } from '@/components/theme/palette';

/** How much larger than on a phone every cut is: one with rings of twenty points. */
export function scaleOf(layout: BoardLayout): number {
  return layout.ring / 20;
}

/** The stream from the hills to the lower right, where it leaves the picture. */
function stream(layout: BoardLayout): Reach[] {
  const { gap, village, shore, foot } = levels(layout);
  const { river: site, quarry } = layout.sites;
  const w = layout.land.width - layout.safe.x;
  const s = scaleOf(layout);
  const middle = (shore + layout.land.width) / 2;
  const { cy, ry } = quarry.clearing;
  return [
    [gap - 20 * s, layout.valley.y - 12 * s, 0.8 * s],
    [gap - 14 * s, layout.valley.y - 2 * s, 2.2 * s],
    [gap - 6 * s, cy - ry * 1.7, 4.6 * s],
    [gap + 2 * s, cy - ry * 0.4, 8 * s],
    [gap, cy + ry, 11 * s],
    [gap + (middle - gap) * 0.36, village.top + 8 * s, 17 * s],
    [middle - w * 0.025, village.top + (site.clearing.cy - village.top) * 0.45, w * 0.085],
    [middle, site.clearing.cy, w * 0.15],
    [middle + w * 0.02, foot + 20 * s, w * 0.19],
    [middle + w * 0.05, Math.max(layout.land.height, foot + 60 * s) + 20, w * 0.22],
  ];
}

/** Game on the plain beside the hunters, as large as the room there. */
export function herd(layout: BoardLayout, theme: Theme): PrintNode[] {
  const { art } = layout.sites.hunt;
  const night = theme.name === 'night';
  const dark: HideInk = { hide: theme.land.game, carve: theme.land.plainLight };
  const brown: HideInk = { hide: night ? '#2A1A10' : '#5A3419', carve: theme.land.plainLight };
  const red: HideInk = { hide: night ? '#8A2F1C' : INK.red, carve: '#F3C98E' };
  const big = Math.min((art.width * 0.66) / BISON_BOX[0], (art.height * 0.86) / BISON_BOX[1]);
  const small = Math.min(big * 0.6, (art.width * 0.38) / BISON_BOX[0]);
  const stag = Math.min((art.width * 0.36) / DEER_BOX[0], (art.height * 0.7) / DEER_BOX[1]);
  const floor = bottom(art);
  return [
    standing(bison(brown), BISON_BOX, art.x + art.width * 0.5, art.y + 48 * small, small, true),
    standing(bison(dark), BISON_BOX, art.x, floor - art.height * 0.04, big),
    standing(deer(red), DEER_BOX, right(art) - DEER_BOX[0] * stag, floor + 2, stag),
  ];
}

/** The village's earth, its palisade, and what stands about in it. */
function village(layout: BoardLayout, theme: Theme, scale: number) {
  const { toolMaker, field } = layout.sites;
  const { village: at } = levels(layout);
  const left = toolMaker.box.x;
  const wide = right(field.box) - left;
  const top = at.top + 13 * scale;
  const ring: Ellipse = {
    cx: left + wide / 2,
    cy: (top + at.foot) / 2 + 2 * scale,
    rx: wide * 0.505,
    ry: (at.foot - top) / 2 + 2 * scale,
  };
  const night = theme.name === 'night';
  const hand = steadyHand(9);
  const grain = specks(
    hand,
    ring.cx - ring.rx * 0.84,
    ring.cy - ring.ry * 0.6,
    ring.cx + ring.rx * 0.8,
    ring.cy + ring.ry * 0.84,
    50,
    0.9 * scale,
    [6 * scale, 16 * scale],
  );
  return {
    ring,
    earth: [
      ...island(
        ring.cx,
        ring.cy,
        ring.rx,
        ring.ry,
        31,
        theme.land.earth,
        night ? '#B08A52' : theme.land.edge,
        scale,
      ),
      block(grain, theme.land.earthDark, { opacity: 0.75 }),
    ],
    fence: palisade({ ...ring, ry: ring.ry - 2 * scale }, theme, scale),
  };
}

/** Single firs and shrubs where the land would be bare. */
function strays(layout: BoardLayout): Tree[] {
  const { gap, village: at } = levels(layout);
  const { clayPit, forest, quarry } = layout.sites;
  const s = scaleOf(layout);
  const between =
    (forest.clearing.cx + forest.clearing.rx + clayPit.clearing.cx - clayPit.clearing.rx) / 2;
  const end = layout.land.width;
  return [
    [between - 2 * s, clayPit.clearing.cy - 12 * s, 26 * s],
    [between + 5 * s, clayPit.clearing.cy + 4 * s, 20 * s, true],
    [gap + 18 * s, quarry.clearing.cy - 26 * s, 18 * s, true],
    [end - 10 * s, at.top + 26 * s, 26 * s, true],
    [end - 24 * s, at.top + 20 * s, 20 * s],
    [end - 2 * s, at.top + 38 * s, 22 * s],
  ];
}

/** Boulders in the broad water above the river's clearing. */
function stones(layout: BoardLayout): Boulder[] {
  const { village: at, shore } = levels(layout);
  const { clearing } = layout.sites.river;
  const s = scaleOf(layout);
  const [top, low] = [at.top, clearing.cy - clearing.ry];
  const wide = layout.land.width - shore;
  const y = (share: number) => top + (low - top) * share;
  return [
    [shore + wide * 0.36, y(0.3), 6 * s],
    [shore + wide * 0.64, y(0.44), 5 * s],
    [shore + wide * 0.24, y(0.62), 5 * s],
    [shore + wide * 0.76, y(0.7), 7 * s],
  ];
}

/** Nuggets that shine where the river has its bank of gravel. */
function nuggets(layout: BoardLayout): PrintNode[] {
  const { cx, cy, rx, ry } = layout.sites.river.clearing;
  const s = scaleOf(layout);
  const spots = [
    [cx - rx * 0.5, cy - ry * 1.5, 13],
    [cx + rx * 0.14, cy - ry * 1.9, 11],
    [cx + rx * 0.94, cy - ry * 1.06, 13],
  ] as const;
  return spots.map(([x, y, size]) =>
    placed(GOOD.gold, x - (size * s) / 2, y - (size * s) / 2, size * s),
  );
}

export interface LandPrint {
  below: Print;
  /** What stands in the firelight. */
  above: Print;
  glow: Ellipse | null;
}

/** What tells one land from another: layouts are made anew, but only sizes make a new land. */
export function landKey({ land, safe, valley, players }: BoardLayout, theme: Theme): string {
  return [theme.name, players, ...[land, safe, valley].flatMap((r) => Object.values(r))].join();
}

const kept = new Map<string, LandPrint>();

/** The whole land, back to front; cut once for a size and a theme. */
export function landPrint(layout: BoardLayout, theme: Theme): LandPrint {
  const key = landKey(layout, theme);
  const found = kept.get(key);
  if (found) return found;
  // A window being dragged to another size must not fill the memory.
  if (kept.size >= 6) kept.clear();
  const made = cutLand(layout, theme);
  kept.set(key, made);
  return made;
}

function cutLand(layout: BoardLayout, theme: Theme): LandPrint {
  const scale = scaleOf(layout);
  const night = theme.name === 'night';
  const home = village(layout, theme, scale);
  const { hut, field } = layout.sites;
  const hearth = {
    x: (right(hut.box) + hut.clearing.cx + hut.clearing.rx) / 2 + 2 * scale,
    y: field.clearing.cy - 4 * scale,
  };
  const sites = (['quarry', 'clayPit', 'forest'] as const).flatMap((site) =>
    sitePrint(layout, site, theme),
  );
  const homes = (['toolMaker', 'hut', 'field'] as const).flatMap((site) =>
    sitePrint(layout, site, theme),
  );
  return {
    below: [
      ...backdrop(layout, theme, scale),
      ...ground(layout, theme, scale),
      ...trails(layout, theme, scale),
      ...river(stream(layout), theme, scale),
      ...boulders(stones(layout), theme, scale),
      ...trees(strays(layout), siteInks(theme).wood, 90, scale),
      ...sites,
      ...home.earth,
    ],
    glow: night
      ? { cx: hearth.x, cy: hearth.y, rx: home.ring.rx * 1.05, ry: home.ring.ry * 1.5 }
      : null,
    above: [
      ...home.fence,
      ...homes,
      ...foreground(layout, theme, scale),
      ...clearings(layout, theme, scale),
      ...herd(layout, theme),
      ...nuggets(layout),
      { of: fire(theme), at: [hearth.x, hearth.y], scale: 0.86 * scale },
    ],
  };
}
