import { gouge, num, repeat, type Point } from '@/components/art/lino';
import { block, line, relief, type Drawing } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

/** The coil: each turn is this much wider than the one before. */
const WIDER = 2.2;
const MIDDLE: Point = [23, 25];
/** Where the mouth of the shell is, and how far from the middle. */
const MOUTH = 0.36;
const REACH = 22.4;

function along(turns: number, stretch = 1): Point {
  const angle = MOUTH + turns * 2 * Math.PI;
  const radius = REACH * WIDER ** turns * stretch;
  return [MIDDLE[0] + radius * Math.cos(angle), MIDDLE[1] + radius * Math.sin(angle)];
}

function coil(from: number, to: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    along(from + ((to - from) * i) / steps),
  );
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
}

/** The outermost turn, closed by the mouth; the turns within it, up to the middle. */
const SHELL = `${coil(-1, 0, 44)}Z`;
const WHORLS = coil(-2.9, -1, 60);

/** Ribs across a turn, from its back to the turn within. */
function ribs(from: number, to: number, count: number, width: number): string {
  return repeat(count, (i) => {
    const turns = from + ((to - from) * i) / (count - 1);
    const [ax, ay] = along(turns, 0.94);
    const [bx, by] = along(turns - 0.035, 0.56);
    return gouge(ax, ay, bx, by, width, 1.6 * WIDER ** turns);
  });
}

/** The sign of points: a shell found in the rock. */
export const AMMONITE: Drawing = {
  box: [48, 48],
  bleed: 2,
  print: relief(SHELL, INK.ochre, [
    block(ribs(-0.62, -0.06, 11, 1.25) + ribs(-1.6, -1.1, 7, 0.6), INK.straw),
    block(ribs(-0.95, -0.67, 7, 0.8), '#8A5410'),
    line(WHORLS, INK.charcoal, 1.9),
  ]),
};

/** The same in one colour: outline and coil. */
export const AMMONITE_LINES = SHELL + WHORLS;
