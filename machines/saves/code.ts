import * as v from 'valibot';
import { digest, fingerprint } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { sameMove, type AnyMove, type AnyPosition, type Playthrough } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { isLetter, LIMB_LETTERS, readFigures, spell, unspell, writeFigures } from './codeDigits';
import { lector, scribe, type Lector } from './codeWords';

/**
 * A whole game in a message: `SILEX1-` and letters. After the mark come two letters of length, five
 * of checksum and the body, one large number (see `codeDigits.ts`) that holds, in this order: game,
 * rules version, name of the game, players, what the setup has that is not usual, seed, number of
 * moves, a check of the last position, and each move as its place among the legal ones. So a move
 * costs what it tells, and what is read back is legal by construction.
 */
export const CODE_VERSION = 1;
const MARK = `SILEX${CODE_VERSION}-`;
const LENGTH_LETTERS = 2;
const SUM_LETTERS = 5;
const HEAD = LENGTH_LETTERS + SUM_LETTERS;
const SUMS = 62 ** SUM_LETTERS;
/** More limbs than this are no message any more; the longest games stay far below. */
const MOST_LIMBS = 2048;
/** The longest a code may be, all told. */
export const LONGEST_CODE = MARK.length + HEAD + MOST_LIMBS * LIMB_LETTERS;
const MOST_MOVES = 10_000;
const MOST_SEATS = 16;
const LONGEST_NAME = 60;
const LONGEST_SETUP = 2000;
const CHECKS = 2 ** 24;

/** A game that can be handed to somebody else: everything but when it was played. */
export interface SharedGame {
  game: AnyGame;
  /** Given by a player; empty for most. */
  name: string;
  players: readonly Player[];
  playthrough: Playthrough<AnyMove, unknown>;
}

/** Why a text holds no code that can be read. */
export type CodeFault =
  | { fault: 'noGame' | 'cutOff' | 'damaged' | 'tooLong' | 'badPlayers' | 'digestDiffers' }
  | { fault: 'badSetup'; where: string }
  | { fault: 'newerFormat' | 'newerRules' | 'olderRules'; version: number }
  | { fault: 'unknownGame'; game: string }
  | { fault: 'illegalMove'; index: number; reason: string };

export type CodeReading =
  { ok: true; shared: SharedGame; position: AnyPosition } | ({ ok: false } & CodeFault);

/** The code of a game; null for one that is too long for a message. */
export function makeCode({ game, name, players, playthrough }: SharedGame): string | null {
  const { rules } = game;
  const { setup, seed, moves } = playthrough;
  if (moves.length > MOST_MOVES || players.length >= MOST_SEATS) return null;
  const head = scribe();
  head.word(game.id);
  head.whole(game.rulesVersion);
  head.word(name);
  head.pick(players.length, MOST_SEATS);
  for (const player of players) {
    head.pick(player.kind === 'bot' ? 1 : 0, 2);
    head.word(player.name);
    if (player.kind === 'bot') head.word(player.bot);
  }
  head.word(unusual(game.newGame(players.length), setup));
  head.whole(seed);
  head.whole(moves.length);
  const places = scribe();
  const position = rules.deal(setup, seed);
  for (const [index, move] of moves.entries()) {
    const legal = rules.legalMoves(position);
    const place = legal.findIndex((other) => sameMove(other, move));
    if (place === -1) throw new Error(`Move ${index} of a shared game is not legal`);
    places.pick(place, legal.length);
    rules.play(position, move);
  }
  head.pick(checkOf(position), CHECKS);
  const body = writeFigures([...head.figures, ...places.figures]);
  const limbs = body.length / LIMB_LETTERS;
  if (limbs > MOST_LIMBS) return null;
  const length = spell(limbs, LENGTH_LETTERS);
  return MARK + length + sumOf(length + body) + body;
}

/** Reads the first code in a text, whatever stands around it and wherever its lines were broken. */
export function readCode(text: string): CodeReading {
  const found = /SILEX\s{0,3}(\d{1,6})\s{0,3}-/i.exec(text);
  if (!found) return { ok: false, fault: 'noGame' };
  const version = Number(found[1]);
  if (version > CODE_VERSION) return { ok: false, fault: 'newerFormat', version };
  if (version < CODE_VERSION) return { ok: false, fault: 'noGame' };
  const from = found.index + found[0].length;
  const head = lettersFrom(text, from, HEAD);
  const limbs = unspell(head.letters.slice(0, LENGTH_LETTERS));
  if (limbs > MOST_LIMBS) return { ok: false, fault: 'tooLong' };
  const body = lettersFrom(text, head.to, limbs * LIMB_LETTERS);
  if (head.letters.length < HEAD || body.letters.length < limbs * LIMB_LETTERS) {
    return { ok: false, fault: 'cutOff' };
  }
  const length = head.letters.slice(0, LENGTH_LETTERS);
  if (head.letters.slice(LENGTH_LETTERS) !== sumOf(length + body.letters)) {
    return { ok: false, fault: 'damaged' };
  }
  return readBody(lector(readFigures(body.letters)));
}

