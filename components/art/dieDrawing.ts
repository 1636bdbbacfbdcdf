import { block, keyed, type Drawing } from '@/components/art/print';
import { DIE_INK, DIE_KEY } from '@/components/dice/inks';
import {
  emptyPrint,
  FINE,
  keyLine,
  printDie,
  printShadow,
  type Pose,
} from '@/components/dice/print';
import { restHeight, restingTurn, TILT, type Camera, type DieValue } from '@/components/dice/solid';
import { INK } from '@/components/theme/palette';

const SIZE = 60;
/** Half an edge in that box: the die and its shadow stay inside whichever way it is turned. */
const HALF_EDGE = 17;

/** What is printed over the body, from the lowest to the uppermost. */
const CARVED = ['mid', 'dark', 'grain', 'pips', 'ace', 'glint'] as const;

/** A bone die at rest, to be set into cards: the same solid that is thrown in the tray. */
export function dieDrawing(value: DieValue, yaw: number): Drawing {
  const scale = HALF_EDGE * FINE;
  const camera: Camera = {
    tilt: TILT,
    distance: 16,
    scale,
    cx: (SIZE / 2 - 3) * FINE,
    cy: (SIZE / 2 + 11) * FINE,
  };
  const turn = restingTurn(value, yaw);
  const pose: Pose = { x: 0, y: 0, z: restHeight(turn), turn };
  const inks = emptyPrint();
  printDie(inks, camera, pose);
  const shapes = CARVED.filter((name) => inks[name] !== '');
  return {
    box: [SIZE, SIZE],
    bleed: 2,
    print: [
      {
        scale: 1 / FINE,
        of: [
          block(printShadow(camera, pose), INK.charcoal, { opacity: 0.3 }),
          keyed(inks.body, DIE_INK.body, keyLine(scale), DIE_KEY),
          ...shapes.map((name) => block(inks[name], DIE_INK[name])),
        ],
      },
    ],
  };
}
