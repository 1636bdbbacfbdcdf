import { polygon, remember, steadyHand, type Point } from '@/components/art/lino';
import { block, keyed, type Print } from '@/components/art/print';

/** A crooked strip: its corners stray, its sides stay straight. */
function strip(width: number, height: number, seed: number, stray = 2): string {
  const hand = steadyHand(seed);
  const off = () => hand.jitter(stray);
  return polygon([
    [off(), off() / 2],
    [width + off(), off() / 2],
    [width + off(), height + off() / 2],
    [off(), height + off() / 2],
  ]);
}

/** The plate with a place's name: bone on the land, a step of charcoal below. */
export const namePlate = remember(
  (width: number, height: number, seed: number, ground: string, key: string): Print => {
    const d = strip(width, height, seed);
    return [keyed(d, key, 1.5, key, { at: [0.8, 2] }), keyed(d, ground, 1.5, key)];
  },
);

/** The black label that says why not. */
export const reasonStrip = remember(
  (width: number, height: number, seed: number, ground: string, rim: string): Print => {
    const d = strip(width, height, seed, 2.6);
    return [keyed(d, rim, 3, rim), block(d, ground)];
  },
);

/** Which side a bubble points to, and where along it (0 to 1). */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A bubble with its tip. */
export const bubble = remember(
  (
    width: number,
    height: number,
    side: Side,
    along: number,
    ground: string,
    key: string,
  ): Print => {
    const hand = steadyHand(3);
    const off = () => hand.jitter(1.6);
    const [w, h] = [width, height];
    const across = side === 'top' || side === 'bottom';
    const middle = across
      ? Math.min(Math.max(along * w, 18), w - 18)
      : Math.min(Math.max(along * h, 14), h - 14);
    const tips: Record<Side, readonly Point[]> = {
      top: [
        [middle - 9, 0],
        [middle + 1, -11],
        [middle + 9, 0],
      ],
      right: [
        [w, middle - 8],
        [w + 11, middle],
        [w, middle + 8],
      ],
      bottom: [
        [middle + 9, h],
        [middle, h + 11],
        [middle - 9, h],
      ],
      left: [
        [0, middle + 8],
        [-11, middle],
        [0, middle - 8],
      ],
    };
    const tip = (at: Side) => (at === side ? tips[at] : []);
    const d = polygon([
      [off(), off()],
      ...tip('top'),
      [w + off(), off()],
      ...tip('right'),
      [w + off(), h + off()],
      ...tip('bottom'),
      [off(), h + off()],
      ...tip('left'),
    ]);
    return [keyed(d, key, 2.5, key, { at: [1, 3] }), keyed(d, ground, 2, key)];
  },
);
