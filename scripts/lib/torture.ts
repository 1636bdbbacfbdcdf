import { memoryStorage } from '@/__tests__/helpers/memoryStorage';
import { below, seeded, type Chance } from '@/machines/core/chance';
import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import type { AnyMove, Playthrough } from '@/machines/core/rules';
import { openShelf } from '@/machines/saves/shelf';
import type { Shelf } from '@/machines/saves/shelfTypes';
import { readPair, SLOTS, slotKey, type Slot } from '@/machines/saves/slots';
import type { Storage } from '@/machines/saves/storage';
import {
  badStorage,
  cutAnywhere,
  flipAnywhere,
  MISHAPS,
  type Disk,
  type Mishap,
} from './badStorage';

/** Where the app is stopped, and what goes bad while nobody looks. */
const STOPS = ['stops before', 'stops during', 'stops after'] as const;
const ROT = ['later truncated', 'later flipped', 'later missing', 'later stale'] as const;
const INDEX = ['loses the index', 'cannot list'] as const;
/** How a device answers that does not know what it holds. */
const LISTS: Record<(typeof INDEX)[number], Storage['keys']> = {
  'loses the index': async () => [],
  'cannot list': () => Promise.reject(new Error('No list')),
};
export const FAULTS = [...STOPS, ...MISHAPS, ...ROT, ...INDEX] as const;
export type Fault = (typeof FAULTS)[number];

/** What became of the games under one kind of fault. */
export interface Toll {
  seen: number;
  /** Committed moves that were gone. */
  lost: number;
  /** Times that nothing could be opened, or not played on. */
  stuck: number;
}

export interface Ordeal {
  players: number;
  moves: number;
  writes: number;
  /** Times the game was opened in full, played again and played on. */
  reopened: number;
  tolls: Record<Fault, Toll>;
}

/** One of so many reopenings is done in full: the others read both slots and compare. */
const FULL_EVERY = 40;

/** A whole game at random, about as long as people's: it buys what it can. */
export function briskGame(game: AnyGame, players: number, seed: number, most = Infinity): Played {
  const { rules } = game;
  const setup = game.newGame(players);
  const chance = seeded(seed);
  const position = rules.deal(setup, seed);
  const moves: AnyMove[] = [];
  const digests = [digest(position)];
  while (rules.toMove(position) !== null && moves.length < most) {
    const legal = rules.legalMoves(position);
    const tries = Array.from({ length: 4 }, () => legal[below(chance, legal.length)]!);
    const move = tries.reduce((best, next) => (appeal(next) > appeal(best) ? next : best));
    rules.play(position, move);
    moves.push(move);
    digests.push(digest(position));
  }
  return { game, players, playthrough: { setup, seed, moves }, digests };
}

/** What brings a game to its end: cards and buildings, and many workers at a time. */
function appeal(move: AnyMove): number {
  const { type, place, workers } = move as { type: string; place?: string; workers?: number };
  if (type === 'pay') return 9;
  if (type !== 'place') return 0;
  return /^(card|building)/.test(place ?? '') ? 8 : (workers ?? 0);
}

export interface Played {
  game: AnyGame;
  players: number;
  playthrough: Playthrough<AnyMove, unknown>;
  /** Fingerprints after the deal and after every move. */
  digests: readonly string[];
}

/** One game, or its first moves, through everything that can go wrong, each at every one of its writes. */
export async function ordeal(
  game: AnyGame,
  players: number,
  seed: number,
  most = Infinity,
): Promise<Ordeal> {
  const played = briskGame(game, players, seed, most);
  const found: Ordeal = {
    players,
    moves: played.playthrough.moves.length,
    writes: 0,
    reopened: 0,
    tolls: Object.fromEntries(
      FAULTS.map((fault) => [fault, { seen: 0, lost: 0, stuck: 0 }]),
    ) as Record<Fault, Toll>,
  };
  const trial = new Trial(played, found, seeded(seed + 1));
  await trial.stopped();
  for (const mishap of MISHAPS) await trial.under(mishap);
  return found;
}

class Trial {
  private id = '';
  /** Moves after which the next decision was offered with nothing to complain of. */
  private committed = 0;
  private begun = false;
  private checks: Promise<void>[] = [];

  constructor(
    private readonly played: Played,
    private readonly found: Ordeal,
    private readonly chance: Chance,
  ) {}

  /** Stops before, during and after every write; and what goes bad after it. */
  async stopped(): Promise<void> {
    const { chance } = this;
    /** What each slot held before it was last written. */
    const stale = new Map<string, string>();
    const storage = badStorage({
      mishap: null,
      chance,
      onWrite: (disk, key, text) => {
        const during = new Map(disk).set(key, cutAnywhere(text, chance));
        const after = new Map(disk).set(key, text);
        this.check('stops before', new Map(disk));
        this.check('stops during', during);
        this.check('stops after', after);
        const before = disk.get(key);
        if (before !== undefined) stale.set(key, before);
      },
      onWritten: (disk) => {
        const slot = SLOTS[below(chance, SLOTS.length)]!;
        for (const rot of ROT) this.check(rot, this.rotten(rot, disk, stale, slot));
        for (const fault of INDEX) this.check(fault, new Map(disk), LISTS[fault]);
      },
    });
    await this.play(storage);
    this.found.writes = storage.writes;
  }

