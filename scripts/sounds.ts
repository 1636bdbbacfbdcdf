/**
 * Makes every sound of the app out of nothing but sums, into assets/sounds: `npm run sounds`.
 * Each is a list of what is struck, rubbed or blown, and when. The same on every machine.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { steadyHand, type Hand } from '@/components/art/lino';
import { SOUNDS, type SoundName } from '@/components/sound/names';
import { Tape } from './lib/synth';

/** Dull sounds have nothing above a few kilohertz, and need not pay for it. */
const BRIGHT = 22_050;
const MIDDLE = 16_000;
const DULL = 11_025;

interface Sound {
  seconds: number;
  rate: number;
  /** How loud the loudest moment is, 1 being all there is. */
  peak: number;
  make(tape: Tape, hand: Hand): void;
}

/** A die of bone on a slab of stone. */
function knock(tape: Tape, hand: Hand, at: number, force: number): void {
  const size = 1 + hand.jitter(0.09);
  tape
    .rub(at, 4200 * size, 3500, 0.5 * force, 0.0005, 0.003)
    .strike(at, 1850 * size, 0.7 * force, 0.011)
    .strike(at, 2960 * size, 0.45 * force, 0.008)
    .strike(at, 4730 * size, 0.25 * force, 0.005)
    .strike(at, 640 * size, 0.3 * force, 0.014);
}

