import type { DieValue } from '@/components/dice/solid';
import { disc, plate } from '@/components/art/lino';
import { block, keyed, type Drawing } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

/** Where the pips are, in steps from the middle. */
const PIPS: Readonly<Record<DieValue, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1.1],
    [-1, 0],
    [-1, 1.1],
    [1, -1.1],
    [1, 0],
    [1, 1.1],
  ],
};

function face(value: DieValue): Drawing {
  const edge = plate(22, 22, { seed: value, jitter: 0.9, corner: 3.4 });
  const radius = value === 1 ? 3.1 : 2.2;
  const pips = PIPS[value].map(([x, y]) => disc(11 + x * 5.2, 11 + y * 5.2, radius)).join('');
  return {
    box: [22, 23],
    bleed: 1.2,
    print: [
      keyed(edge, INK.charcoal, 1.4, INK.charcoal, { at: [0.5, 1.8] }),
      keyed(edge, '#FFFAEC', 1.4),
      block(pips, value === 1 ? INK.red : INK.charcoal),
    ],
  };
}

/** The upper face of a die seen from straight above: for sums and for tables of what a die gives. */
export const DIE_FACE: Record<DieValue, Drawing> = {
  1: face(1),
  2: face(2),
  3: face(3),
  4: face(4),
  5: face(5),
  6: face(6),
};
