import { below, type Chance } from '@/machines/core/chance';
import type { Storage } from '@/machines/saves/storage';

/** What goes wrong while the device writes, and goes on. The app is still there to notice. */
export const MISHAPS = [
  'truncates',
  'flips a byte',
  'is full',
  'tears and refuses',
  'gives nothing back',
  'answers late',
  'writes out of order',
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** A device as another start of the app would find it. */
export type Disk = ReadonlyMap<string, string>;

export interface BadStorage extends Storage {
  disk: Map<string, string>;
  /** Every write that was begun. */
  writes: number;
  /** The most that were ever under way together. */
  mostAtOnce: number;
}

export interface Accidents {
  /** Happens to the first try of every single write. */
  mishap: Mishap | null;
  chance: Chance;
  /** Before a write: what is there, and what should come. */
  onWrite?(disk: Disk, key: string, text: string): void;
  /** After a write that went well. */
  onWritten?(disk: Disk): void;
  /** After a mishap, before the app can do anything about it. */
  onMishap?(disk: Disk): void;
}

const LATE = 7;
const later = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
};

export const cutAnywhere = (text: string, chance: Chance): string =>
  text.slice(0, below(chance, text.length));

export function flipAnywhere(text: string, chance: Chance): string {
  const at = below(chance, text.length);
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << below(chance, 7)));
  return text.slice(0, at) + flipped + text.slice(at + 1);
}

/** A storage in memory that fails on purpose, in one way, at every write, and then gives in. */
export function badStorage({
  mishap,
  chance,
  onWrite,
  onWritten,
  onMishap,
}: Accidents): BadStorage {
  const disk = new Map<string, string>();
  /** Written, and given out, but not on the disk yet: it lands after the next one. */
  let pending: { key: string; text: string } | null = null;
  /** The text that had its mishap already: tried again, it goes well. */
  let spoilt: string | null = null;
  let mute = false;
  let atOnce = 0;

  const land = () => {
    if (pending) disk.set(pending.key, pending.text);
    pending = null;
  };

  const bad: BadStorage = {
    disk,
    writes: 0,
    mostAtOnce: 0,
    async get(key) {
      await Promise.resolve();
      if (mute) {
        mute = false;
        return null;
      }
      return pending?.key === key ? pending.text : (disk.get(key) ?? null);
    },
    keys: async () => [...disk.keys()],
    async remove(key) {
      land();
      disk.delete(key);
    },
    async set(key, text) {
      bad.writes++;
      bad.mostAtOnce = Math.max(bad.mostAtOnce, ++atOnce);
      try {
        onWrite?.(disk, key, text);
        await Promise.resolve();
        const isSecondTry = spoilt === key + text;
        spoilt = key + text;
        if (isSecondTry || mishap === null) {
          land();
          disk.set(key, text);
          onWritten?.(disk);
          return;
        }
        await happen(key, text);
      } finally {
        atOnce--;
      }
    },
  };

  async function happen(key: string, text: string): Promise<void> {
    switch (mishap) {
      case 'truncates':
        disk.set(key, cutAnywhere(text, chance));
        break;
      case 'flips a byte':
        disk.set(key, flipAnywhere(text, chance));
        break;
      case 'is full':
        onMishap?.(disk);
        throw Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
      case 'tears and refuses':
        disk.set(key, cutAnywhere(text, chance));
        onMishap?.(disk);
        throw new Error('The device refuses');
      case 'gives nothing back':
        disk.set(key, text);
        mute = true;
        break;
      case 'answers late':
        await later(LATE);
        onMishap?.(disk);
        disk.set(key, text);
        await later(LATE);
        break;
      case 'writes out of order':
        // No platform turns two writes to the same key round.
        if (pending?.key === key) land();
        if (pending) {
          disk.set(key, text);
          onMishap?.(disk);
          land();
        } else {
          pending = { key, text };
        }
        return;
    }
    onMishap?.(disk);
  }
  return bad;
}
