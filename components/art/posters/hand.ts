import { disc, gouge, gouges, repeat, steadyHand } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { foot, MIDDLE, roundel } from '@/components/art/posters/roundel';
import { day, INK, type PlayerInk } from '@/components/theme/palette';

const HAND =
  'M80 300C80 270 74 250 60 230C46 212 24 186 6 156C-4 138 10 116 28 128C42 140 54 154 70 164' +
  'C64 128 54 92 48 58C46 32 76 26 82 52C86 78 90 102 97 128C95 92 92 58 94 26C96 0 126 0 127 28' +
  'C128 62 128 92 128 126C132 96 138 66 144 38C152 12 180 20 176 46C170 78 162 108 156 138' +
  'C164 116 174 96 184 78C198 58 220 70 212 94C202 126 192 150 188 180C186 220 178 262 176 300Z';
/** The side away from the light, on the palm and on each finger. */
const SHADE =
  'M212 94C202 126 192 150 188 180C186 220 178 262 176 300L146 300C156 262 164 214 166 184' +
  'C172 150 190 122 201 74C212 76 214 84 212 94ZM176 46C170 78 162 108 156 138L146 140' +
  'C154 106 162 74 166 28C174 30 178 38 176 46ZM127 28C128 62 128 92 128 126L117 128' +
  'C118 92 118 58 116 11C124 14 127 20 127 28ZM82 52C86 78 90 102 97 128L87 132C82 106 76 76 71 38' +
  'C76 40 80 44 82 52ZM28 128C42 140 54 154 70 164L66 178C50 166 34 152 16 128C20 124 24 125 28 128Z';

/** Creases at the joints and in the palm. */
const CREASES = gouges(
  [54, 74, 78, 68, 1.6, 2],
  [60, 104, 84, 98, 1.6, 2],
  [97, 52, 123, 52, 1.6, 2],
  [97, 86, 124, 86, 1.6, 2],
  [143, 58, 168, 64, 1.6, 2],
  [137, 92, 161, 97, 1.6, 2],
  [181, 100, 204, 109, 1.6, 2],
  [170, 130, 193, 137, 1.6, 2],
  [30, 152, 46, 138, 1.6, 2],
  [74, 170, 90, 262, 2.6, 16],
  [86, 152, 176, 158, 2.4, 10],
  [92, 268, 164, 262, 1.8, -4],
);

/** A coil cut into the palm, as on many a standing stone. */
function coil(cx: number, cy: number): string {
  const steps = 46;
  let d = '';
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * 2.6 * 2 * Math.PI;
    const r = 2 + (i / steps) * 26;
    d += `${i ? 'L' : 'M'}${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  }
  return d;
}

/** Pigment blown round the hand: thick near it, thin further out. */
function spray(): string {
  const hand = steadyHand(4);
  return repeat(150, () => {
    const angle = hand.between(0, 2 * Math.PI);
    const far = hand.next() ** 1.6;
    const radius = 118 + far * 46;
    const x = MIDDLE + radius * Math.cos(angle) * 0.94;
    const y = MIDDLE - 14 + radius * Math.sin(angle);
    return disc(x, y, hand.between(0.9, 3.4) * (1 - far * 0.6));
  });
}

const STAG =
  'M6 22L2 20L1 17L7 13L11 13L16 20C24 22 34 19 41 22L44 27L42 29L42 37L44 50L40 50L37 38L35 33' +
  'L22 34L20 39L19 50L15 50L15 38L12 30Z';
const ANTLERS = 'M8 13C5 8 7 4 5 0M7 7L2 4M10 13C11 8 15 7 16 1M12 8L18 7';

/** A hand on the wall of a cave. */
export function handEmblem({ colour, dark }: PlayerInk): Print {
  const bracelet = 'M76 272L180 268L178 290L78 292Z';
  const zigzag = repeat(8, (i) => `${i ? 'L' : 'M'}${82 + i * 13} ${i % 2 ? 275 : 286}`);
  const hand: Print = [
    keyed(HAND, INK.bone, 13, INK.bone),
    block(HAND, colour, { at: [2, 2] }),
    block(SHADE, dark, { opacity: 0.75 }),
    block(CREASES, INK.bone),
    line(coil(120, 208), INK.bone, 5),
    line(HAND, INK.charcoal, 5.4),
    keyed(bracelet, INK.bone, 3.4),
    line(zigzag, INK.charcoal, 3.4),
  ];
  const stag: Print = [block(STAG, INK.ochre), line(ANTLERS, INK.ochre, 2)];
  const rock = foot(138, 14);
  return [
    ...roundel(day.site.lit, INK.ochre),
    block(spray(), '#D9694C'),
    { of: stag, at: [MIDDLE - 152, MIDDLE - 4], scale: 0.95 },
    { of: stag, at: [MIDDLE + 156, MIDDLE + 26], scale: [-0.8, 0.8] },
    { of: hand, at: [MIDDLE - 106, MIDDLE - 156], scale: 0.985 },
    keyed(rock, '#6B625A', 3),
    block('M100 332L150 338L168 366L132 356ZM250 336L300 326L292 346L262 362Z', '#8C8479'),
    block(
      repeat(8, (i) => gouge(104 + i * 22, 342 + (i % 3) * 8, 122 + i * 22, 340 + (i % 3) * 8, 2)),
      '#BDB4A7',
    ),
    line(rock, INK.charcoal, 3),
  ];
}
