import * as v from 'valibot';
import { writeSave, type Save } from './save';
import { keptKey, slotKey, type Slot } from './slots';
import type { Storage } from './storage';

/** What a game's file is called at its end: any program may look at it, Silex opens it. */
export const FILE_ENDING = '.silex.json';
export const FILE_TYPE = 'application/json';

/** Something to be handed to another device. */
export interface GameFile {
  name: string;
  text: string;
}

/**
 * A game as a file: the very text the device keeps, with its checksum. It is a fifth of a record
 * (see RECORD.md), and whatever the saves learn to read, such as older versions, files learn too.
 */
export const gameFile = (save: Save): GameFile => ({
  name: fileName(save.name || save.game, save.changed),
  text: writeSave(save),
});

/** `sunday-table-2026-11-18.silex.json`: letters that every file system takes. */
export function fileName(called: string, at: number): string {
  const plain = called
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const day = Number.isFinite(at) && at > 0 ? new Date(at).toISOString().slice(0, 10) : '';
  return `${[plain || 'silex', day].filter(Boolean).join('-')}${FILE_ENDING}`;
}

export const RESCUE_FORMAT = 'silex-rescue';

/** Null where there is nothing. */
const pairSchema = v.strictObject({ a: v.nullable(v.string()), b: v.nullable(v.string()) });

/** Everything the device holds of a game that cannot be read, byte by byte. */
export const rescueSchema = v.strictObject({
  format: v.literal(RESCUE_FORMAT),
  id: v.string(),
  /** What lies in the two slots. */
  slots: pairSchema,
  /** What lay there and was put away. */
  kept: v.optional(pairSchema),
});
type Rescue = v.InferOutput<typeof rescueSchema>;

/** The bytes of a game as a file, for a newer Silex or for somebody who can read them. */
export async function rescueFile(storage: Storage, id: string): Promise<GameFile> {
  const pair = async (key: (id: string, slot: Slot) => string) => ({
    a: await storage.get(key(id, 'a')),
    b: await storage.get(key(id, 'b')),
  });
  const slots = await pair(slotKey);
  const rescue: Rescue = { format: RESCUE_FORMAT, id, slots, kept: await pair(keptKey) };
  return { name: `silex-${id.replace(/[^\w-]/g, '')}${FILE_ENDING}`, text: JSON.stringify(rescue) };
}