const SOUND: Record<SoundName, Sound> = {
  knock: {
    seconds: 0.09,
    rate: BRIGHT,
    peak: 0.7,
    make: (tape, hand) => knock(tape, hand, 0, 1),
  },
  dice: {
    seconds: 0.56,
    rate: BRIGHT,
    peak: 0.75,
    make(tape, hand) {
      const falls = [0, 0.045, 0.11, 0.16, 0.235, 0.29, 0.33, 0.395, 0.43, 0.46];
      falls.forEach((at, i) => knock(tape, hand, at, (1 - i * 0.08) * hand.between(0.75, 1)));
    },
  },
  wood: {
    seconds: 0.2,
    rate: MIDDLE,
    peak: 0.75,
    make: (tape) =>
      tape
        .rub(0, 1500, 1800, 0.35, 0.0005, 0.004)
        .strike(0, 318, 1, 0.032, 300)
        .strike(0, 655, 0.6, 0.022)
        .strike(0, 1190, 0.35, 0.012)
        .strike(0.075, 330, 0.45, 0.026)
        .strike(0.075, 690, 0.25, 0.016),
  },
  clay: {
    seconds: 0.24,
    rate: DULL,
    peak: 0.85,
    make: (tape) =>
      tape
        .strike(0, 150, 1, 0.045, 92)
        .strike(0, 262, 0.35, 0.025, 220)
        .rub(0, 480, 700, 0.5, 0.004, 0.022)
        .rub(0.02, 1100, 900, 0.12, 0.01, 0.03),
  },
  stone: {
    seconds: 0.18,
    rate: BRIGHT,
    peak: 0.65,
    make: (tape) =>
      tape
        .rub(0, 5200, 4000, 0.4, 0.0005, 0.004)
        .strike(0, 2480, 0.8, 0.016)
        .strike(0, 3910, 0.5, 0.011)
        .strike(0, 6120, 0.3, 0.007)
        .strike(0.058, 3050, 0.35, 0.01)
        .strike(0.058, 5010, 0.25, 0.006)
        .strike(0.092, 3420, 0.18, 0.007),
  },
  gold: {
    seconds: 0.44,
    rate: BRIGHT,
    peak: 0.5,
    make(tape) {
      // Two nuggets of unlike size, or they would silence each other.
      for (const [at, loud, size] of [
        [0, 1, 1],
        [0.075, 0.8, 1.122],
      ] as const) {
        tape
          .strike(at, 2093 * size, 0.5 * loud, 0.12)
          .strike(at, 3164 * size, 0.6 * loud, 0.09)
          .strike(at, 4518 * size, 0.4 * loud, 0.06)
          .strike(at, 6330 * size, 0.2 * loud, 0.035)
          .rub(at, 6000, 4000, 0.15 * loud, 0.0005, 0.003);
      }
    },
  },
  food: {
    seconds: 0.38,
    rate: MIDDLE,
    peak: 0.6,
    make(tape, hand) {
      for (const [at, loud] of [
        [0, 1],
        [0.14, 0.8],
        [0.25, 0.6],
      ] as const) {
        tape.rub(at, 820, 500, 0.8 * loud, 0.006, 0.022).strike(at, 190, 0.3 * loud, 0.02, 140);
        for (let i = 0; i < 5; i++) {
          const crack = at + hand.between(0, 0.05);
          tape.rub(crack, hand.between(1700, 3200), 1500, 0.6 * loud, 0.0005, 0.003);
        }
      }
    },
  },
  pickUp: {
    seconds: 0.08,
    rate: MIDDLE,
    peak: 0.45,
    make: (tape) =>
      tape
        .strike(0, 430, 0.9, 0.016, 610)
        .strike(0, 900, 0.35, 0.01, 1200)
        .rub(0, 2400, 2400, 0.15, 0.001, 0.004),
  },
  putDown: {
    seconds: 0.12,
    rate: MIDDLE,
    peak: 0.6,
    make: (tape) =>
      tape
        .strike(0, 420, 0.9, 0.022, 255)
        .strike(0, 180, 0.6, 0.03, 130)
        .rub(0, 1300, 1500, 0.3, 0.0005, 0.005),
  },
  card: {
    seconds: 0.26,
    rate: BRIGHT,
    peak: 0.4,
    make: (tape) =>
      tape.rub(0, 3800, 3600, 0.6, 0.07, 0.03).rub(0.05, 6400, 3000, 0.35, 0.06, 0.028),
  },
  tile: {
    seconds: 0.28,
    rate: BRIGHT,
    peak: 0.55,
    make: (tape) =>
      tape
        .rub(0, 2600, 2400, 0.25, 0.04, 0.02)
        .strike(0.13, 760, 0.9, 0.02)
        .strike(0.13, 1560, 0.5, 0.014)
        .strike(0.13, 2710, 0.25, 0.008)
        .rub(0.13, 3600, 3000, 0.3, 0.0005, 0.004)
        .strike(0.172, 820, 0.25, 0.014),
  },
  illegal: {
    seconds: 0.24,
    rate: DULL,
    peak: 0.65,
    make: (tape) =>
      tape
        .strike(0, 168, 1, 0.03, 150)
        .strike(0.09, 138, 0.9, 0.035, 118)
        .rub(0, 300, 300, 0.3, 0.002, 0.01)
        .rub(0.09, 260, 300, 0.3, 0.002, 0.012),
  },
  yourTurn: {
    seconds: 0.52,
    rate: DULL,
    peak: 0.8,
    make(tape) {
      for (const [at, loud] of [
        [0, 0.7],
        [0.17, 1],
      ] as const) {
        tape
          .strike(at, 190, loud, 0.085, 88)
          .strike(at, 305, 0.3 * loud, 0.03, 260)
          .rub(at, 900, 900, 0.22 * loud, 0.001, 0.008);
      }
    },
  },
  win: {
    seconds: 1.42,
    rate: MIDDLE,
    peak: 0.6,
    make: (tape) =>
      tape
        .blow(0, 587.3, 0.8, 0.15)
        .blow(0.19, 784, 0.85, 0.13)
        .blow(0.36, 880, 0.85, 0.13)
        .blow(0.53, 1174.7, 0.9, 0.72)
        .strike(0.53, 170, 0.5, 0.1, 84),
  },
};

const folder = path.join('assets', 'sounds');
await mkdir(folder, { recursive: true });
let total = 0;
for (const [index, name] of SOUNDS.entries()) {
  const { seconds, rate, peak, make } = SOUND[name];
  const hand = steadyHand(index + 1);
  const tape = new Tape(rate, seconds, hand);
  make(tape, hand);
  const file = tape.wav(peak);
  await writeFile(path.join(folder, `${name}.wav`), file);
  total += file.length;
  console.log(`${name}.wav: ${(file.length / 1024).toFixed(1)} kB`);
}
console.log(`${SOUNDS.length} sounds, ${Math.round(total / 1024)} kB`);
