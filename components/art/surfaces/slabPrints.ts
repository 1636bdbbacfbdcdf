import { gouge, plate, remember, repeat, steadyHand } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';

/** Where the surface is carved: two corners, both ends (as long buttons are), or not at all. */
export type Cuts = 'corners' | 'ends' | 'none';

function endCuts(width: number, height: number, seed: number): string {
  const hand = steadyHand(seed);
  const rows = Math.max(3, Math.round((height - 10) / 8));
  return repeat(rows, (i) => {
    const y = 8 + (i * (height - 15)) / (rows - 1);
    const reach = () => hand.between(9, 16);
    const off = () => hand.between(0, 3);
    return (
      gouge(6 + off(), y, 8 + reach(), y, 1) +
      gouge(width - 6 - off(), y, width - 8 - reach(), y, 1)
    );
  });
}

function cornerCuts(width: number, height: number): string {
  const long = Math.min(17, width * 0.2);
  return (
    gouge(6, height - 9, 6 + long, height - 6, 1) +
    gouge(width - 6 - long, 7, width - 7, 9, 1) +
    gouge(width - 6 - long * 0.6, 12, width - 6, 13, 0.8)
  );
}

/** A plate of wood or stone lying on the page. All inks are given: this knows no theme. */
export const slab = remember(
  (
    width: number,
    height: number,
    seed: number,
    corner: number,
    thickness: number,
    cuts: Cuts,
    ground: string,
    key: string,
    edge: string,
    shadow: string,
    carving: string,
    glow: string,
  ): Print => {
    const d = plate(width, height, { seed, jitter: 1.5, corner });
    const carved =
      cuts === 'ends'
        ? endCuts(width, height, seed)
        : cuts === 'corners'
          ? cornerCuts(width, height)
          : '';
    return [
      ...(thickness ? [keyed(d, shadow, 2.2, shadow, { at: [0.9, thickness] })] : []),
      ...(glow ? [keyed(d, glow, 7, glow)] : []),
      block(d, edge),
      block(d, ground, { at: [0.9, 0.7] }),
      ...(carved ? [block(carved, carving, { opacity: 0.6 })] : []),
      line(d, key, 1.9),
    ];
  },
);

/** Where something could be: an outline that is not filled. */
export const slot = remember((width: number, height: number, seed: number, key: string): Print => [
  line(plate(width, height, { seed, jitter: 1.4, corner: 6 }), key, 1.6, { dash: [6, 5] }),
]);
