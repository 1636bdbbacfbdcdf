import { gouge, polygon, repeat, steadyHand, type Point } from '@/components/art/lino';
import { block, keyed, type Cutout } from '@/components/art/print';

/** The inks of trees; a forest nobody may enter is printed in duller ones. */
export interface WoodInk {
  dark: string;
  mid: string;
  light: string;
  trunk: string;
  edge: string;
}

/** Where a tree stands, how high it is, and whether it is printed in the darker ink. */
export type Tree = readonly [x: number, foot: number, height: number, dark?: boolean];

/** The silhouette of a fir: four skirts, each a little torn. */
function fir(x: number, foot: number, height: number, seed: number): string {
  const hand = steadyHand(seed);
  const skirts = 4;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= skirts; i++) {
    const outer = height * 0.23 * (0.22 + (0.78 * i) / skirts);
    const y = foot - height + (height * 0.9 * i) / skirts;
    const torn = height * 0.016;
    left.push([x - outer + hand.jitter(torn), y + hand.jitter(torn)]);
    right.push([x + outer + hand.jitter(torn), y + hand.jitter(torn)]);
    if (i === skirts) break;
    left.push([x - outer * 0.62, y - height * 0.035]);
    right.push([x + outer * 0.62, y - height * 0.035]);
  }
  return polygon([[x, foot - height], ...right, ...left.reverse()]);
}

/** Cuts on the side of a fir that looks to the light. */
function needles(x: number, foot: number, height: number): string {
  return repeat(12, (n) => {
    const i = Math.floor(n / 3) + 1;
    const y = foot - height + (height * 0.9 * i) / 4;
    const outer = height * 0.23 * (0.22 + (0.78 * i) / 4);
    const at = x - outer * 0.78 + (n % 3) * outer * 0.34;
    return gouge(at, y - height * 0.02, at + outer * 0.24, y - height * 0.15, height * 0.014);
  });
}

/**
 * Trees as few prints: every second one shares a block, because neighbours overlap and each must
 * keep its own edge.
 */
export function trees(all: readonly Tree[], ink: WoodInk, seed: number, scale: number): Cutout[] {
  const trunks = all
    .map(([x, foot, h]) =>
      polygon([
        [x - h * 0.035, foot - h * 0.12],
        [x + h * 0.035, foot - h * 0.12],
        [x + h * 0.045, foot],
        [x - h * 0.045, foot],
      ]),
    )
    .join('');
  const pulls = [0, 1].flatMap((odd) =>
    [true, false].flatMap((dark) => {
      const some = all.map((tree, i) => [tree, i] as const);
      const mine = some.filter(([tree, i]) => i % 2 === odd && (tree[3] ?? false) === dark);
      if (mine.length === 0) return [];
      const shapes = mine.map(([[x, foot, h], i]) => fir(x, foot, h, seed + i)).join('');
      const lights = mine.map(([[x, foot, h]]) => needles(x, foot, h)).join('');
      return [
        keyed(shapes, dark ? ink.dark : ink.mid, 1.2 * scale, ink.edge),
        block(lights, dark ? ink.mid : ink.light),
      ];
    }),
  );
  return [keyed(trunks, ink.trunk, 0.9 * scale), ...pulls];
}

/** Where a forest stands, and the clearing it leaves free. */
export interface Grove {
  left: number;
  right: number;
  /** The tip of its highest tree, and the feet of the trees behind the clearing. */
  top: number;
  foot: number;
  clearing: { cx: number; cy: number; rx: number; ry: number };
}

/** A forest: a tall row behind, a lower one before it, and single trees down both flanks. */
export function forest(grove: Grove, ink: WoodInk, scale: number): Cutout[] {
  const { left, right, top, foot, clearing } = grove;
  const hand = steadyHand(8);
  const high = foot - top;
  const row = (gap: number, start: number, at: number, tall: number): Tree[] => {
    const count = Math.max(4, Math.round((right - left) / gap));
    const step = (right - left) / count;
    return Array.from({ length: count }, (_, i): Tree => {
      // The forest is highest in its middle and runs out at both ends.
      const middle = Math.sin(((i + 0.5) / count) * Math.PI);
      const height = high * tall * (0.84 + 0.16 * middle + hand.jitter(0.07));
      const x = left + (i + start) * step + hand.jitter(step * 0.12);
      return [x, foot - high * at + hand.jitter(2 * scale), height, i % 2 === 0];
    });
  };
  const back = row(high * 0.27, 0.5, 0.24, 0.74).map(([x, y, h]): Tree => [x, y, h, true]);
  const front = row(high * 0.26, 0.1, 0, 0.62);
  const flank: Tree[] = [
    [clearing.cx - clearing.rx * 0.99, clearing.cy - clearing.ry * 0.2, high * 0.5, true],
    [clearing.cx + clearing.rx * 0.95, clearing.cy - clearing.ry * 0.44, high * 0.46],
    [clearing.cx + clearing.rx * 1.08, clearing.cy - clearing.ry * 0.02, high * 0.36, true],
    [clearing.cx - clearing.rx * 1.12, clearing.cy + clearing.ry * 0.2, high * 0.44],
  ];
  return [
    ...trees(back, ink, 20, scale),
    ...trees(front, ink, 40, scale),
    ...trees(flank, ink, 70, scale),
  ];
}
