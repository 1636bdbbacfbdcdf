import { gouge, polygon, remember, repeat, steadyHand, type Point } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import type { Surface, Theme } from '@/components/theme/palette';

/** Wood that is written on: its ground and words, its light and dark grain, and quieter words. */
export interface Wood extends Surface {
  light: string;
  dark: string;
  text2: string;
}

export const WOOD: Record<Theme['name'], Wood> = {
  day: {
    ground: '#C9975C',
    text: '#2A2420',
    text2: '#3A2616',
    key: '#2A2420',
    light: '#E6BF88',
    dark: '#8A5630',
  },
  night: {
    ground: '#5E4026',
    text: '#FBF3E0',
    text2: '#EBD9B8',
    key: '#0E0C0E',
    light: '#8F6A40',
    dark: '#3A2412',
  },
};

/** A board split from a log: ragged ends, grain along it. */
export const plank = remember(
  (
    width: number,
    height: number,
    seed: number,
    ground: string,
    light: string,
    dark: string,
    key: string,
    edge: string,
    shadow: string,
  ): Print => {
    const hand = steadyHand(seed);
    const off = (by: number) => hand.jitter(by);
    const [w, h] = [width, height];
    const points: readonly Point[] = [
      [4 + off(2), off(1)],
      [w * 0.3, off(1.4)],
      [w * 0.62, off(1.4)],
      [w - 6 + off(2), off(1)],
      [w + off(1.5), h * 0.2],
      [w - 4 + off(1.5), h * 0.46],
      [w + off(1.5), h * 0.8],
      [w - 6 + off(2), h + off(1)],
      [w * 0.6, h + off(1.2)],
      [w * 0.28, h + off(1.2)],
      [5 + off(2), h + off(1)],
      [off(1.5), h * 0.78],
      [4 + off(1.5), h * 0.5],
      [off(1.5), h * 0.22],
    ];
    const d = polygon(points);
    const rows = Math.max(4, Math.round(h / 9));
    const along = (count: number, long: readonly [number, number], thick: number) =>
      repeat(rows * count, (i) => {
        const y = 5 + ((i % rows) * (h - 10)) / (rows - 1);
        const x = hand.between(6, w * 0.8);
        const end = Math.min(w - 9, x + hand.between(...long));
        return gouge(x, y + off(1), end, y + off(1.4), thick);
      });
    return [
      keyed(d, shadow, 2.2, shadow, { at: [1, 5] }),
      block(d, edge),
      block(d, ground, { at: [1, 0.8] }),
      block(along(1, [14, 40], 0.8), dark, { opacity: 0.4 }),
      block(along(2, [20, 64], 0.9), light, { opacity: 0.55 }),
      line(d, key, 1.9),
    ];
  },
);
