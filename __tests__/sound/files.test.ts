import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOUNDS } from '@/components/sound/names';

const FOLDER = path.join(__dirname, '../../assets/sounds');
const files = readdirSync(FOLDER).sort();
const read = (name: string) => readFileSync(path.join(FOLDER, name));

describe('The sounds', () => {
  it('have a file each, and no file is left over', () => {
    expect(files).toEqual(SOUNDS.map((name) => `${name}.wav`).sort());
  });

  it('are small enough to be carried by everyone', () => {
    const total = files.reduce((sum, name) => sum + read(name).length, 0);
    expect(total).toBeLessThan(200 * 1024);
  });

  it.each(files)('%s is one channel of 16 bits that begins and ends without a click', (name) => {
    const file = read(name);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([
      1, 1, 16,
    ]);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
    const samples = Array.from({ length: (file.length - 44) / 2 }, (_, i) =>
      Math.abs(file.readInt16LE(44 + 2 * i)),
    );
    const loudest = Math.max(...samples);
    expect(loudest).toBeGreaterThan(10_000);
    expect(loudest).toBeLessThan(30_000);
    expect(samples[0]).toBeLessThan(loudest * 0.3);
    expect(samples[samples.length - 1]).toBeLessThan(loudest * 0.02);
  });
});
