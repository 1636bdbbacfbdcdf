import { digest } from '@/machines/core/digest';
import { gameOf, openSave } from './opening';
import { createQueue, pause } from './queue';
import { glanceAt, SAVE_FORMAT, SAVE_VERSION, writeSave, type Save, type SaveFault } from './save';
import type { BrokenGame, Opening, SavedGame, Shelf, ShelfState, Surroundings } from './shelfTypes';
import { idsAmong, keptKey, other, readPair, SLOTS, slotKey, type Slot } from './slots';
import { setFaithfully, type Storage } from './storage';

/** A game on the shelf: how it stands, and where that was last written. */
interface Kept {
  save: Save;
  /** The slot that holds the newest save; the next one goes into the other. */
  slot: Slot;
  /** Changed since it was last written. */
  due: boolean;
  /** What was written last, until the other slot has it too. */
  single: string | null;
  /** The slots that hold bytes Silex cannot read, or has changed, and will not throw away. */
  hurt: readonly Slot[];
  size: number;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const newId = (random: () => number): string =>
  Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** The saved games of a device. Everything is written at once, by itself, one thing at a time. */
export function openShelf(storage: Storage, { now, random, wait = pause }: Surroundings): Shelf {
  const kept = new Map<string, Kept>();
  const broken = new Map<string, BrokenGame>();
  /** Up to which sequence a game was tried and could not be opened: not worth offering again. */
  const hopeless = new Map<string, number>();
  /** Games that another window removed: one that is still played here comes back with its next move. */
  const elsewhere = new Map<string, Kept>();
  /** Games that were removed here: a move that comes too late does not bring them back. */
  const removed = new Set<string>();
  /** Games being removed, with the slot that goes last. */
  const leaving = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  let loaded = false;
  let unreadable = false;
  let state: ShelfState | null = null;

  const changed = () => {
    state = null;
    for (const listener of [...listeners]) listener();
  };
  const queue = createQueue((id) => (leaving.has(id) ? erase(id) : write(id)), wait, changed);

  async function write(id: string): Promise<void> {
    const game = kept.get(id);
    if (!game) return;
    if (!game.due) return writeAgain(id, game);
    const slot = other(game.slot);
    const { save } = game;
    const sequence = save.sequence + 1;
    const text = writeSave({ ...save, sequence });
    await keepBytes(id, game, slot);
    await setFaithfully(storage, slotKey(id, slot), text);
    game.slot = slot;
    game.single = text;
    game.size = 2 * text.length;
    // While it was being written the game may have gone on: then only the number is taken over.
    game.due = game.save !== save;
    game.save = { ...game.save, sequence };
    void queue.ask(id);
  }

  /** The same save in the other slot: then either may go bad later, and no move with it. */
  async function writeAgain(id: string, game: Kept): Promise<void> {
    const { single, slot } = game;
    if (single === null) return;
    game.single = null;
    await keepBytes(id, game, other(slot));
    // Worth one try: the game is safe, and its next move goes there anyway.
    await setFaithfully(storage, slotKey(id, other(slot)), single).catch(() => undefined);
  }

  /** Puts away what a slot holds that cannot be read; where there is no room, the game comes first. */
  async function keepBytes(id: string, game: Kept, slot: Slot): Promise<void> {
    if (!game.hurt.includes(slot)) return;
    try {
      const bytes = await storage.get(slotKey(id, slot));
      if (bytes !== null) await storage.set(keptKey(id, slot), bytes);
    } catch {
      // It was worth a try.
    }
    game.hurt = game.hurt.filter((hurt) => hurt !== slot);
  }

  async function erase(id: string): Promise<void> {
    const last = leaving.get(id) ?? 'a';
    // The older one first: broken off in between, the game is still there as it was.
    await storage.remove(slotKey(id, other(last)));
    await storage.remove(slotKey(id, last));
    for (const slot of SLOTS) await storage.remove(keptKey(id, slot));
    leaving.delete(id);
  }

  /** Has a game changed and written, unless it was removed. */
  function alter(id: string, change: (save: Save) => Save): Promise<boolean> {
    if (removed.has(id)) return Promise.resolve(true);
    const game = kept.get(id) ?? elsewhere.get(id);
    if (!game) throw new Error(`There is no game ${id} on the shelf`);
    kept.set(id, game);
    elsewhere.delete(id);
    game.save = change(game.save);
    game.due = true;
    return queue.ask(id);
  }

  function keep(id: string, save: Save, slot: Slot, found: Partial<Kept> = {}): void {
    kept.set(id, { save, slot, due: false, single: null, hurt: [], size: 0, ...found });
    broken.delete(id);
    hopeless.delete(id);
  }

  function setAside(id: string, fault: SaveFault): void {
    kept.delete(id);
    broken.set(id, { id, ...fault });
  }

  async function load(): Promise<void> {
    const before = [...kept.keys(), ...broken.keys()].filter((id) => !queue.has(id));
    try {
      const ids = idsAmong(await storage.keys());
      for (const id of ids) await take(id);
      for (const id of before) {
        if (ids.includes(id)) continue;
        const game = kept.get(id);
        if (game) elsewhere.set(id, game);
        kept.delete(id);
        broken.delete(id);
      }
      unreadable = false;
    } catch {
      unreadable = true;
    }
    loaded = true;
    changed();
  }

  /** Puts a game of the device on the shelf, unless what is here is newer. */
  async function take(id: string): Promise<void> {
    const { saves, faults, hurt, size } = await readPair(storage, id);
    if (queue.has(id)) return;
    const here = kept.get(id);
    const fitting = saves.find(
      ({ save }) => gameOf(save).ok && save.sequence > (hopeless.get(id) ?? -1),
    );
    if (!fitting) {
      const newest = saves[0] && gameOf(saves[0].save);
      const fault = newest && !newest.ok ? newest : faults[0];
      if (fault && !here && !hopeless.has(id)) setAside(id, fault);
    } else if (!here || fitting.save.sequence > here.save.sequence) {
      keep(id, fitting.save, fitting.slot, { hurt, size });
    }
  }

  async function open(id: string): Promise<Opening> {
    if (leaving.has(id)) return { ok: false, fault: 'missing' };
    const { saves, faults, hurt, size } = await readPair(storage, id);
    const here = kept.get(id);
    const highest = saves[0]?.save.sequence ?? 0;
    // What waits to be written, or was seen whole before, is newer than what the slots say now.
    if (here && (queue.has(id) || here.save.sequence > highest)) {
      const opened = openSave(here.save);
      if (saves[0] && !queue.has(id)) here.slot = saves[0].slot;
      if (opened.ok) return { ...opened, earlier: false };
    }
    let fault: SaveFault | undefined;
    for (const { slot, save } of saves) {
      const opened = openSave(save);
      if (!opened.ok) {
        fault ??= opened;
        continue;
      }
      // The next one written must count as newer than one that could not be opened; and what could
      // not, or was led over from older rules, is kept before it is written over.
      const led = opened.save.rules !== save.rules;
      const unread = led ? SLOTS : fault ? [other(slot)] : hurt;
      keep(id, { ...opened.save, sequence: highest }, slot, { hurt: unread, size });
      changed();
      return { ...opened, earlier: fault !== undefined || faults.length > 0 };
    }
    fault ??= faults[0] ?? { fault: 'missing' };
    if (fault.fault === 'missing') kept.delete(id);
    // A device that cannot be read now may be readable later; anything else is broken for good.
    else if (fault.fault !== 'unreadable') {
      setAside(id, fault);
      hopeless.set(id, highest);
    }
    changed();
    return { ok: false, ...fault };
  }

  void load();
  return {
    state: () =>
      (state ??= {
        loaded,
        unreadable,
        games: [...kept.values()].map(listed).sort(lastChangedFirst),
        broken: [...broken.values()],
        status: queue.status(),
        trouble: queue.trouble(),
        unsaved: [...kept.values()].some(({ due }) => due),
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    open,
    begin({ game, name = '', players, setup, seed }) {
      const id = newId(random);
      const position = game.rules.deal(setup, seed);
      const at = now();
      const save: Save = {
        format: SAVE_FORMAT,
        version: SAVE_VERSION,
        id,
        name,
        game: game.id,
        rules: game.rulesVersion,
        players,
        setup,
        seed,
        moves: [],
        started: at,
        changed: at,
        sequence: 0,
        glance: glanceAt(game, position, players.length),
        digest: digest(position),
      };
      keep(id, save, 'b', { due: true });
      void queue.ask(id);
      return id;
    },
    save(id, { playthrough: { moves }, position }) {
      return alter(id, (save) => {
        const found = gameOf(save);
        if (!found.ok) throw new Error(`Game ${id} cannot go on: ${found.fault}`);
        const glance = glanceAt(found.game, position, save.players.length);
        return { ...save, moves, changed: now(), glance, digest: digest(position) };
      });
    },
    rename: (id, name) => void alter(id, (save) => ({ ...save, name })),
    remove(id) {
      leaving.set(id, kept.get(id)?.slot ?? 'a');
      removed.add(id);
      kept.delete(id);
      broken.delete(id);
      void queue.ask(id);
    },
    retry: () => queue.retry(),
    settled: () => queue.idle(),
  };
}

function listed({ save: { moves, glance, ...save }, size }: Kept): SavedGame {
  const { id, name, game, players, seed, digest: standing, started, changed: at } = save;
  const finished = glance.toMove === null;
  const cover = { id, name, game, players, seed, digest: standing, started, changed: at, size };
  return { ...glance, ...cover, moves: moves.length, finished };
}

const lastChangedFirst = (one: SavedGame, two: SavedGame): number =>
  two.changed - one.changed || (one.id < two.id ? -1 : 1);
