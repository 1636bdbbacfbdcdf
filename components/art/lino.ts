/**
 * The tools of the linocut: pure functions that cut path data. Nothing here knows of React, of
 * colours or of themes, so the same cuts serve the screen, scripts and tests. All chance is seeded:
 * a drawing is the same on every device and after every render.
 *
 * Coordinates grow to the right and down, as in SVG. Every function that returns a string returns
 * path data that may be joined with others of the same ink: one `Path` element per colour.
 */
import {
  gouge,
  polygon,
  repeat,
  steadyHand,
  type Hand,
  type Point,
} from '@/components/art/strokes';

export * from '@/components/art/strokes';

/** Points round an uneven ellipse: a clearing, a pebble, a pond. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  count = 12,
  unevenness = 0.1,
): Point[] {
  const hand = steadyHand(seed);
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / count;
    return [
      cx + rx * Math.cos(angle) * (1 + hand.jitter(unevenness)),
      cy + ry * Math.sin(angle) * (1 + hand.jitter(unevenness)),
    ];
  });
}

/** How the edge of a cut plate is made. */
export interface OutlineOptions {
  seed?: number;
  /** How far a point may stray: 1 to 1.6 for small pieces. */
  jitter?: number;
  /** How much of each corner is cut off. */
  corner?: number;
}

/** The twelve points of a hand-cut plate of `width` x `height` with its top left corner at 0, 0. */
export function outline(width: number, height: number, options: OutlineOptions = {}): Point[] {
  const { seed = 1, jitter = 1.4, corner = 5 } = options;
  const hand = steadyHand(seed);
  const r = Math.min(corner, width / 3, height / 3);
  const long = () => hand.jitter(Math.min(jitter, r * 0.6));
  const across = () => hand.jitter(jitter) / 2;
  return [
    [r + long(), across()],
    [width / 2, across()],
    [width - r + long(), across()],
    [width + across(), r + long()],
    [width + across(), height / 2],
    [width + across(), height - r + long()],
    [width - r + long(), height + across()],
    [width / 2, height + across()],
    [r + long(), height + across()],
    [across(), height - r + long()],
    [across(), height / 2],
    [across(), r + long()],
  ];
}

/** The edge of a hand-cut plate as a closed path. */
export function plate(width: number, height: number, options?: OutlineOptions): string {
  return polygon(outline(width, height, options));
}

/** Slanted cuts over a plate, as illegal things are crossed out. */
export function hatch(width: number, height: number, step = 9, cut = 0.9): string {
  return repeat(Math.max(0, Math.floor((width + height) / step) - 1), (i) => {
    const k = (i + 1) * step;
    const [ax, ay] = k < width ? [k, 2] : [width - 2, k - width + 2];
    const [bx, by] = k < height ? [2, k] : [k - height + 2, height - 2];
    return gouge(ax, ay, bx, by, cut);
  });
}

/** How a wreath of rays is cut. */
export interface RayOptions {
  seed?: number;
  /** Half the thickness of a ray in its middle. */
  width?: number;
  /** Where the wreath begins and ends, in radians; all round unless given. */
  from?: number;
  to?: number;
  /** How unlike one another the rays are: 0 for a ruled star, 1 for a wild one. */
  unevenness?: number;
  /** The flattening of the wreath: 1 for a circle, less for a clearing seen aslant. */
  squash?: number;
}

/** Rays round a centre, from the inner to the outer radius, every second one set further out. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  options: RayOptions = {},
): string {
  const { seed = 2, width = 5, from = 0, to = 2 * Math.PI, unevenness = 1, squash = 1 } = options;
  const hand = steadyHand(seed);
  return repeat(count, (i) => {
    const angle = from + ((to - from) * i) / count + hand.jitter(0.02 * unevenness);
    const start = inner + (hand.between(0, 0.07) + (i % 2 ? 0.06 : 0)) * inner * unevenness;
    const end = outer * (1 + hand.between(-0.25, 0.1) * unevenness);
    const thick = width * (1 + hand.between(-0.3, 0.2) * unevenness);
    const [x, y] = [Math.cos(angle), Math.sin(angle) * squash];
    return gouge(cx + start * x, cy + start * y, cx + end * x, cy + end * y, thick);
  });
}

/** Short level cuts strewn over a field, as the ground and the paper are grained. */
export function specks(
  hand: Hand,
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  width = 0.8,
  length: readonly [number, number] = [6, 16],
): string {
  return repeat(count, () => {
    const x = hand.between(left, right);
    const y = hand.between(top, bottom);
    const end = x + hand.between(...length);
    const thick = width * hand.between(0.7, 1.3);
    return gouge(x, y, end, y + hand.jitter(1.5), thick, hand.jitter(1));
  });
}

/** Tufts of three blades strewn over a field. */
export function tufts(
  hand: Hand,
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  height = 6,
): string {
  return repeat(count, () => {
    const x = hand.between(left, right);
    const y = hand.between(top, bottom);
    return (
      gouge(x, y, x - 2.4, y - height * hand.between(0.7, 1.1), 0.7, 0.6) +
      gouge(x + 1, y, x + 1.2, y - height * 1.2 * hand.between(0.8, 1.1), 0.7) +
      gouge(x + 2, y, x + 4.6, y - height * hand.between(0.6, 1), 0.7, -0.6)
    );
  });
}

/**
 * Keeps what `make` cut, so that a size is only cut once however often it is drawn. Numbers and
 * strings tell calls apart by themselves; whoever passes objects says how in `keyOf`.
 */
export function remember<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
  keyOf: (...args: Args) => string = (...args) => args.join(','),
  most = 400,
): (...args: Args) => Result {
  const kept = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make(...args);
    // Sizes come from layouts: a window being dragged must not fill the memory.
    if (kept.size >= most) kept.clear();
    kept.set(key, made);
    return made;
  };
}
