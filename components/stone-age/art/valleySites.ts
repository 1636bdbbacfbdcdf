import type { Group, Print } from '@/components/art/print';
import {
  bricks,
  clayBank,
  quarry,
  type ClayInk,
  type RockInk,
} from '@/components/stone-age/art/valleyRocks';
import { field, hut, shed } from '@/components/stone-age/art/valleyVillage';
import { forest, type WoodInk } from '@/components/stone-age/art/valleyWoods';
import { bottom } from '@/components/stone-age/layoutShapes';
import type { BoardLayout, Site } from '@/components/stone-age/layoutTypes';
import type { Theme } from '@/components/theme/palette';

/** Inks of trees and rocks for a theme; all of them come from the theme's land. */
export function siteInks(theme: Theme) {
  const { land } = theme;
  const night = theme.name === 'night';
  const wood: WoodInk = {
    dark: land.frontDark,
    mid: land.front,
    light: land.frontLight,
    trunk: land.wood,
    edge: night ? '#5D6B52' : land.edge,
  };
  const rock: RockInk = {
    mid: land.stone,
    light: land.stoneLight,
    dark: land.stoneDark,
    edge: night ? '#A7A3AC' : theme.bone,
    carve: theme.bone,
    strength: night ? 0.5 : 0.85,
  };
  const clay: ClayInk = {
    mid: land.clay,
    light: land.clayLight,
    dark: land.clayDark,
    edge: night ? '#C98A66' : theme.bone,
    carve: '#F6D9B4',
    strength: night ? 0.55 : 0.9,
    grass: night ? land.frontLight : land.front,
    grassDark: night ? land.front : land.frontDark,
  };
  return { wood, rock, clay };
}

/** A drawing stood on the lower edge of a site's room: its own foot, left edge and size are given. */
function stand(of: Print, x: number, y: number, kx: number, ky = kx): Group {
  return { of, at: [x, y], scale: [kx, ky] };
}

/** The picture of one site, without its clearing; the hunt and the river are the land itself. */
export function sitePrint(layout: BoardLayout, site: Site, theme: Theme): Print {
  const { art, clearing } = layout.sites[site];
  const scale = layout.ring / 20;
  const { wood, rock, clay } = siteInks(theme);
  const foot = bottom(art);
  const { cx, rx, ry } = clearing;
  switch (site) {
    case 'forest':
      return forest(
        {
          left: Math.max(-4 * scale, cx - rx * 1.55),
          right: cx + rx * 1.12,
          top: art.y - 20 * scale,
          foot: foot + ry * 0.1,
          clearing,
        },
        wood,
        scale,
      );
    case 'quarry': {
      // The cliff runs on to the edge of the land.
      const left = cx - rx * 1.15;
      const kx = (layout.land.width + 4 - left) / 162;
      const ky = Math.min(kx, (art.height + 32 * scale) / 104);
      return [stand(quarry(rock), left, foot + ry * 0.3 - 96 * ky, kx, ky)];
    }
    case 'clayPit': {
      const kx = (rx * 2.06) / 150;
      const ky = Math.min(kx, (art.height + 22 * scale) / 92);
      return [
        stand(clayBank(clay), cx - 75 * kx, foot + ry * 0.3 - 92 * ky, kx, ky),
        stand(bricks(clay), cx + rx * 0.86, foot + ry * 0.1, scale * 0.8),
      ];
    }
    case 'hut': {
      const k = Math.min((art.height + 4 * scale) / 64, art.width / 74);
      return [stand(hut(theme), cx, foot - 30 * k, k)];
    }
    case 'toolMaker': {
      const k = Math.min((art.height + 2 * scale) / 54, (art.width * 0.92) / 64);
      return [stand(shed(theme), cx, foot - 22 * k, k)];
    }
    case 'field': {
      const height = Math.min(art.height * 0.82, 52 * scale);
      const width = Math.min(art.width * 0.92, height * 2.1);
      return [{ of: field(width, height, theme, scale), at: [cx, foot - height / 2] }];
    }
    default:
      return [];
  }
}
