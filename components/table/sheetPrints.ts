import {
  gouge,
  polygon,
  remember,
  repeat,
  specks,
  steadyHand,
  type Hand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, type Print } from '@/components/art/print';

/** Points along a torn edge from one corner to the next, the corners included. */
function torn(hand: Hand, from: Point, to: Point, stray: number, step = 58): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const pieces = Math.max(3, Math.round(length / step));
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const off = hand.jitter(stray);
    const t = i / pieces;
    return [from[0] + (to[0] - from[0]) * t + nx * off, from[1] + (to[1] - from[1]) * t + ny * off];
  });
}

const grainOf = (hand: Hand, width: number, height: number, from: number) =>
  specks(
    hand,
    from,
    from + 8,
    width - 16,
    height - 12,
    Math.min(90, Math.round((width * height) / 2600)),
    0.8,
  );

/** Paper that comes in from the right: its left edge is torn, a band runs down along it. */
export const sideSheet = remember(
  (
    width: number,
    height: number,
    band: string,
    paper: string,
    grain: string,
    key: string,
    carving: string,
  ): Print => {
    const hand = steadyHand(14);
    const edge = torn(hand, [6, -14], [6, height + 14], 2.8);
    const d = polygon([...edge, [width + 14, height + 14], [width + 14, -14]]);
    const strokes = repeat(Math.floor(height / 34), (i) =>
      gouge(10.3, 8 + i * 34, 10.1, 30 + i * 34, 1.1),
    );
    return [
      keyed(d, key, 4, key, { at: [-4, 0] }),
      keyed(d, band, 1.5, key),
      block(strokes, carving, { opacity: 0.8 }),
      keyed(d, paper, 1.8, key, { at: [8, 0] }),
      block(grainOf(hand, width, height, 22), grain),
    ];
  },
);

/** A loose sheet, torn on all sides, a band along its upper edge. It has a thickness. */
export const looseSheet = remember(
  (
    width: number,
    height: number,
    band: string,
    paper: string,
    grain: string,
    key: string,
    carving: string,
  ): Print => {
    const hand = steadyHand(17);
    const top = torn(hand, [2, 6], [width - 2, 6], 2.6);
    const right = torn(hand, [width - 1, 12], [width - 1, height - 6], 1.6, 90);
    const foot = torn(hand, [width - 4, height - 1], [4, height - 1], 1.6, 90);
    const left = torn(hand, [1, height - 6], [1, 12], 1.6, 90);
    const sides = [...right, ...foot, ...left];
    const whole = polygon([...top, ...sides]);
    const below = polygon([...top.map(([x, y]): Point => [x, y + 8]), ...sides]);
    const strokes = repeat(Math.floor((width - 20) / 34), (i) =>
      gouge(12 + i * 34, 10.4, 32 + i * 34, 10.2, 1.1),
    );
    return [
      keyed(whole, key, 3, key, { at: [1, 5] }),
      keyed(whole, band, 3.4, key),
      block(strokes, carving, { opacity: 0.8 }),
      keyed(below, paper, 1.8, key),
      block(grainOf(hand, width, height, 18), grain),
    ];
  },
);