  /** The same mishap at every write of the game. */
  async under(mishap: Mishap): Promise<void> {
    const storage = badStorage({
      mishap,
      chance: this.chance,
      onMishap: (disk) => this.check(mishap, new Map(disk)),
    });
    await this.play(storage);
    if (storage.mostAtOnce > 1) this.found.tolls[mishap].stuck++;
    // In the end everything is there, whatever it took.
    this.check(mishap, new Map(storage.disk));
    await this.settle();
  }

  private rotten(rot: (typeof ROT)[number], disk: Disk, stale: Disk, slot: Slot): Disk {
    const bad = new Map(disk);
    const key = slotKey(this.id, slot);
    const text = bad.get(key);
    if (text === undefined) return bad;
    if (rot === 'later truncated') bad.set(key, cutAnywhere(text, this.chance));
    else if (rot === 'later flipped') bad.set(key, flipAnywhere(text, this.chance));
    else if (rot === 'later missing') bad.delete(key);
    else bad.set(key, stale.get(key) ?? text);
    return bad;
  }

  /** Plays the game through a shelf as a table does: a decision, its save, the next decision. */
  private async play(storage: Storage): Promise<void> {
    const { game, players, playthrough } = this.played;
    const { rules } = game;
    const shelf = shelfOn(storage);
    const position = rules.deal(playthrough.setup, playthrough.seed);
    this.begun = false;
    this.committed = 0;
    this.id = shelf.begin({ game, players: people(players), ...playthrough });
    await shelf.settled();
    this.begun = true;
    for (const [index, move] of playthrough.moves.entries()) {
      rules.play(position, move);
      const moves = playthrough.moves.slice(0, index + 1);
      const written = await shelf.save(this.id, {
        playthrough: { ...playthrough, moves },
        position,
      });
      // A move that could not be written at once is played on with, and promised nothing yet.
      if (written) this.committed = index + 1;
      // Some tables go on while the device still tries.
      if (index % 3 !== 0) await shelf.settled();
      if (shelf.state().status === 'saved') this.committed = index + 1;
      await this.settle();
    }
    await shelf.settled();
    this.committed = playthrough.moves.length;
  }

  /** Looks at a disk as the next start of the app would. */
  private check(fault: Fault, disk: Disk, keys?: Storage['keys']): void {
    const { committed, begun } = this;
    // Before the first save is through there is no game to lose.
    if (begun) this.checks.push(this.reopen(fault, disk, committed, keys));
  }

  private settle = async () => {
    await Promise.all(this.checks);
    this.checks = [];
  };

  private async reopen(
    fault: Fault,
    disk: Disk,
    committed: number,
    keys?: Storage['keys'],
  ): Promise<void> {
    const toll = this.found.tolls[fault];
    toll.seen++;
    const storage = memoryStorage(new Map(disk));
    const full = toll.seen % FULL_EVERY === 0;
    const count = full
      ? await this.openedIn({ ...storage, keys: keys ?? storage.keys })
      : await this.readIn(storage);
    if (count === null) toll.stuck++;
    if ((count ?? 0) < committed) toll.lost += committed - (count ?? 0);
  }

  /** How many moves the slots hold, if they hold this very game. */
  private async readIn(storage: Storage): Promise<number | null> {
    const { saves } = await readPair(storage, this.id);
    const save = saves[0]?.save;
    return save && this.played.digests[save.moves.length] === save.digest
      ? save.moves.length
      : null;
  }

  /** The same by the whole way: opened, played again, and played on. */
  private async openedIn(storage: Storage): Promise<number | null> {
    this.found.reopened++;
    const shelf = shelfOn(storage);
    const opening = await shelf.open(this.id);
    if (!opening.ok) return null;
    const { playthrough, position, game } = opening;
    const count = playthrough.moves.length;
    if (digest(position) !== this.played.digests[count]) return null;
    const next = this.played.playthrough.moves[count];
    if (!next) return count;
    game.rules.play(position, next);
    const moves = [...playthrough.moves, next];
    await shelf.save(this.id, { playthrough: { ...playthrough, moves }, position });
    await shelf.settled();
    return (await this.readIn(storage)) === count + 1 ? count : null;
  }
}

const people = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'human', name: 'Ana' }) as const);

const shelfOn = (storage: Storage): Shelf =>
  openShelf(storage, { now: () => 1, random: () => 0.5, wait: () => Promise.resolve() });

/** All the tolls of many games together. */
export function addUp(ordeals: readonly Ordeal[]): Record<Fault, Toll> {
  const sum = (fault: Fault, field: keyof Toll) =>
    ordeals.reduce((total, { tolls }) => total + tolls[fault][field], 0);
  return Object.fromEntries(
    FAULTS.map((fault) => [
      fault,
      { seen: sum(fault, 'seen'), lost: sum(fault, 'lost'), stuck: sum(fault, 'stuck') },
    ]),
  ) as Record<Fault, Toll>;
}
