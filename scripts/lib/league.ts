import { botSeed, think, type Bot } from '@/machines/core/bots';
import type { AnyGame } from '@/machines/core/game';
import type { AnyMove, AnyPosition } from '@/machines/core/rules';
import { findGame } from '@/machines/games';
import { gameSeed } from './headless';

/** Some games of one table: who sits there, and which games of the run are played. */
export interface Table {
  game: string;
  bots: readonly string[];
  seed: number;
  from: number;
  games: number;
}

/** What one sitter did at a table. */
export interface Tally {
  bot: string;
  games: number;
  /** A shared win counts in parts. */
  wins: number;
  points: number;
  /** Sum of the scores of games that it won. */
  winningPoints: number;
  decisions: number;
  milliseconds: number;
}

export type AnyBot = Bot<AnyPosition, AnyMove>;
export type FindBot = (game: AnyGame, name: string) => AnyBot;

export const registered: FindBot = (game, name) => {
  const bot = game.bots[name];
  if (!bot) throw new Error(`There is no bot called ${name}.`);
  return bot;
};

/**
 * Plays the games of a table. With every game the sitters move on by one seat; a deal is played in
 * all rotations before the next, so that nobody has the better cards or the better seat.
 */
export function playTable(table: Table, find: FindBot = registered): Tally[] {
  const game = findGame(table.game)!;
  const { bots } = table;
  const tallies = bots.map((bot) => ({
    bot,
    games: 0,
    wins: 0,
    points: 0,
    winningPoints: 0,
    decisions: 0,
    milliseconds: 0,
  }));
  const minds = bots.map((name) => find(game, name));
  for (let index = table.from; index < table.from + table.games; index++) {
    const shift = index % bots.length;
    const seed = gameSeed(table.seed, Math.floor(index / bots.length));
    playOne(game, minds, shift, seed, tallies);
  }
  return tallies;
}

function playOne(
  game: AnyGame,
  minds: readonly AnyBot[],
  shift: number,
  seed: number,
  tallies: readonly Tally[],
): void {
  const { rules } = game;
  const players = minds.length;
  const sitterAt = (seat: number) => (seat + shift) % players;
  const position = rules.deal(game.newGame(players), seed);
  let moves = 0;
  for (let seat = rules.toMove(position); seat !== null; seat = rules.toMove(position)) {
    const thought = botSeed(seed, moves++);
    const view = rules.imagine(position, seat, thought);
    const sitter = sitterAt(seat);
    const began = performance.now();
    const move = think(minds[sitter]!, view, seat, thought);
    const tally = tallies[sitter]!;
    tally.milliseconds += performance.now() - began;
    tally.decisions++;
    rules.play(position, move);
  }
  const { winners, scores = [] } = rules.outcome(position)!;
  for (let seat = 0; seat < players; seat++) {
    const tally = tallies[sitterAt(seat)]!;
    tally.games++;
    tally.points += scores[seat] ?? 0;
    if (!winners.includes(seat)) continue;
    tally.wins += 1 / winners.length;
    tally.winningPoints += (scores[seat] ?? 0) / winners.length;
  }
}

/** Cuts a table's games into jobs that keep every core busy to the end. */
export function jobsOf(table: Table, size: number): Table[] {
  const jobs: Table[] = [];
  const end = table.from + table.games;
  for (let from = table.from; from < end; from += size) {
    jobs.push({ ...table, from, games: Math.min(size, end - from) });
  }
  return jobs;
}

/** The tallies of several jobs of one table together. */
export function summed(parts: readonly (readonly Tally[])[]): Tally[] {
  return parts[0]!.map((first, sitter) =>
    parts.slice(1).reduce((sum, part) => {
      const more = part[sitter]!;
      return {
        bot: sum.bot,
        games: sum.games + more.games,
        wins: sum.wins + more.wins,
        points: sum.points + more.points,
        winningPoints: sum.winningPoints + more.winningPoints,
        decisions: sum.decisions + more.decisions,
        milliseconds: sum.milliseconds + more.milliseconds,
      };
    }, first),
  );
}

/** Wilson's interval: where the true share lies, 19 times out of 20. */
export function interval(wins: number, games: number): [number, number] {
  const z = 1.96;
  const share = wins / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const whole = 1 + (z * z) / games;
  return [(middle - spread) / whole, (middle + spread) / whole];
}
