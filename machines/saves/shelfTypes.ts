import type { AnyGame } from '@/machines/core/game';
import type { AnyMove, AnyPosition, Playthrough, Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import type { SaveStatus } from './queue';
import type { OpenedGame } from './opening';
import type { Glance, SaveFault } from './save';
import type { Trouble } from './storage';

/** A game as the shelf lists it. */
export interface SavedGame extends Glance {
  id: string;
  /** Empty unless a player gave it one. */
  name: string;
  game: string;
  players: readonly Player[];
  /** What it was dealt from, and the fingerprint of how it stands: by these a copy is known. */
  seed: number;
  digest: string;
  moves: number;
  finished: boolean;
  /** In milliseconds, as clocks count. */
  started: number;
  changed: number;
  /** How many characters it takes on the device, with its second slot. */
  size: number;
  /** Bytes of it that could not be read are put away, and can be handed out. */
  remains: boolean;
}

/** A game that cannot be opened. Its bytes stay where they are. */
export type BrokenGame = { id: string } & SaveFault;

/** All there is to show. A new object after each change, the same one in between. */
export interface ShelfState {
  /** False until the device has said which games there are, or could not. */
  loaded: boolean;
  /** The device could not be read: the list may lack games. */
  unreadable: boolean;
  /** Last changed first. */
  games: readonly SavedGame[];
  broken: readonly BrokenGame[];
  status: SaveStatus;
  /** Why something cannot be written just now. */
  trouble: Trouble | null;
  /** Something was played or changed that is not on the device yet. */
  unsaved: boolean;
}

/** A game to be laid on the table. */
export interface Beginning {
  game: AnyGame;
  name?: string;
  players: readonly Player[];
  setup: unknown;
  seed: number;
}

/** How a game stands after a move, or after one was taken back. */
export interface Standing {
  playthrough: Playthrough<AnyMove, unknown>;
  /** Where the playthrough leads to: the table has it at hand. */
  position: AnyPosition;
  /** Who may take moves back, where the table says so. */
  undoer?: Seat | null;
}

/** `earlier`: the newest slot could not be opened, this is the one before it. */
export type Opening = ({ ok: true; earlier: boolean } & OpenedGame) | ({ ok: false } & SaveFault);

export interface Shelf {
  state(): ShelfState;
  subscribe(listener: () => void): () => void;
  /** Reads the list from the device again; the first reading starts by itself. */
  load(): Promise<void>;
  /** Reads one game of it again: another window has changed it. */
  look(id: string): Promise<void>;
  /** Writes a new game down and says under which id. */
  begin(beginning: Beginning): string;
  /**
   * Writes down how a game stands. The game must have been begun or opened here. Says true when it
   * is written twice, false when it could not be at once: it is tried again until it is.
   */
  save(id: string, standing: Standing): Promise<boolean>;
  open(id: string): Promise<Opening>;
  rename(id: string, name: string): void;
  remove(id: string): void;
  /** Tries at once what could not be written. */
  retry(): void;
  /** When everything is written. */
  settled(): Promise<void>;
}

/** What the rules must not have and a shelf needs: a clock, chance from 0 to 1, and patience. */
export interface Surroundings {
  now(): number;
  random(): number;
  wait?(ms: number): Promise<void>;
}
