import type { GenericSchema } from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Bot } from './bots';
import type { AnyMove, AnyNews, AnyPosition, Playthrough, Rules } from './rules';

/** Anything that can be written as JSON. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Leads a game that was played by one version of the rules to the next. */
export interface Migration {
  /** What changed, in a few words. */
  name: string;
  /** Null for a game that cannot be led over: it can still be looked at. */
  migrate(old: Playthrough<AnyMove, unknown>): Playthrough<AnyMove, unknown> | null;
}

/**
 * The bots that sit down with people: each level, weakest first, in each temper. The bot of a level
 * and a temper has the name that `invite` gives it.
 */
export interface Company {
  levels: readonly string[];
  tempers: readonly string[];
}

export const invite = (level: string, temper: string): string => `${level}.${temper}`;

/** The level and temper of a bot's name, or null for one that is not part of the company. */
export function invited(
  { levels, tempers }: Company,
  bot: string,
): { level: string; temper: string } | null {
  for (const level of levels) {
    for (const temper of tempers) if (bot === invite(level, temper)) return { level, temper };
  }
  return null;
}

/** A game on the shelf, without a face: everything but the screens. */
export interface Game<
  Position extends AnyPosition,
  Move extends AnyMove,
  Setup,
  News extends AnyNews,
> {
  id: string;
  /** Goes up with every change that makes an old playthrough come out differently. */
  rulesVersion: number;
  /**
   * By the version they lead on from. A version without one changed nothing in most games: those
   * go on if they still come out the same.
   */
  migrations: Readonly<Record<number, Migration>>;
  seats: { min: number; max: number };
  rules: Rules<Position, Move, Setup, News>;
  machine: AnyStateMachine;
  bots: Readonly<Record<string, Bot<Position, Move>>>;
  /** Which bots a player may invite. */
  company: Company;
  /** What is agreed when nobody asks for anything else. */
  newGame(players: number): Setup;
  /** How many seats a setup is for. */
  seatsOf(setup: Setup): number;
  /** The doubt at the edge: what a setup and a move from outside must look like. */
  schemas: { setup: GenericSchema<unknown, Setup>; move: GenericSchema<unknown, Move> };
  /** The deal and the result in the plain ids of the rule book, for a record. */
  describeDeal(position: Position): Json;
  describeResult(position: Position): Json;
}

/** Any game of the registry, for what works on all of them. */
export type AnyGame = Game<AnyPosition, AnyMove, unknown, AnyNews>;
