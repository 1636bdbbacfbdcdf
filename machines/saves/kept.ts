import { isAtOdds, merge } from './merging';
import { sequenceIn, writeSave, type Save } from './save';
import { keptKey, other, readPair, SLOTS, slotKey, type Slot } from './slots';
import { setFaithfully, type Storage } from './storage';

/** A game on the shelf: how it stands, and how much of that the device has. */
export interface Kept {
  save: Save;
  /** As it stood when the device and this window last agreed. */
  base: Save;
  /** Of the newest save on the device. */
  sequence: number;
  /** The slot that holds the newest save; the next one goes into the other first. */
  slot: Slot;
  /** Changed since it was last written into both slots. */
  due: boolean;
  /** What is being written, or was tried and is tried again. */
  attempt: Attempt | null;
  /** The slots that hold bytes Silex cannot read, or has changed, and will not throw away. */
  hurt: readonly Slot[];
  /** How many characters it takes on the device. */
  size: number;
  /** Bytes that cannot be read were put away. */
  remains: boolean;
}

/** A save on its way to the device. */
interface Attempt {
  save: Save;
  sequence: number;
  text: string;
  /** The slots that do not have it yet. */
  left: Slot[];
}

export const keptAt = (save: Save, slot: Slot, found: Partial<Kept> = {}): Kept => ({
  save,
  base: save,
  sequence: save.sequence,
  slot,
  due: false,
  attempt: null,
  hurt: [],
  size: 0,
  remains: false,
  ...found,
});

/**
 * Writes a game into both slots, the older one first: broken off anywhere, one of them is whole, and
 * later either may go bad, and no move with it. Tried again, it goes on where it failed.
 */
export async function writeKept(storage: Storage, game: Kept): Promise<void> {
  const attempt = game.attempt?.save === game.save ? game.attempt : attemptAt(game);
  const { save, sequence, text, left } = attempt;
  game.attempt = attempt;
  for (let [slot] = left; slot !== undefined; [slot] = left) {
    await keepBytes(storage, game, slot);
    await setFaithfully(storage, slotKey(save.id, slot), text);
    Object.assign(game, { slot, sequence, base: save });
    left.shift();
  }
  game.attempt = null;
  game.size = 2 * text.length;
  // While it was being written the game may have gone on.
  game.due = game.save !== save;
}

function attemptAt({ save, sequence: last, slot }: Kept): Attempt {
  const sequence = last + 1;
  return { save, sequence, text: writeSave({ ...save, sequence }), left: [other(slot), slot] };
}

/** Puts away what a slot holds that cannot be read; where there is no room, the game comes first. */
async function keepBytes(storage: Storage, game: Kept, slot: Slot): Promise<void> {
  const { id } = game.save;
  if (!game.hurt.includes(slot)) return;
  try {
    const bytes = await storage.get(slotKey(id, slot));
    if (bytes !== null) await storage.set(keptKey(id, slot), bytes);
    game.remains ||= bytes !== null;
  } catch {
    // It was worth a try.
  }
  game.hurt = game.hurt.filter((hurt) => hurt !== slot);
}

/**
 * Takes in what another window has written since, so that it is not written over. Where the two went
 * different ways, says what was played there: it has to be put somewhere else first.
 */
export async function meetOthers(
  storage: Storage,
  game: Kept,
  layBeside: (theirs: Save) => Promise<void>,
): Promise<void> {
  const { id } = game.save;
  const isTheirs = (text: string, sequence: number) =>
    text !== game.attempt?.text && sequence > game.sequence;
  const texts = [];
  for (const slot of SLOTS) texts.push(await storage.get(slotKey(id, slot)));
  if (!texts.some((text) => text !== null && isTheirs(text, sequenceIn(text)))) return;
  const { saves } = await readPair(storage, id);
  const newest = saves.find(({ save, text }) => isTheirs(text, save.sequence));
  if (!newest) return;
  const { slot, save: theirs } = newest;
  if (isAtOdds(game.base, game.save, theirs)) await layBeside(theirs);
  game.save = merge(game.base, game.save, theirs);
  Object.assign(game, { base: theirs, sequence: theirs.sequence, slot });
}
