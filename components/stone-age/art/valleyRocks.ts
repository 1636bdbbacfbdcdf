import { gouge, gouges, repeat, steadyHand } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

/** Three tones of a rock and what is carved into it. */
export interface RockInk {
  mid: string;
  light: string;
  dark: string;
  edge: string;
  carve: string;
  /** How strongly the carving shows: less at night. */
  strength: number;
}

const CLIFF =
  'M-4 96L2 62L16 52L22 26L40 14L52 22L62 4L84 -8L98 6L112 2L132 22L150 30L160 60L164 100Z';

/** The quarry: a broken cliff with benches cut into its foot. 150 x 104, its foot at 96. */
export function quarry(ink: RockInk): Print {
  const faces = repeat(6, (i) => gouge(24, 30 + i * 4, 42 - i * 0.9, 26 + i * 4, 0.9));
  const faces2 = repeat(8, (i) => gouge(64 - i * 0.6, 6 + i * 4.2, 84 - i * 1.5, 6 + i * 4.2, 0.9));
  const faces3 = repeat(7, (i) => gouge(114, 10 + i * 4.5, 128 - i * 0.9, 9 + i * 4.5, 0.9));
  const benches =
    repeat(9, (i) => gouge(6 + i * 4, 73 + (i % 2) * 3, 9 + i * 4, 84 + (i % 3) * 3, 0.8)) +
    repeat(9, (i) => gouge(48 + i * 4, 80 - i * 0.6, 50 + i * 4, 90 - (i % 3) * 2, 0.8)) +
    repeat(14, (i) => gouge(92 + i * 4.6, 84 - i * 0.5, 94 + i * 4.6, 96 - (i % 3) * 2, 0.8));
  const shade =
    repeat(8, (i) => gouge(102 + i * 3, 14 + i * 3.2, 92 + i * 2.6, 30 + i * 3.2, 0.9)) +
    repeat(6, (i) => gouge(136 + i * 2, 32 + i * 4, 148, 40 + i * 4, 0.9)) +
    repeat(5, (i) => gouge(56 - i, 24 + i * 3, 48 - i * 0.6, 34 + i * 3, 0.8));
  return [
    block(CLIFF, INK.charcoal, { at: [2, -4], opacity: 0.25 }),
    keyed(CLIFF, ink.mid, 1.8, ink.edge),
    block(
      'M22 26L40 14L46 30L40 50L18 54ZM62 4L84 -8L88 12L78 36L56 40L58 20Z' +
        'M112 2L132 22L130 44L108 34Z',
      ink.light,
    ),
    block(
      'M52 22L62 4L58 20L56 40L46 52L40 50L46 30ZM98 6L112 2L108 34L130 44L128 60L100 52L88 60' +
        'L78 36L88 12ZM132 22L150 30L160 60L162 76L128 60L130 44Z',
      ink.dark,
    ),
    block('M2 62L40 58L42 70L84 62L86 74L160 66L164 100L-4 96Z', ink.mid),
    block('M2 62L40 58L40 64L1 68ZM42 70L84 62L84 68L42 76ZM86 74L160 66L161 72L86 80Z', ink.light),
    block('M40 58L42 70L42 84L36 64ZM84 62L86 74L86 92L80 70Z', ink.dark),
    block(faces + faces2 + faces3 + benches, ink.carve, { opacity: ink.strength }),
    block(shade, ink.mid),
    line(
      'M22 26L40 14L46 30L40 50M62 4L84 -8L88 12L78 36L56 40M112 2L132 22L130 44L108 34Z',
      INK.charcoal,
      1.3,
    ),
  ];
}

const BLUFF = 'M-6 92L2 60L14 46L20 24L40 10L66 4L92 8L112 4L132 18L140 42L150 58L156 92Z';

export interface ClayInk extends RockInk {
  grass: string;
  grassDark: string;
}

