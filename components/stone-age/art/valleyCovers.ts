import {
  blob,
  disc,
  gouge,
  gouges,
  rays,
  repeat,
  smooth,
  specks,
  steadyHand,
} from '@/components/art/lino';
import { MARK } from '@/components/art/marks';
import { block, type Print } from '@/components/art/print';
import {
  bison,
  BISON_BOX,
  deer,
  DEER_BOX,
  standing,
} from '@/components/stone-age/art/valleyBeasts';
import { crestOf, hill } from '@/components/stone-age/art/valleyHills';
import { hut } from '@/components/stone-age/art/valleyVillage';
import { day, INK } from '@/components/theme/palette';

/** The lid of a box before it is laid aslant. */
export const LID = { width: 150, depth: 138 };

// A box is an object: it is printed in the inks of the day, whatever the light around it.
const { land } = day;

/** Stone Age: the hut in front of the rising sun, a bison and a deer. */
export function stoneAgeCover(): Print {
  const { width: w, depth: d } = LID;
  const sheet = (crest: Parameters<typeof crestOf>[1], seed: number, fill: string, carve: string) =>
    hill(crestOf(w, crest), {
      seed,
      fill,
      carve,
      edge: land.edge,
      foot: d + 10,
      rows: 4,
      scale: 0.9,
    });
  return [
    block(`M0 0L${w} 0L${w} ${d}L0 ${d}Z`, land.sky),
    block(rays(w / 2, d * 0.42, 31, 96, 36, { width: 2.4, unevenness: 0.4 }), land.sunRays),
    block(disc(w / 2, d * 0.42, 26), land.sun),
    ...sheet(
      [
        [-0.04, d * 0.5],
        [0.2, d * 0.36],
        [0.4, d * 0.52],
        [0.6, d * 0.42],
        [0.8, d * 0.54],
        [1.04, d * 0.4],
      ],
      3,
      land.near,
      land.carve,
    ),
    ...sheet(
      [
        [-0.04, d * 0.7],
        [0.3, d * 0.62],
        [0.6, d * 0.7],
        [1.04, d * 0.62],
      ],
      4,
      land.plain,
      land.plainLight,
    ),
    { of: hut(day), at: [w * 0.5, d * 0.66], scale: 1.25 },
    standing(bison({ hide: INK.charcoal, carve: land.plainLight }), BISON_BOX, 5, d * 0.84, 0.72),
    standing(deer({ hide: INK.red, carve: '#F3C98E' }), DEER_BOX, w * 0.74, d * 0.85, 0.7),
  ];
}

const LION =
  'M6 44L2 38L5 31L14 25L22 16L30 11L33 4L40 6L43 13C56 14 70 20 82 32L98 42L98 82L58 82' +
  'C54 72 48 66 40 64L30 66L18 64L10 58L9 52Z';

/** A cave lion's head in profile, 100 x 80. */
function lion(carve: string): Print {
  const mane = gouges(
    [9, 47, 22, 50, 1, 1],
    [7, 41, 11, 39, 0.9],
    [24, 22, 33, 17, 1],
    [30, 28, 44, 22, 1.1],
    [34, 36, 52, 29, 1.2],
    [36, 44, 58, 37, 1.2],
    [36, 52, 62, 46, 1.2],
    [44, 58, 68, 55, 1.2],
    [54, 66, 76, 64, 1.2],
    [60, 28, 72, 30, 1],
    [68, 40, 84, 42, 1.2],
    [74, 52, 92, 54, 1.2],
    [66, 74, 90, 74, 1.2],
    [12, 56, 24, 59, 0.9],
    [36, 8, 39, 13, 1],
  );
  const whiskers =
    disc(13, 45, 0.9) + disc(17, 46, 0.9) + disc(16, 42.5, 0.9) + disc(20, 43.5, 0.9);
  return [block(LION, INK.charcoal), block(`M14 36L22 32L25 35L17 38Z${mane}${whiskers}`, carve)];
}

/** Aurignac: a cave wall with a lion, and a hand round which red was blown. */
export function aurignacCover(): Print {
  const { width: w, depth: d } = LID;
  const [x, y, size] = [w * 0.24, d * 0.54, 58];
  const hand = steadyHand(4);
  const spray = repeat(46, () => {
    const angle = hand.between(0, 2 * Math.PI);
    const from = size * hand.between(0.6, 0.82);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const to = from + size * 0.06;
    return gouge(x + from * c, y + from * s, x + to * c, y + to * s, size * 0.018);
  });
  const roof = smooth([
    [-5, -5],
    [w * 0.2, d * 0.12],
    [w * 0.5, d * 0.06],
    [w * 0.8, d * 0.14],
    [w + 5, -5],
  ]);
  const floor = smooth([
    [-5, d + 5],
    [w * 0.2, d * 0.93],
    [w * 0.5, d * 0.97],
    [w * 0.8, d * 0.92],
    [w + 5, d + 5],
  ]);
  const palm = size * 0.84;
  return [
    block(`M0 0L${w} 0L${w} ${d}L0 ${d}Z`, '#B9763A'),
    block(specks(steadyHand(5), 0, 0, w, d, 60, 1.4, [10, 34]), '#D79A58'),
    block(specks(steadyHand(6), 0, 0, w, d, 40, 1.2, [8, 26]), '#8A5325'),
    block(`${roof}Z${floor}Z`, INK.charcoal),
    block(smooth(blob(x, y, size * 0.6, size * 0.64, 4, 14, 0.09), true) + spray, INK.rust),
    {
      of: MARK.hand.print.map((node) => ('d' in node ? { ...node, fill: '#F0D3A4' } : node)),
      at: [x - palm * 0.48, y - palm * 0.52],
      scale: palm / 24,
    },
    { of: lion(INK.ochreLight), at: [w * 0.46, d * 0.14], scale: [1, 1.2] },
  ];
}
