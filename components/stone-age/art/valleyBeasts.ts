import { disc, gouge, gouges, repeat } from '@/components/art/lino';
import { block, keyed, line, type Group, type Print } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

const BISON =
  'M3 31L0 25L4 17L8 14L5 7L12 11C17 3 27 1 34 7C42 13 54 12 60 19L64 33L61 35L59 27L56 32L58 47' +
  'L51 47L48 35L33 34L31 47L24 47L22 37L17 43L11 37Z';
const DEER =
  'M6 22L2 20L1 17L7 13L11 13L16 20C24 22 34 19 41 22L44 27L42 29L42 37L44 50L40 50L37 38L35 33' +
  'L22 34L20 39L19 50L15 50L15 38L12 30Z';
const ANTLERS = 'M8 13C5 8 7 4 5 0M7 7L2 4M10 13C11 8 15 7 16 1M12 8L18 7';

/** A beast's colour and the cuts in its hide. */
export interface HideInk {
  hide: string;
  carve: string;
}

/** A bison looking to the left, 66 x 52. */
export function bison({ hide, carve }: HideInk): Print {
  const wool =
    repeat(7, (i) =>
      gouge(15 + i * 3.4, 9 + Math.abs(i - 3) * 0.7, 17 + i * 3.4, 19 + i * 0.5, 0.9),
    ) +
    repeat(5, (i) => gouge(38 + i * 4, 16 + i * 0.8, 41 + i * 4, 25 + i * 0.6, 0.9)) +
    gouges([9, 20, 14, 26, 1], [13, 28, 18, 35, 1], [20, 27, 27, 32, 1], [30, 27, 42, 29, 0.9]);
  return [
    block(gouge(4, 48, 70, 48, 2.6) + gouge(18, 51.5, 62, 51.5, 1.5), INK.charcoal, {
      opacity: 0.4,
    }),
    keyed(BISON, hide, 2.4, INK.bone),
    block(BISON, hide),
    block(wool + disc(8.5, 22, 1.4), carve),
    keyed('M5 7L12 11L8 14Z', INK.bone, 1),
  ];
}

/** A deer looking to the left, 48 x 55. */
export function deer({ hide, carve }: HideInk): Print {
  const coat = repeat(5, (i) => gouge(19 + i * 4, 23.5, 21 + i * 4, 30, 0.8));
  return [
    block(gouge(8, 51, 54, 51, 2.2) + gouge(20, 54, 48, 54, 1.3), INK.charcoal, { opacity: 0.4 }),
    line(ANTLERS, INK.bone, 4),
    keyed(DEER, hide, 2.4, INK.bone),
    line(ANTLERS, hide, 2),
    block(DEER, hide),
    block(coat + gouge(12, 21, 16, 28, 0.8), carve),
  ];
}

/** A beast set on the ground by its feet, `k` times its size; looking right if `turned`. */
export function standing(
  beast: Print,
  box: readonly [number, number],
  x: number,
  feet: number,
  k: number,
  turned = false,
): Group {
  return {
    of: beast,
    at: [turned ? x + box[0] * k : x, feet - box[1] * k],
    scale: [turned ? -k : k, k],
  };
}

export const BISON_BOX = [66, 48] as const;
export const DEER_BOX = [46, 51] as const;
