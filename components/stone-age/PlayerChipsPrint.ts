import { gouge, outline, polygon, remember, steadyHand, type Point } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';

/** The inks of a chip; the head has the player's colour, and so has all of a lit chip. */
export interface ChipInks {
  ground: string;
  head: string;
  headDark: string;
  key: string;
  edge: string;
  shadow: string;
  /** Light round the chip of the one to move; nothing round the others. */
  glow: string;
}

const HOW = (width: number, height: number, head: number, seed: number, inks: ChipInks) =>
  [width, height, head, seed, ...Object.values(inks)].join();

/** A player's chip: a plate with a head in the player's colour. */
export const chipPrint = remember(
  (width: number, height: number, head: number, seed: number, inks: ChipInks): Print => {
    const points = outline(width, height, { seed, jitter: 1.3, corner: 5 });
    const d = polygon(points);
    const hand = steadyHand(seed + 20);
    const at = (share: number): Point => [width * share, head + hand.jitter(1.1)];
    const upper: Point[] = [...points.slice(0, 4), at(1), at(0.7), at(0.34), at(0)];
    const top = polygon([...upper, points[11] ?? [0, 5]]);
    const under = polygon([at(1), at(0.7), at(0.34), at(0)], false);
    const cuts =
      gouge(width - 22, 4.4, width - 7, 5, 0.8) + gouge(6, head - 3.4, 20, head - 2.8, 0.7);
    return [
      keyed(d, inks.shadow, 2, inks.shadow, { at: [0.8, 3] }),
      ...(inks.glow ? [keyed(d, inks.key, 9, inks.key), keyed(d, inks.glow, 6, inks.glow)] : []),
      block(d, inks.edge),
      block(d, inks.ground, { at: [0.8, 0.6] }),
      block(top, inks.head),
      block(cuts, inks.edge, { opacity: 0.5 }),
      line(under, inks.headDark, 1.4),
      line(d, inks.key, inks.glow ? 2.2 : 1.8),
    ];
  },
  HOW,
);
