import {
  blob,
  disc,
  gouge,
  polygon,
  repeat,
  smooth,
  specks,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, line, type Cutout } from '@/components/art/print';
import type { Ellipse, SiteLayout, Spot } from '@/components/stone-age/layout';
import { INK, type Theme } from '@/components/theme/palette';

/**
 * What is going on at a site: nothing, one may go there, a finger is over it, one may not go
 * there, or the player has workers there to act with.
 */
export type SiteState = 'plain' | 'lit' | 'hovered' | 'dimmed' | 'mine';

/** Rays carved into the land round a clearing, long and short in turn. */
function wreath({ cx, cy, rx, ry }: Ellipse, from: number, long: number, scale: number): string {
  const count = Math.round((rx + ry) / (2.6 * scale));
  return repeat(count, (i) => {
    const angle = (i * 2 * Math.PI) / count + 0.1;
    // As full at its corners as the clearing itself.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = [Math.sign(c) * Math.abs(c) ** 0.72, Math.sign(s) * Math.abs(s) ** 0.72];
    const end = from + long * (i % 2 ? 1 : 0.5);
    return gouge(
      cx + (rx + from) * x,
      cy + (ry + from) * y,
      cx + (rx + end) * x,
      cy + (ry + end) * y,
      1.5 * scale,
    );
  });
}

/** Short cuts along the lower inside of the edge: the hollow of the ground. */
function hollow(outline: readonly Point[], { cx, cy, ry }: Ellipse, scale: number): string {
  let d = '';
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    for (const share of [0, 0.33, 0.66]) {
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      if (y < cy - ry * 0.2) continue;
      const long = share ? 0.1 : 0.17;
      d += gouge(
        cx + (x - cx) * 0.95,
        cy + (y - cy) * 0.93,
        cx + (x - cx) * (0.95 - long * 0.5),
        cy + (y - cy) * (0.93 - long),
        0.8 * scale,
      );
    }
  });
  return d;
}

/** Slanted cuts over a clearing that is closed. */
function crossed({ cx, cy, rx, ry }: Ellipse, scale: number): string {
  const step = 7 * scale;
  const most = Math.floor((rx * 0.94) / step);
  return repeat(2 * most + 1, (i) => {
    const off = (i - most) * step;
    const high = ry * 0.86 * Math.sqrt(Math.max(0, 1 - (off / rx) ** 2));
    return gouge(cx + off + high * 0.4, cy - high, cx + off - high * 0.4, cy + high, scale);
  });
}

/** The ground of a site in a state; nothing when it is as the land shows it. */
export function clearingPrint(
  { clearing, outline }: SiteLayout,
  state: SiteState,
  theme: Theme,
  scale: number,
): Cutout[] {
  if (state === 'plain') return [];
  const edge = polygon(outline);
  const { site } = theme;
  if (state === 'dimmed')
    return [
      keyed(edge, site.dimmed, 1.8 * scale, site.rim),
      block(crossed(clearing, scale), INK.charcoal, { opacity: 0.6 }),
    ];
  const { cx, cy, rx, ry } = clearing;
  const own = state === 'mine';
  const far = own ? 15 : state === 'hovered' ? 12 : 9;
  const glints = specks(
    steadyHand(Math.round(rx)),
    cx - rx * 0.72,
    cy - ry * 0.74,
    cx + rx * 0.56,
    cy + ry * 0.74,
    Math.round((rx * ry) / (90 * scale * scale)),
    0.9 * scale,
    [4 * scale, 11 * scale],
  );
  return [
    // Charcoal under the rays keeps them apart from the golden plain by day.
    block(wreath(clearing, 5 * scale, far * scale, scale), INK.charcoal, {
      at: [0.9 * scale, 1.2 * scale],
      opacity: 0.55,
    }),
    block(wreath(clearing, 5 * scale, far * scale, scale), own ? theme.land.fire : site.rays),
    keyed(edge, site.rim, 4 * scale, site.rim, { at: [scale, 2.6 * scale] }),
    keyed(edge, site.rim, 6.4 * scale, site.rim),
    keyed(
      edge,
      state === 'lit' ? site.lit : site.hovered,
      3 * scale,
      own ? theme.land.fire : site.rays,
    ),
    block(glints, site.rays),
    block(hollow(outline, clearing, scale), '#C98F2E'),
  ];
}

/** Rings at these spots as three pulls; one may stand on `lit` ones. */
export function ringsPrint(spots: readonly Spot[], ring: number, lit: boolean): Cutout[] {
  if (spots.length === 0) return [];
  const k = ring / 24;
  const all = (r: number) => spots.map(({ x, y }) => disc(x, y, r * k)).join('');
  if (lit)
    return [
      block(all(9.6), INK.charcoal, { at: [0.6 * k, k] }),
      keyed(all(9.4), '#FFF4CC', 1.6 * k),
      line(all(6.2), INK.ochre, 1.8 * k, { dash: [5.2 * k, 1.3 * k] }),
    ];
  return [
    block(all(9.4), INK.charcoal, { opacity: 0.2 }),
    line(all(9.2), INK.charcoal, 2 * k, {
      at: [0.6 * k, 0.8 * k],
      opacity: 0.75,
      dash: [40 * k, 3 * k, 12 * k, 3 * k],
    }),
    line(all(9.2), INK.bone, 2.4 * k, { dash: [22 * k, 1.6 * k, 30 * k, 1.2 * k] }),
  ];
}

/** The hunt has no rings, only a line drawn in the dust: whoever is within it hunts. */
export function huntLine({ cx, cy, rx, ry }: Ellipse, lit: boolean, scale: number): Cutout[] {
  const dash = [6 * scale, 5 * scale];
  const d = smooth(blob(cx, cy, rx * 0.9, ry * 0.84, 22, 14, 0.04), true, 5);
  if (lit) return [line(d, INK.charcoal, 1.8 * scale, { dash })];
  return [
    line(d, INK.charcoal, 2.2 * scale, { dash, at: [0.6 * scale, 0.9 * scale], opacity: 0.6 }),
    line(d, INK.bone, 2 * scale, { dash }),
  ];
}
