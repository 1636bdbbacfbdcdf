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
  /** Reads first where that was not done: what is not known is not written over. */
  write(data: object): Promise<void>;
}

const noteSchema = v.strictObject({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  data: v.unknown(),
});

export const noteKey = (name: string, slot: Slot): string => `${name}/${slot}`;
export const keptNoteKey = (name: string, slot: Slot): string => `${name}/kept/${slot}`;

export function openNote(storage: Storage, name: string): Note {
  let newest: { slot: Slot; sequence: number } | null = null;
  const hurt = new Set<Slot>();
  let known = false;

  async function read(): Promise<unknown> {
    let found: unknown = null;
    newest = null;
    hurt.clear();
    for (const slot of SLOTS) {
      const stored = await storage.get(noteKey(name, slot));
      if (stored === null) continue;
      const note = readNote(stored);
      if (!note) hurt.add(slot);
      else if (!newest || note.sequence > newest.sequence) {
        newest = { slot, sequence: note.sequence };
        found = note.data;
      }
    }
    known = true;
    if (newest || hurt.size > 0) return found;
    // As it was written before there were seals.
    const plain = unseal((await storage.get(name)) ?? '');
    return plain.ok ? plain.data : null;
  }

  return {
    read,
    async write(data) {
      if (!known) await read();
      const slot = newest ? other(newest.slot) : 'a';
      const sequence = (newest?.sequence ?? 0) + 1;
      if (hurt.has(slot)) {
        const bytes = await storage.get(noteKey(name, slot)).catch(() => null);
        if (bytes !== null)
          await storage.set(keptNoteKey(name, slot), bytes).catch(() => undefined);
        hurt.delete(slot);
      }
      await setFaithfully(storage, noteKey(name, slot), seal({ sequence, data }));
      newest = { slot, sequence };
    },
  };
}

function readNote(stored: string): { sequence: number; data: unknown } | null {
  const read = unseal(stored);
  if (!read.ok || !read.sealed) return null;
  const note = v.safeParse(noteSchema, read.data);
  return note.success ? { sequence: note.output.sequence, data: note.output.data } : null;
}
