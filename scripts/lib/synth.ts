import type { Hand } from '@/components/art/lino';

/**
 * A small workshop for sounds: everything is a list of samples between -1 and 1. All chance comes
 * from a seeded hand, so that the same script always makes the same files.
 */
export class Tape {
  readonly samples: Float64Array;

  constructor(
    readonly rate: number,
    seconds: number,
    private readonly hand: Hand,
  ) {
    this.samples = new Float64Array(Math.round(rate * seconds));
  }

  /** Adds `value(t)` from `start` on, t in seconds from there. */
  private add(start: number, seconds: number, value: (t: number) => number): this {
    const from = Math.round(start * this.rate);
    const until = Math.min(this.samples.length, from + Math.round(seconds * this.rate));
    for (let i = from; i < until; i++) {
      this.samples[i] = (this.samples[i] ?? 0) + value((i - from) / this.rate);
    }
    return this;
  }

  /** Something struck: a tone that dies away; `to` where its pitch falls or rises on the way. */
  strike(start: number, hertz: number, loud: number, decay: number, to = hertz): this {
    let phase = 0;
    return this.add(start, decay * 7, (t) => {
      const pitch = to + (hertz - to) * Math.exp(-t / (decay * 0.6));
      phase += (2 * Math.PI * pitch) / this.rate;
      return loud * Math.sin(phase) * Math.exp(-t / decay) * Math.min(1, t * 2000);
    });
  }

  /** Breath, rubbing, crunching: noise around a pitch, swelling and dying away. */
  rub(
    start: number,
    hertz: number,
    width: number,
    loud: number,
    rise: number,
    decay: number,
  ): this {
    const { next, settle } = resonator(hertz, width, this.rate);
    const gain = loud * settle;
    return this.add(start, rise + decay * 6, (t) => {
      const shape = t < rise ? t / rise : Math.exp(-(t - rise) / decay);
      return gain * shape * next(this.hand.jitter(1));
    });
  }

  /** A blown note: a soft start, a breath in it, a slow tremble when it is held. */
  blow(start: number, hertz: number, loud: number, seconds: number): this {
    let phase = 0;
    this.add(start, seconds + 0.12, (t) => {
      const tremble = 1 + 0.006 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t * 3);
      // Every flute reaches for its note from a little below.
      const pitch = hertz * tremble * (1 - 0.025 * Math.exp(-t / 0.018));
      phase += (2 * Math.PI * pitch) / this.rate;
      const shape = Math.min(1, t / 0.03) * (t < seconds ? 1 : Math.exp(-(t - seconds) / 0.035));
      const voice = Math.sin(phase) + 0.22 * Math.sin(2 * phase + 0.4) + 0.1 * Math.sin(3 * phase);
      return loud * shape * voice;
    });
    return this.rub(start, hertz * 1.02, 320, loud * 0.35, 0.02, seconds * 0.5);
  }

  /** As a WAV file: mono, 16 bit, as loud as `peak`, without a click at either end. */
  wav(peak: number): Buffer {
    const loudest = this.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    const fade = Math.round(this.rate * 0.008);
    const { length } = this.samples;
    const file = Buffer.alloc(44 + 2 * length);
    file.write('RIFF', 0);
    file.writeUInt32LE(36 + 2 * length, 4);
    file.write('WAVEfmt ', 8);
    file.writeUInt32LE(16, 16);
    file.writeUInt16LE(1, 20);
    file.writeUInt16LE(1, 22);
    file.writeUInt32LE(this.rate, 24);
    file.writeUInt32LE(this.rate * 2, 28);
    file.writeUInt16LE(2, 32);
    file.writeUInt16LE(16, 34);
    file.write('data', 36);
    file.writeUInt32LE(2 * length, 40);
    this.samples.forEach((value, i) => {
      const end = Math.min(1, (length - i) / fade);
      file.writeInt16LE(Math.round((value / loudest) * peak * end * 32767), 44 + 2 * i);
    });
    return file;
  }
}

/** Lets a band of noise through: a two-pole resonator, and what brings it back to full strength. */
function resonator(hertz: number, width: number, rate: number) {
  const r = Math.exp((-Math.PI * width) / rate);
  const [b1, b2] = [2 * r * Math.cos((2 * Math.PI * hertz) / rate), -r * r];
  let [y1, y2] = [0, 0];
  const next = (x: number): number => {
    const y = x + b1 * y1 + b2 * y2;
    [y1, y2] = [y, y1];
    return y;
  };
  return { next, settle: Math.sqrt(1 - r * r) };
}
