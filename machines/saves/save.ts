import * as v from 'valibot';
import { digest, fingerprint } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import {
  IllegalPlaythrough,
  replay,
  type AnyMove,
  type AnyPosition,
  type Playthrough,
  type Seat,
} from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';

export const SAVE_FORMAT = 'silex-save';
export const SAVE_VERSION = 1;

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
  /** Goes up with every writing: of two slots the higher one is the newer. */
  sequence: number;
  glance: Glance;
  /** Fingerprint of the position after the last move. */
  digest: string;
}

/** Why a save cannot be opened. */
export type SaveFault =
  | { fault: 'missing' | 'unreadable' | 'notJson' | 'damaged' | 'digestDiffers' | 'replayFailed' }
  | { fault: 'notASave' | 'badSetup' | 'badPlayers'; where: string }
  | { fault: 'newerFormat' | 'newerRules' | 'olderRules'; version: number }
  | { fault: 'unknownGame'; game: string }
  | { fault: 'badMove'; index: number; where: string }
  | { fault: 'illegalMove'; index: number; reason: string };

export type Cover = { ok: true; save: Save } | ({ ok: false } & SaveFault);

/** A save that was played again to the end: all that a table needs to go on. */
export interface OpenedGame {
  save: Save;
  game: AnyGame;
  players: readonly Player[];
  playthrough: Playthrough<AnyMove, unknown>;
  position: AnyPosition;
}

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

/** The save as it is stored, with the fingerprint by which damage is found. */
export function writeSave(save: Save): string {
  return JSON.stringify({ ...save, checksum: fingerprint(JSON.stringify(save)) });
}

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
  moves: v.array(v.looseObject({ type: v.string() })),
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
});

/** Enough to tell a save of a newer Silex from a damaged one. */
const formatSchema = v.object({ format: v.literal(SAVE_FORMAT), version: whole });

/** Reads what is stored, whole and undamaged, without playing it again: enough for a list. */
export function readCover(stored: string): Cover {
  let data: unknown;
  try {
    data = JSON.parse(stored);
  } catch {
    return { ok: false, fault: 'notJson' };
  }
  const format = v.safeParse(formatSchema, data);
  if (!format.success) return { ok: false, fault: 'notASave', where: whereOf(format.issues) };
  const { version } = format.output;
  if (version > SAVE_VERSION) return { ok: false, fault: 'newerFormat', version };
  const { checksum, ...rest } = data as Record<string, unknown>;
  if (checksum !== fingerprint(JSON.stringify(rest))) return { ok: false, fault: 'damaged' };
  const save = v.safeParse(saveSchema, rest);
  if (!save.success) return { ok: false, fault: 'notASave', where: whereOf(save.issues) };
  return { ok: true, save: save.output };
}

/** The game a save belongs to, if this Silex has it and plays it by the same rules. */
export function gameOf(save: Save): { ok: true; game: AnyGame } | ({ ok: false } & SaveFault) {
  const game = findGame(save.game);
  if (!game) return { ok: false, fault: 'unknownGame', game: save.game };
  const { rules: version } = save;
  if (version > game.rulesVersion) return { ok: false, fault: 'newerRules', version };
  if (version < game.rulesVersion) return { ok: false, fault: 'olderRules', version };
  return { ok: true, game };
}

export type Opened = ({ ok: true } & OpenedGame) | ({ ok: false } & SaveFault);

/** Plays a save again, doubting its table and every move. */
export function openSave(save: Save): Opened {
  const found = gameOf(save);
  if (!found.ok) return found;
  const { game } = found;
  const setup = v.safeParse(game.schemas.setup, save.setup);
  if (!setup.success) return { ok: false, fault: 'badSetup', where: whereOf(setup.issues) };
  if (save.players.length !== game.seatsOf(setup.output)) {
    return { ok: false, fault: 'badPlayers', where: String(save.players.length) };
  }
  const moves: AnyMove[] = [];
  for (const [index, move] of save.moves.entries()) {
    const parsed = v.safeParse(game.schemas.move, move);
    if (!parsed.success) {
      return { ok: false, fault: 'badMove', index, where: whereOf(parsed.issues) };
    }
    moves.push(parsed.output);
  }
  const playthrough = { setup: setup.output, seed: save.seed, moves };
  let position: AnyPosition;
  try {
    position = replay(game.rules, playthrough);
  } catch (error) {
    // Whatever is wrong with it, the other slot may still be good.
    return error instanceof IllegalPlaythrough
      ? { ok: false, fault: 'illegalMove', index: error.index, reason: error.refusal.reason }
      : { ok: false, fault: 'replayFailed' };
  }
  if (digest(position) !== save.digest) return { ok: false, fault: 'digestDiffers' };
  return { ok: true, save, game, players: save.players, playthrough, position };
}

function whereOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const path = issues[0]?.path ?? [];
  return path.map(({ key }) => String(key)).join('.');
}
