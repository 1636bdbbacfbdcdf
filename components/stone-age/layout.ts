import { asideFrame } from '@/components/stone-age/layoutAside';
import {
  chamfered,
  clamp,
  distanceTo,
  rect,
  type Insets,
  type Rect,
} from '@/components/stone-age/layoutShapes';
import { stackedFrame } from '@/components/stone-age/layoutStacked';
import { SITES, type BoardLayout, type LayoutKind } from '@/components/stone-age/layoutTypes';
import { valleySites } from '@/components/stone-age/layoutValley';
import type { Place } from '@/machines/stone-age/vocabulary';

export { huntCrowd, type HuntGroup } from '@/components/stone-age/layoutHunt';
export type { Ellipse, Insets, Rect, Spot } from '@/components/stone-age/layoutShapes';
export {
  isSite,
  SITES,
  type BoardLayout,
  type CardSlot,
  type LayoutKind,
  type Site,
  type SiteLayout,
  type StackSlot,
  type TrayLayout,
} from '@/components/stone-age/layoutTypes';

/** A finger that misses by less than this still means the place. */
const FORGIVEN = 8;

/**
 * Which of the four arrangements a window gets. A tablet's needs room in both directions; windows in
 * between (folding phones, split screens) get the phone's, which stretches well.
 */
export function layoutKind(width: number, height: number): LayoutKind {
  if (width > height) {
    if (height < 680) return 'sideways';
    return width >= 960 ? 'tablet' : 'phone';
  }
  return width >= 700 && height >= 920 ? 'tabletUpright' : 'phone';
}

/** Where everything lies on the board: pure geometry, the same for the same window. */
export function boardLayout(
  window: { width: number; height: number; text?: number },
  insets: Insets,
  players: number,
): BoardLayout {
  const kind = layoutKind(window.width, window.height);
  const whole = rect(0, 0, window.width, window.height);
  const safe = rect(
    insets.left,
    insets.top,
    window.width - insets.left - insets.right,
    window.height - insets.top - insets.bottom,
  );
  // 0 for text of the usual size, 1 for twice as large.
  const larger = clamp((window.text ?? 1) - 1, 0, 1);
  const frame =
    kind === 'phone' || kind === 'tabletUpright'
      ? stackedFrame(whole, safe, players, kind === 'tabletUpright', larger)
      : asideFrame(whole, safe, players, kind === 'tablet');
  const size = { width: window.width, height: window.height };
  const { sites, ring, plateType } = valleySites(kind, frame.valley, frame.type.plate);
  const type = { ...frame.type, plate: plateType };
  return { ...frame, sites, ring, type, players, window: size, safe };
}

const corners = (of: Rect) => chamfered(of, 0);

/** Which place is under a finger: a site, a card or a stack; the nearest where two are near. */
export function placeAt(layout: BoardLayout, x: number, y: number): Place | null {
  const shapes = [
    ...layout.cards.map((slot) => [slot.place, corners(slot.touch)] as const),
    ...layout.stacks.map((slot) => [slot.place, corners(slot.touch)] as const),
    ...SITES.map((site) => [site, layout.sites[site].touch] as const),
  ];
  let found: Place | null = null;
  let least = FORGIVEN;
  for (const [place, shape] of shapes) {
    const away = distanceTo(shape, x, y);
    if (away < least) [found, least] = [place, away];
  }
  return found;
}
