import * as v from 'valibot';
import { digest } from '@/machines/core/digest';
import type { AnyGame, Json } from '@/machines/core/game';
import {
  IllegalPlaythrough,
  replay,
  type AnyMove,
  type AnyNews,
  type Playthrough,
  type Seat,
} from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { doubt, type Doubt } from './doubt';

export const RECORD_FORMAT = 'silex-record';
export const RECORD_VERSION = 1;

/** One move with who made it and everything it did. */
export interface RecordedMove {
  seat: Seat;
  move: AnyMove;
  news: readonly AnyNews[];
}

/** A whole game, running or finished, that can be checked with nothing but the rule book. */
export interface GameRecord {
  format: typeof RECORD_FORMAT;
  version: number;
  game: string;
  rules: number;
  players: readonly Player[];
  setup: unknown;
  seed: number;
  deal: Json;
  moves: readonly RecordedMove[];
  result: Json;
  /** Fingerprint of the position after the last move. */
  digest: string;
}

/** What a record was made from, and what reading one gives back. */
export interface RecordedGame {
  game: AnyGame;
  players: readonly Player[];
  playthrough: Playthrough<AnyMove, unknown>;
}

/** Why a text is not a record that can be read. */
export type RecordFault =
  | { fault: Doubt }
  | { fault: 'notARecord'; where: string }
  | { fault: 'newerFormat' | 'newerRules' | 'olderRules'; version: number }
  | { fault: 'unknownGame'; game: string }
  | { fault: 'badSetup' | 'badPlayers'; where: string }
  | { fault: 'badMove'; index: number; where: string }
  | { fault: 'illegalMove'; index: number; reason: string }
  | { fault: 'wrongSeat' | 'newsDiffer'; index: number }
  | { fault: 'dealDiffers' | 'resultDiffers' | 'digestDiffers' };

export type Reading = { ok: true; record: RecordedGame } | ({ ok: false } & RecordFault);

/** Writes a playthrough down with its deal, its news and its result. */
export function makeRecord({ game, players, playthrough }: RecordedGame): GameRecord {
  const { rules } = game;
  const { setup, seed } = playthrough;
  const moves: RecordedMove[] = [];
  const position = replay(rules, playthrough, (seat, move, news) => {
    moves.push({ seat, move, news });
  });
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.id,
    rules: game.rulesVersion,
    players,
    setup,
    seed,
    deal: game.describeDeal(rules.deal(setup, seed)),
    moves,
    result: game.describeResult(position),
    digest: digest(position),
  };
}

const NAME = v.pipe(v.string(), v.maxLength(60));
const playerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('human'), name: NAME }),
  v.strictObject({ kind: v.literal('bot'), name: NAME, bot: NAME }),
]);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The first look: enough to know whose record it is before its insides are judged. */
const coverSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: whole,
  game: v.pipe(v.string(), v.maxLength(60)),
  rules: whole,
});

const recordSchema = v.strictObject({
  ...coverSchema.entries,
  players: v.array(v.unknown()),
  setup: v.unknown(),
  seed: whole,
  deal: v.unknown(),
  moves: v.array(v.strictObject({ seat: whole, move: v.unknown(), news: v.array(v.unknown()) })),
  result: v.unknown(),
  digest: v.string(),
});

/** Reads a record, doubting everything: its form, its moves, its dice and its sums. */
export function readRecord(text: string): Reading {
  const doubted = doubt(text);
  if (!doubted.ok) return doubted;
  const { data } = doubted;
  const cover = v.safeParse(coverSchema, data);
  if (!cover.success) return { ok: false, fault: 'notARecord', where: whereOf(cover.issues) };
  const { version, game: id, rules } = cover.output;
  if (version > RECORD_VERSION) return { ok: false, fault: 'newerFormat', version };
  const game = findGame(id);
  if (!game) return { ok: false, fault: 'unknownGame', game: id };
  if (rules > game.rulesVersion) return { ok: false, fault: 'newerRules', version: rules };
  if (rules < game.rulesVersion) return { ok: false, fault: 'olderRules', version: rules };
  const whole = v.safeParse(recordSchema, data);
  if (!whole.success) return { ok: false, fault: 'notARecord', where: whereOf(whole.issues) };
  return readInsides(game, whole.output);
}

type Insides = v.InferOutput<typeof recordSchema>;

function readInsides(game: AnyGame, record: Insides): Reading {
  const setup = v.safeParse(game.schemas.setup, record.setup);
  if (!setup.success) return { ok: false, fault: 'badSetup', where: whereOf(setup.issues) };
  const seats = game.seatsOf(setup.output);
  const players = v.safeParse(v.pipe(v.array(playerSchema), v.length(seats)), record.players);
  if (!players.success) return { ok: false, fault: 'badPlayers', where: whereOf(players.issues) };
  const moves: AnyMove[] = [];
  for (const [index, { move }] of record.moves.entries()) {
    const parsed = v.safeParse(game.schemas.move, move);
    if (!parsed.success) {
      return { ok: false, fault: 'badMove', index, where: whereOf(parsed.issues) };
    }
    moves.push(parsed.output);
  }
  const playthrough = { setup: setup.output, seed: record.seed, moves };
  const read: RecordedGame = { game, players: players.output, playthrough };
  const fault = check(read, record);
  return fault ? { ok: false, ...fault } : { ok: true, record: read };
}

/** Plays the game again and compares all that the record says with what really happens. */
function check(read: RecordedGame, record: Insides): RecordFault | null {
  let made: GameRecord;
  try {
    made = makeRecord(read);
  } catch (error) {
    if (!(error instanceof IllegalPlaythrough)) throw error;
    return { fault: 'illegalMove', index: error.index, reason: error.refusal.reason };
  }
  if (!same(made.deal, record.deal)) return { fault: 'dealDiffers' };
  for (const [index, { seat, news }] of made.moves.entries()) {
    const written = record.moves[index]!;
    if (seat !== written.seat) return { fault: 'wrongSeat', index };
    if (!same(news, written.news)) return { fault: 'newsDiffer', index };
  }
  if (!same(made.result, record.result)) return { fault: 'resultDiffers' };
  return made.digest === record.digest ? null : { fault: 'digestDiffers' };
}

/** Equal as data, whatever the order of the fields. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  );
}

/** Where in the data the first fault lies, as a path: `moves.3.seat`. */
const whereOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues[0] ? (v.getDotPath(issues[0]) ?? '') : '';
