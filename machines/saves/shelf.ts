import { digest } from '@/machines/core/digest';
import { keptAt, meetOthers, writeKept, type Kept } from './kept';
import { gameOf, openSave } from './opening';
import { createQueue, pause } from './queue';
import { glanceAt, SAVE_FORMAT, SAVE_VERSION, writeSave, type Save, type SaveFault } from './save';
import type { BrokenGame, Opening, SavedGame, Shelf, ShelfState, Surroundings } from './shelfTypes';
import {
  idsAmong,
  keptIdsAmong,
  keptKey,
  other,
  readPair,
  SLOTS,
  slotKey,
  type Slot,
} from './slots';
import { setFaithfully, type Storage } from './storage';

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
  /** Games of which bytes that nobody could read are put away. */
  const remains = new Set<string>();
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
    if (!game?.due) return;
    await meetOthers(storage, game, layBeside);
    await writeKept(storage, game);
    if (game.remains) remains.add(id);
    if (game.due) void queue.ask(id);
  }

  /** A game of its own for what another window played while this one went another way. */
  async function layBeside(theirs: Save): Promise<void> {
    const id = newId(random);
    const save = { ...theirs, id };
    await setFaithfully(storage, slotKey(id, 'a'), writeSave({ ...save, sequence: 1 }));
    keep(id, save, 'a', { sequence: 1, due: true });
    void queue.ask(id);
  }

  async function erase(id: string): Promise<void> {
    const last = leaving.get(id) ?? 'a';
    // The older one first: broken off in between, the game is still there as it was.
    await storage.remove(slotKey(id, other(last)));
    await storage.remove(slotKey(id, last));
    for (const slot of SLOTS) await storage.remove(keptKey(id, slot));
    leaving.delete(id);
    remains.delete(id);
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
    kept.set(id, keptAt(save, slot, found));
    broken.delete(id);
    hopeless.delete(id);
    // Removed here, but it came back: another window still plays it.
    removed.delete(id);
  }

  function setAside(id: string, fault: SaveFault): void {
    kept.delete(id);
    broken.set(id, { id, ...fault });
  }

  async function load(): Promise<void> {
    const before = [...kept.keys(), ...broken.keys()];
    try {
      const keys = await storage.keys();
      const ids = new Set([...before, ...idsAmong(keys)]);
      for (const id of keptIdsAmong(keys)) remains.add(id);
      unreadable = false;
      for (const id of ids) await take(id);
    } catch {
      unreadable = true;
    }
    loaded = true;
    changed();
  }

  async function look(id: string): Promise<void> {
    await take(id);
    changed();
  }

  /** Has a game of the device on the shelf as it is there, unless what is here is newer. */
  async function take(id: string): Promise<void> {
    const { saves, faults, hurt, size } = await readPair(storage, id);
    if (queue.has(id)) return;
    const here = kept.get(id);
    const fitting = saves.find(
      ({ save }) => gameOf(save).ok && save.sequence > (hopeless.get(id) ?? -1),
    );
    if (fitting) {
      const { save, slot } = fitting;
      if (!here || save.sequence > here.sequence) keep(id, save, slot, { hurt, size });
      return;
    }
    if (saves.length === 0 && faults.length === 0) {
      // Another window has removed it.
      if (here) elsewhere.set(id, here);
      kept.delete(id);
      broken.delete(id);
      return;
    }
    const newest = saves[0] && gameOf(saves[0].save);
    const fault = newest && !newest.ok ? newest : faults[0];
    if (fault?.fault === 'unreadable') unreadable = true;
    else if (fault && !here && !hopeless.has(id)) setAside(id, fault);
  }

  async function open(id: string): Promise<Opening> {
    if (leaving.has(id)) return { ok: false, fault: 'missing' };
    const { saves, faults, hurt, size } = await readPair(storage, id);
    const here = kept.get(id);
    const highest = saves[0]?.save.sequence ?? 0;
    // What waits to be written, or was seen whole before, is newer than what the slots say now.
    if (here && (queue.has(id) || here.sequence > highest)) {
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
        games: [...kept.values()]
          .map((game) => listed(game, remains.has(game.save.id)))
          .sort(lastChangedFirst),
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
    look,
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
        undoer: null,
      };
      keep(id, save, 'b', { due: true });
      void queue.ask(id);
      return id;
    },
    save(id, { playthrough: { moves }, position, undoer }) {
      return alter(id, (save) => {
        const found = gameOf(save);
        if (!found.ok) throw new Error(`Game ${id} cannot go on: ${found.fault}`);
        const glance = glanceAt(found.game, position, save.players.length);
        return { ...save, moves, changed: now(), glance, digest: digest(position), undoer };
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

function listed({ save, size }: Kept, remains: boolean): SavedGame {
  const { id, name, game, players, seed, digest: standing, started, changed, moves, glance } = save;
  const cover = { id, name, game, players, seed, digest: standing, started, changed, size };
  return { ...glance, ...cover, moves: moves.length, finished: glance.toMove === null, remains };
}

const lastChangedFirst = (one: SavedGame, two: SavedGame): number =>
  two.changed - one.changed || (one.id < two.id ? -1 : 1);