/** So many letters of the code, past spaces, broken lines and the signs that mail puts before them. */
function lettersFrom(text: string, from: number, count: number) {
  let letters = '';
  let to = from;
  for (; to < text.length && letters.length < count; to++) {
    const letter = text[to]!;
    if (isLetter(letter)) letters += letter;
  }
  return { letters, to };
}

function readBody(body: Lector): CodeReading {
  const id = body.word(LONGEST_NAME);
  const version = body.whole();
  if (id === null || version === null) return { ok: false, fault: 'damaged' };
  const game = findGame(id);
  if (!game) return { ok: false, fault: 'unknownGame', game: id };
  if (version > game.rulesVersion) return { ok: false, fault: 'newerRules', version };
  if (version < game.rulesVersion) return { ok: false, fault: 'olderRules', version };
  const name = body.word(LONGEST_NAME);
  if (name === null) return { ok: false, fault: 'damaged' };
  const players = readPlayers(body);
  const seats = players?.length ?? 0;
  if (!players || seats < game.seats.min || seats > game.seats.max) {
    return { ok: false, fault: 'badPlayers' };
  }
  const setup = readSetup(game, seats, body.word(LONGEST_SETUP));
  if (!setup.success) {
    return { ok: false, fault: 'badSetup', where: v.getDotPath(setup.issues[0]) ?? '' };
  }
  if (game.seatsOf(setup.output) !== seats) return { ok: false, fault: 'badPlayers' };
  const seed = body.whole();
  const count = body.whole();
  if (seed === null || count === null) return { ok: false, fault: 'damaged' };
  if (count > MOST_MOVES) return { ok: false, fault: 'tooLong' };
  return readMoves({ game, name, players }, setup.output, seed, count, body);
}

function readPlayers(body: Lector): Player[] | null {
  const players: Player[] = [];
  for (let left = body.pick(MOST_SEATS); left > 0; left--) {
    const kind = body.pick(2) === 1 ? 'bot' : 'human';
    const name = body.word(LONGEST_NAME);
    const bot = kind === 'bot' ? body.word(LONGEST_NAME) : '';
    if (name === null || bot === null) return null;
    players.push(kind === 'bot' ? { kind, name, bot } : { kind, name });
  }
  return players;
}

function readMoves(
  { game, name, players }: Omit<SharedGame, 'playthrough'>,
  setup: unknown,
  seed: number,
  count: number,
  body: Lector,
): CodeReading {
  const { rules } = game;
  const check = body.pick(CHECKS);
  const position = rules.deal(setup, seed);
  const moves: AnyMove[] = [];
  for (let index = 0; index < count; index++) {
    if (rules.toMove(position) === null) {
      return { ok: false, fault: 'illegalMove', index, reason: 'gameIsOver' };
    }
    const legal = rules.legalMoves(position);
    const move = legal[body.pick(legal.length)]!;
    rules.play(position, move);
    moves.push(move);
  }
  if (!body.isAtTheEnd()) return { ok: false, fault: 'damaged' };
  // Rules that list their moves in another order would lead elsewhere, legally and unnoticed.
  if (checkOf(position) !== check) return { ok: false, fault: 'digestDiffers' };
  const playthrough = { setup, seed, moves };
  return { ok: true, shared: { game, name, players, playthrough }, position };
}

const numberOf = (hex: string): number => Number.parseInt(hex, 16);
const sumOf = (letters: string): string =>
  spell(numberOf(fingerprint(CODE_VERSION + letters)) % SUMS, SUM_LETTERS);
const checkOf = (position: AnyPosition): number => numberOf(digest(position)) % CHECKS;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** How a setup differs from the usual one: nothing, some fields, or all of it, in a list of one. */
function unusual(usual: unknown, setup: unknown): string {
  if (!isFields(usual) || !isFields(setup) || Object.keys(usual).some((key) => !(key in setup))) {
    return JSON.stringify([setup]);
  }
  const fields = Object.entries(setup).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
  );
  return fields.length === 0 ? '' : JSON.stringify(Object.fromEntries(fields));
}

/** The setup that was written by `unusual`, held against the game's own schema. */
function readSetup(game: AnyGame, seats: number, written: string | null) {
  let data: unknown;
  try {
    data = written ? JSON.parse(written) : written;
  } catch {
    data = null;
  }
  const usual = game.newGame(seats);
  const setup =
    data === ''
      ? usual
      : Array.isArray(data)
        ? data[0]
        : isFields(data) && isFields(usual)
          ? { ...usual, ...data }
          : null;
  return v.safeParse(game.schemas.setup, setup);
}
