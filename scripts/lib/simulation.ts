import { accessSync, constants, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as v from 'valibot';
import type { AnyGame } from '@/machines/core/game';
import { ALL_GAMES, findGame } from '@/machines/games';
import { Complaint, oneOf, sentenceOf } from './complaint';

/** A run that can be played: everything a worker needs to know, as plain data. */
export interface Simulation {
  game: string;
  players: number;
  /** One name per seat. */
  bots: readonly string[];
  setup: unknown;
  seed: number;
  /** Number of the first game: `--from 41 --games 1` plays the 41st of a long run again. */
  from: number;
  games: number;
  /** Where records are written, or null. */
  records: string | null;
}

export interface Request {
  simulation: Simulation;
  workers: number;
  json: boolean;
}

export const USAGE = `npm run simulate -- [options]
  --game NAME      the game, stone-age unless told otherwise
  --players N      seats at the table (2)
  --bots NAMES     one name for all seats, or one per seat with commas (random)
  --games N        how many games (100)
  --seed N         any whole number; the same seed gives the same games (1)
  --from N         number of the first game (0)
  --edition NAME   which printing of the rules (revised)
  --records DIR    write each game down there, as a record that the app can read
  --workers N      processes to share the games (one per core)
  --json           print one JSON object instead of tables`;

const OPTIONS = {
  game: { type: 'string', default: 'stone-age' },
  players: { type: 'string', default: '2' },
  bots: { type: 'string', default: 'random' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  edition: { type: 'string' },
  records: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** Reads the command line, or throws a `Complaint`; null when only help is asked for. */
export function readRequest(args: readonly string[]): Request | null {
  const values = parse(args);
  if (values.help) return null;
  const game = findGame(values.game);
  if (!game) {
    const shelf = oneOf(ALL_GAMES.map(({ id }) => id));
    throw new Complaint(`There is no game called "${values.game}": choose ${shelf}.`);
  }
  const { min, max } = game.seats;
  const players = whole('players', values.players, min, max);
  const simulation: Simulation = {
    game: game.id,
    players,
    bots: readBots(game, players, values.bots),
    setup: readSetup(game, players, values.edition),
    seed: whole('seed', values.seed, 0),
    from: whole('from', values.from, 0),
    games: whole('games', values.games, 1),
    records: values.records === undefined ? null : path.resolve(values.records),
  };
  const workers =
    values.workers === undefined ? availableParallelism() : whole('workers', values.workers, 1);
  if (simulation.records !== null) openFolder(simulation.records);
  return { simulation, workers, json: values.json };
}

/** The command that plays one game of a run again. */
export function commandFor(simulation: Simulation, index: number): string {
  const { game, players, bots, setup, seed } = simulation;
  const edition = editionOf(setup);
  const options = [
    `--game ${game} --players ${players} --bots ${bots.join()}`,
    ...(edition === null ? [] : [`--edition ${edition}`]),
    `--seed ${seed} --from ${index} --games 1`,
  ];
  return `npm run simulate -- ${options.join(' ')}`;
}

/** The edition that was agreed on, in games that have several. */
export function editionOf(setup: unknown): string | null {
  const { edition } = setup as { edition?: unknown };
  return typeof edition === 'string' ? edition : null;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new Complaint(sentenceOf(error));
  }
}

function whole(option: string, text: string, least: number, most?: number): number {
  const number = Number(text);
  const fits =
    /^\d+$/.test(text) &&
    Number.isSafeInteger(number) &&
    number >= least &&
    number <= (most ?? number);
  if (fits) return number;
  const range =
    most === undefined
      ? `a whole number, ${least} or more`
      : `a whole number from ${least} to ${most}`;
  throw new Complaint(`--${option} must be ${range}, not "${text}".`);
}

function readBots(game: AnyGame, players: number, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const known = Object.keys(game.bots);
  for (const name of names) {
    if (!known.includes(name)) {
      throw new Complaint(`${game.id} has no bot called "${name}": choose ${oneOf(known)}.`);
    }
  }
  if (names.length === 1) return Array.from({ length: players }, () => names[0]!);
  if (names.length !== players) {
    throw new Complaint(
      `--bots names ${names.length} bots for ${players} seats: give one for all, or one per seat.`,
    );
  }
  return names;
}

function readSetup(game: AnyGame, players: number, edition: string | undefined): unknown {
  const usual = game.newGame(players);
  if (edition === undefined) return usual;
  const parsed = v.safeParse(game.schemas.setup, { ...(usual as object), edition });
  if (parsed.success) return parsed.output;
  // The schema itself says which editions there are: ("revised" | "first").
  const known = [...(parsed.issues[0].expected ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  const choice = known.length > 0 ? `choose ${oneOf(known)}` : 'it has only one';
  throw new Complaint(`${game.id} has no edition called "${edition}": ${choice}.`);
}

function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new Complaint(`No records can be written to "${folder}" (${code}).`);
  }
}