/** The clay bank: grass above, red strata dug in steps below. 150 x 92, its foot at 92. */
export function clayBank(ink: ClayInk): Print {
  const hand = steadyHand(5);
  const strata =
    repeat(11, (i) => {
      const y = 52 - i * 1.6 + Math.max(0, i - 5) * 2.6 + hand.between(-1, 3);
      return gouge(14 + i * 11, y, 26 + i * 11, y - 2.6 + Math.max(0, i - 5) * 0.9, 1);
    }) +
    repeat(11, (i) => {
      const y = 74 - i * 1.1 + Math.max(0, i - 5) * 2 + hand.jitter(2);
      return gouge(6 + i * 12, y, 16 + i * 12, y - 1.6 + Math.max(0, i - 5) * 0.7, 1);
    }) +
    repeat(8, (i) => {
      const y = 35 - i * 0.9 + Math.max(0, i - 4) * 1.8 + hand.between(-1, 2);
      return gouge(28 + i * 11, y, 38 + i * 11, y - 1.8 + Math.max(0, i - 4) * 0.7, 0.9);
    });
  const turf = repeat(15, (i) => {
    const x = 22 + i * 7.6;
    const y = 24 - Math.sin(((x - 10) / 132) * Math.PI) * 16 + hand.jitter(1.6);
    return gouge(x, y + 6, x + hand.jitter(1.4), y - 3, 1);
  });
  return [
    block(BLUFF, INK.charcoal, { at: [2, -4], opacity: 0.25 }),
    keyed(BLUFF, ink.mid, 1.8, ink.edge),
    // Lit at the left, dark where the bank turns away to the right.
    block('M2 60L14 46L20 24L34 30L30 48L20 64L-2 78Z', ink.light),
    block('M132 18L140 42L150 58L156 92L136 92L130 66L122 48L124 28Z', ink.dark),
    block(
      'M24 46L48 38L76 35L104 39L123 47L125 54L102 48L76 44L50 47L26 55Z' +
        'M8 68L36 60L70 56L106 60L130 68L132 76L104 69L70 65L38 69L6 78Z' +
        'M0 86L34 80L72 77L112 80L136 86L136 92L110 87L72 85L36 88L-2 94Z',
      ink.dark,
    ),
    block(strata, ink.carve, { opacity: ink.strength }),
    keyed(
      'M14 46L20 24L40 10L66 4L92 8L112 4L132 18L140 42L128 30L116 24L104 29L90 23L72 26L58 20' +
        'L44 28L32 27L24 38Z',
      ink.grass,
      1.2,
    ),
    block(turf, ink.grassDark),
    block(
      gouges(
        [30, 20, 42, 13, 1],
        [50, 12, 64, 8, 1],
        [72, 10, 88, 12, 1],
        [98, 12, 110, 9, 1],
        [44, 20, 56, 15, 0.9],
        [80, 18, 94, 18, 0.9],
        [108, 17, 122, 18, 0.9],
      ),
      ink.carve,
      { opacity: ink.strength },
    ),
    line('M24 46L48 38L76 35L104 39L123 47M8 68L36 60L70 56L106 60L130 68', INK.charcoal, 1),
  ];
}

/** Bricks laid out to dry, 34 x 18. */
export function bricks(ink: RockInk): Print {
  const brick = (x: number, y: number) =>
    `M${x} ${y + 4}L${x + 4} ${y}L${x + 14} ${y + 1}L${x + 14} ${y + 6}L${x + 10} ${y + 10}L${x} ${y + 9}Z`;
  const top = (x: number, y: number) =>
    `M${x} ${y + 4}L${x + 4} ${y}L${x + 14} ${y + 1}L${x + 10} ${y + 5}Z`;
  return [
    keyed(brick(0, 9) + brick(14, 9), ink.mid, 1.1),
    block(top(0, 9) + top(14, 9), ink.light),
    keyed(brick(7, 2), ink.mid, 1.1),
    block(top(7, 2), ink.light),
    line(
      'M0 13L10 14L14 10M10 14L10 19M14 13L24 14L28 10M24 14L24 19M7 6L17 7L21 3M17 7L17 12',
      INK.charcoal,
      0.8,
    ),
  ];
}
