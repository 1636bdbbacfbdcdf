/** Single strokes of the knife: the steady hand, lines, gouges. `lino.ts` builds fields from them. */

/** A place on the block. */
export type Point = readonly [number, number];

/** Seeded chance for the hand's unsteadiness. */
export interface Hand {
  /** At least 0, less than 1. */
  next(): number;
  /** At least `low`, less than `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number;
  /** Between `-by` and `by`. */
  jitter(by: number): number;
}

/** A hand that trembles the same way each time it is given the same seed (mulberry32). */
export function steadyHand(seed: number): Hand {
  // Small neighbouring seeds would start alike; the multiplication spreads them.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    jitter: (by) => between(-by, by),
  };
}

/** A number as short as a path needs it: two decimals at most, no trailing zeros. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

function pair(x: number, y: number): string {
  return `${num(x)} ${num(y)}`;
}

/** Straight cuts through the points; closed unless told otherwise. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => pair(x, y)).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft line through the points; the lower `tension`, the rounder it swings. */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length;
  const first = points[0];
  if (!first) return '';
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[inside] ?? first;
  };
  let d = `M${pair(...first)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pair(from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension)}`;
    d += ` ${pair(to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension)}`;
    d += ` ${pair(...to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along the soft line through `points`, `steps` per stretch: to follow a ridge or a river. */
export function sample(points: readonly Point[], steps = 14): Point[] {
  const last = points.length - 1;
  const out: Point[] = [];
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      out.push([along(0), along(1)]);
    }
  }
  out.push(at(last));
  return out;
}

/** The height of a line at `x`, its points being sorted by x; flat beyond its ends. */
export function heightAt(line: readonly Point[], x: number): number {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return 0;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < line.length; i++) {
    const [left, right] = [line[i - 1] ?? first, line[i] ?? last];
    if (x <= right[0]) {
      const span = right[0] - left[0] || 1;
      return left[1] + ((right[1] - left[1]) * (x - left[0])) / span;
    }
  }
  return last[1];
}

/**
 * One cut of the gouge: a sliver from a to b, pointed at both ends, `2 * width` of control in its
 * middle and leaning `bend` to the side of its normal.
 */
export function gouge(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  width = 1.2,
  bend = 0,
): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const near = pair(mx + nx * (bend + width), my + ny * (bend + width));
  const far = pair(mx + nx * (bend - width), my + ny * (bend - width));
  return `M${pair(ax, ay)}Q${near} ${pair(bx, by)}Q${far} ${pair(ax, ay)}Z`;
}

/** A gouge as numbers, for tables of cuts: ax, ay, bx, by, width, bend. */
export type Cut = readonly [number, number, number, number, number?, number?];

/** Many gouges as one path. */
export function gouges(...cuts: readonly Cut[]): string {
  return cuts.map((cut) => gouge(...cut)).join('');
}

/** `count` cuts, each made from its index and a shared hand; one path. */
export function repeat(count: number, cut: (index: number) => string): string {
  let d = '';
  for (let i = 0; i < count; i++) d += cut(i);
  return d;
}

/** A whole circle (or ellipse) as path data, so that it can be merged with other cuts. */
export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  const arc = `A${pair(rx, ry)} 0 1 0 `;
  return `M${pair(cx - rx, cy)}${arc}${pair(cx + rx, cy)}${arc}${pair(cx - rx, cy)}Z`;
}
