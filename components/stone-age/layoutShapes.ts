import type { Point } from '@/components/art/lino';
import { steadyHand } from '@/components/art/lino';

/** A point on the screen, in points from the top left corner of the window. */
export interface Spot {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ellipse {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** What the notch, the rounded corners and the system's bars take from each side. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function centre(of: Rect): Spot {
  return { x: of.x + of.width / 2, y: of.y + of.height / 2 };
}

export function right(of: Rect): number {
  return of.x + of.width;
}

export function bottom(of: Rect): number {
  return of.y + of.height;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** From `a` to `b` as `t` goes from 0 to 1. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Whether two rectangles share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}

export function insideRect(outer: Rect, x: number, y: number): boolean {
  return x >= outer.x && x <= right(outer) && y >= outer.y && y <= bottom(outer);
}

/** Whether all of `inner` lies in `outer`; half a point of rounding is forgiven. */
export function holds(outer: Rect, inner: Rect): boolean {
  return (
    insideRect(outer, inner.x + 0.5, inner.y + 0.5) &&
    insideRect(outer, right(inner) - 0.5, bottom(inner) - 0.5)
  );
}

/** The rectangle round points. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/** Even and odd crossings of a ray to the right. */
export function insidePolygon(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** How far a point is from a polygon; nothing when it lies inside. */
export function distanceTo(points: readonly Point[], x: number, y: number): number {
  if (insidePolygon(points, x, y)) return 0;
  let least = Infinity;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
    least = Math.min(least, Math.hypot(x - ax - dx * along, y - ay - dy * along));
  });
  return least;
}

/** A rectangle with its corners cut off, so that two that meet leave room for a third. */
export function chamfered(of: Rect, cut: number): Point[] {
  const c = Math.min(cut, of.width / 3, of.height / 3);
  const [x0, y0, x1, y1] = [of.x, of.y, right(of), bottom(of)];
  return [
    [x0 + c, y0],
    [x1 - c, y0],
    [x1, y0 + c],
    [x1, y1 - c],
    [x1 - c, y1],
    [x0 + c, y1],
    [x0, y1 - c],
    [x0, y0 + c],
  ];
}

/**
 * The straight cuts round a clearing. Fuller than an ellipse at its corners, because four rings
 * side by side must fit in it without a wasteful margin at the ends.
 */
export function clearingOutline(of: Ellipse, seed: number): Point[] {
  const count = of.rx > 30 ? 19 : 13;
  const hand = steadyHand(seed);
  const full = (v: number) => Math.sign(v) * Math.abs(v) ** 0.72;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((i + hand.jitter(0.16)) * 2 * Math.PI) / count;
    const reach = 1 + hand.jitter(0.025);
    return [
      of.cx + of.rx * full(Math.cos(angle)) * reach,
      of.cy + of.ry * full(Math.sin(angle)) * reach,
    ];
  });
}
