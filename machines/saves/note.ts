import * as v from 'valibot';
import { seal, unseal } from './seal';
import { other, SLOTS, type Slot } from './slots';
import { setFaithfully, type Storage } from './storage';

/**
 * Something small that Silex remembers under a name: settings, the last table, counts. It is kept
 * as a game is: sealed, in two slots written in turn, read back after writing; and bytes that
 * cannot be read are put away before a slot is written over.
 */
export interface Note {
  /** What was written last that is whole; null where there is nothing, or nothing whole. */
  read(): Promise<unknown>;
  /** Reads first: what is not known, or another window has written, is not written over. */
  write(data: object): Promise<void>;
}

const noteSchema = v.strictObject({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  data: v.unknown(),
});

export const noteKey = (name: string, slot: Slot): string => `${name}/${slot}`;
export const keptNoteKey = (name: string, slot: Slot): string => `${name}/kept/${slot}`;

export function openNote(storage: Storage, name: string): Note {
  /** What lies in the slots: the newest that is whole, and which cannot be read. */
  async function look() {
    let newest = { slot: other('a'), sequence: 0, data: null as unknown };
    const hurt: Slot[] = [];
    for (const slot of SLOTS) {
      const stored = await storage.get(noteKey(name, slot));
      if (stored === null) continue;
      const note = readNote(stored);
      if (!note) hurt.push(slot);
      else if (note.sequence > newest.sequence) newest = { slot, ...note };
    }
    return { newest, hurt };
  }

  return {
    async read() {
      const { newest, hurt } = await look();
      if (newest.sequence > 0 || hurt.length > 0) return newest.data;
      // As it was written before there were seals.
      const plain = unseal((await storage.get(name)) ?? '');
      return plain.ok ? plain.data : null;
    },
    async write(data) {
      const { newest, hurt } = await look();
      const slot = other(newest.slot);
      if (hurt.includes(slot)) {
        const bytes = await storage.get(noteKey(name, slot));
        // Worth one try: it is a setting or two, and the next one has to be written.
        await storage.set(keptNoteKey(name, slot), bytes ?? '').catch(() => undefined);
      }
      const sequence = newest.sequence + 1;
      await setFaithfully(storage, noteKey(name, slot), seal({ sequence, data }));
    },
  };
}

function readNote(stored: string): { sequence: number; data: unknown } | null {
  const read = unseal(stored);
  if (!read.ok || !read.sealed) return null;
  const note = v.safeParse(noteSchema, read.data);
  return note.success ? { sequence: note.output.sequence, data: note.output.data } : null;
}
