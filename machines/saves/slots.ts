import { readCover, type Save, type SaveFault } from './save';
import type { Storage } from './storage';

/**
 * Each game has two slots that are written in turn, so that a write that is broken off leaves the
 * one before it whole. No key says which games there are: the slots themselves are the list.
 */
export type Slot = 'a' | 'b';
export const SLOTS: readonly Slot[] = ['a', 'b'];
export const other = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a');

const PREFIX = 'silex/game/';
export const slotKey = (id: string, slot: Slot): string => `${PREFIX}${id}/${slot}`;

/** Where the bytes of a slot go that could not be read, before the slot is written over. */
const KEPT_PREFIX = 'silex/kept/';
export const keptKey = (id: string, slot: Slot): string => `${KEPT_PREFIX}${id}/${slot}`;

const idsBehind = (prefix: string) => (keys: readonly string[]) =>
  new Set(
    keys.flatMap((key) => {
      const id = key.slice(prefix.length, -'/a'.length);
      return SLOTS.some((slot) => key === `${prefix}${id}/${slot}`) ? [id] : [];
    }),
  );

/** The games that have at least one slot among these keys. */
export const idsAmong = idsBehind(PREFIX);
/** The games of which unreadable bytes were put away. */
export const keptIdsAmong = idsBehind(KEPT_PREFIX);

/** What lies in the two slots of a game. */
export interface Pair {
  /** The readable ones, newest first. */
  saves: readonly { slot: Slot; save: Save; text: string }[];
  /** Why the others are not; a slot that was never written has no fault. */
  faults: readonly SaveFault[];
  /** The slots whose bytes cannot be read. */
  hurt: readonly Slot[];
  /** How many characters lie in both. */
  size: number;
}

export async function readPair(storage: Storage, id: string): Promise<Pair> {
  const saves: { slot: Slot; save: Save; text: string }[] = [];
  const faults: SaveFault[] = [];
  const hurt: Slot[] = [];
  let size = 0;
  for (const slot of SLOTS) {
    let text: string | null;
    try {
      text = await storage.get(slotKey(id, slot));
    } catch {
      faults.push({ fault: 'unreadable' });
      continue;
    }
    if (text === null) continue;
    size += text.length;
    const cover = readCover(text);
    if (cover.ok && cover.save.id === id) {
      saves.push({ slot, save: cover.save, text });
      continue;
    }
    hurt.push(slot);
    faults.push(cover.ok ? { fault: 'notASave', where: 'id' } : cover);
  }
  saves.sort((one, two) => two.save.sequence - one.save.sequence);
  return { saves, faults, hurt, size };
}
