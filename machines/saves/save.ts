import * as v from 'valibot';
import type { AnyGame } from '@/machines/core/game';
import type { AnyMove, AnyPosition, Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import type { Doubt } from './doubt';
import { moveShape, packedSchema, packMoves, unpackMoves } from './packing';
import { seal, unseal } from './seal';

export const SAVE_FORMAT = 'silex-save';
/** 1 wrote every move out; 2 packed them (see `packing.ts`); 3 says who may undo. All are read. */
export const SAVE_VERSION = 3;

/** What the shelf shows of a game without playing it again. */
export interface Glance {
  phase: string;
  /** Who has to decide; null when the game is over. */
  toMove: Seat | null;
  winners: readonly Seat[];
  /** Null in a game that has no such thing. */
  round: number | null;
  points: readonly number[] | null;
}

/** One running or finished game, complete in itself: the deal, the moves, and who plays. */
export interface Save {
  format: typeof SAVE_FORMAT;
  version: number;
  id: string;
  /** Given by a player; empty for a game that goes by its players. */
  name: string;
  game: string;
  /** The version of the rules it is played by. */
  rules: number;
  players: readonly Player[];
  setup: unknown;
  seed: number;
  moves: readonly AnyMove[];
  /** In milliseconds, as clocks count. */
  started: number;
  changed: number;
  /** Goes up with every change that is written: of two slots the higher one is the newer. */
  sequence: number;
  glance: Glance;
  /** Fingerprint of the position after the last move. */
  digest: string;
  /** Who may take moves back; absent where that was not written: then whoever moved last. */
  undoer?: Seat | null;
}

/** Why a save cannot be opened. */
export type SaveFault =
  | { fault: 'missing' | 'unreadable' | 'damaged' | 'digestDiffers' | 'replayFailed' }
  | { fault: Doubt }
  | { fault: 'notASave' | 'badSetup' | 'badPlayers'; where: string }
  | { fault: 'newerFormat' | 'newerRules' | 'olderRules'; version: number }
  | { fault: 'unknownGame'; game: string }
  | { fault: 'badMove'; index: number; where: string }
  | { fault: 'illegalMove'; index: number; reason: string };

export type Cover = { ok: true; save: Save } | ({ ok: false } & SaveFault);

/** Positions say what the contract asks for; many also show a round and points. */
const shown = {
  round: v.pipe(v.number(), v.integer()),
  points: v.array(v.number()),
};

/** What there is to see of a position in passing. */
export function glanceAt(game: AnyGame, position: AnyPosition, seats: number): Glance {
  const { rules } = game;
  const { round, points } = position as { round?: unknown; points?: unknown };
  return {
    phase: position.phase,
    toMove: rules.toMove(position),
    winners: rules.outcome(position)?.winners ?? [],
    round: v.is(shown.round, round) ? round : null,
    points: v.is(shown.points, points) ? points.slice(0, seats) : null,
  };
}

/** The save as it is stored: moves packed, and sealed with the checksum that finds damage. */
export const writeSave = (save: Save): string =>
  seal({ ...save, version: SAVE_VERSION, moves: packMoves(save.moves) });

/** The number of a stored save by its looks: quick, and doubted by whoever acts on it. */
export const sequenceIn = (stored: string): number =>
  Number(/"sequence":(\d+)/.exec(stored)?.[1] ?? -1);

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const playerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('human'), name: text(60) }),
  v.strictObject({ kind: v.literal('bot'), name: text(60), bot: text(60) }),
]);

const saveSchema = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  version: whole,
  id: text(60),
  name: text(60),
  game: text(60),
  rules: whole,
  players: v.array(playerSchema),
  setup: v.unknown(),
  seed: whole,
  moves: v.union([packedSchema, v.array(moveShape)]),
  started: v.number(),
  changed: v.number(),
  sequence: whole,
  glance: v.strictObject({
    phase: text(60),
    toMove: v.nullable(whole),
    winners: v.array(whole),
    round: v.nullable(v.number()),
    points: v.nullable(v.array(v.number())),
  }),
  digest: v.string(),
  undoer: v.optional(v.nullable(whole)),
});

/** Enough to tell a save of a newer Silex from a damaged one. */
const formatSchema = v.object({ format: v.literal(SAVE_FORMAT), version: whole });

/** Reads what is stored, whole and undamaged, without playing it again: enough for a list. */
export function readCover(stored: string): Cover {
  const read = unseal(stored);
  if (!read.ok) return read;
  const format = v.safeParse(formatSchema, read.data);
  if (!format.success) return { ok: false, fault: 'notASave', where: whereOf(format.issues) };
  const { version } = format.output;
  if (version > SAVE_VERSION) return { ok: false, fault: 'newerFormat', version };
  if (!read.sealed) return { ok: false, fault: 'damaged' };
  const save = v.safeParse(saveSchema, read.data);
  if (!save.success) return { ok: false, fault: 'notASave', where: whereOf(save.issues) };
  const { moves: written } = save.output;
  const moves = Array.isArray(written) ? written : unpackMoves(written);
  if (!moves) return { ok: false, fault: 'notASave', where: 'moves.order' };
  return { ok: true, save: { ...save.output, version: SAVE_VERSION, moves } };
}

/** Where in the data the first fault lies, as a path: `moves.3.type`. */
export function whereOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const path = issues[0]?.path ?? [];
  return path.map(({ key }) => String(key)).join('.');
}
