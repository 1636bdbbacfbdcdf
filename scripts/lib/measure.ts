import { createActor } from 'xstate';
import { below, seeded, type Chance } from '@/machines/core/chance';
import type { AnyGame } from '@/machines/core/game';
import { replay, type AnyMove, type AnyPosition, type Playthrough } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { makeCode } from '@/machines/saves/code';
import { makeRecord, readRecord } from '@/machines/saves/record';
import { measureBots, type Thinking } from './measureBots';
import { median } from './statistics';

/** How much patience there is: seconds per repetition, and how many of them. */
export interface Effort {
  seconds: number;
  repetitions: number;
}

/** What one engine does with one game. */
export interface Measurements {
  rollouts: { players: number; gamesPerSecond: number; decisionsPerSecond: number }[];
  cloneNanoseconds: number;
  /** A whole game for the most players, of the middle length of many. */
  longGame: { players: number; moves: number; replayMs: number; readRecordMs: number };
  sendMicroseconds: number;
  bots: Thinking[];
}

export interface RecordSize {
  players: number;
  moves: number;
  /** The whole record: deal, news and result included. */
  recordBytes: number;
  /** Setup, seed and moves alone. */
  playthroughBytes: number;
  /** The code that fits into a message. */
  codeLetters: number;
}

export type AnyPlaythrough = Playthrough<AnyMove, unknown>;

export function measure(game: AnyGame, effort: Effort): Measurements {
  const typical = typicalGame(game, game.seats.max);
  return {
    rollouts: playerCounts(game).map((players) => ({
      players,
      ...rollouts(game, players, effort),
    })),
    cloneNanoseconds: 1e9 * cloning(game, typical, effort),
    longGame: {
      players: game.seats.max,
      moves: typical.moves.length,
      replayMs: 1e3 * time(effort, () => replay(game.rules, typical)),
      readRecordMs: 1e3 * reading(game, typical, effort),
    },
    sendMicroseconds: 1e6 * sending(game, typical, effort),
    bots: measureBots(game),
  };
}

/** How large the record of a game of middle length is. The same on every engine. */
export function recordSizes(game: AnyGame): RecordSize[] {
  return playerCounts(game).map((players) => {
    const playthrough = typicalGame(game, players);
    const record = makeRecord({ game, players: people(players), playthrough });
    return {
      players,
      moves: playthrough.moves.length,
      recordBytes: Buffer.byteLength(JSON.stringify(record)),
      playthroughBytes: Buffer.byteLength(JSON.stringify(playthrough)),
      codeLetters: makeCode({ game, name: '', players: people(players), playthrough })?.length ?? 0,
    };
  });
}

const playerCounts = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

export const people = (players: number): Player[] =>
  Array.from({ length: players }, (_, seat) => ({ kind: 'human', name: `Player ${seat + 1}` }));

/** Plays to the end with any legal moves, in place: what a search does when it tries a line out. */
function playOut(game: AnyGame, position: AnyPosition, chance: Chance, moves?: AnyMove[]): number {
  const { rules } = game;
  let decisions = 0;
  while (rules.toMove(position) !== null) {
    const legal = rules.legalMoves(position);
    const move = legal[below(chance, legal.length)]!;
    rules.play(position, move);
    moves?.push(move);
    decisions++;
  }
  return decisions;
}

/** So many games at random, the shortest first. */
export function randomGames(game: AnyGame, players: number, count: number): AnyPlaythrough[] {
  const setup = game.newGame(players);
  const games = Array.from({ length: count }, (_, seed) => {
    const moves: AnyMove[] = [];
    playOut(game, game.rules.deal(setup, seed), seeded(seed + 1000), moves);
    return { setup, seed, moves };
  });
  return games.sort((a, b) => a.moves.length - b.moves.length);
}

/** A game at random whose length is in the middle of many. */
const typicalGame = (game: AnyGame, players: number): AnyPlaythrough =>
  randomGames(game, players, 51)[25]!;

function rollouts(game: AnyGame, players: number, { seconds, repetitions }: Effort) {
  const setup = game.newGame(players);
  const chance = seeded(players);
  let seed = 0;
  const run = () => {
    let games = 0;
    let decisions = 0;
    const began = performance.now();
    let passed: number;
    do {
      decisions += playOut(game, game.rules.deal(setup, seed++), chance);
      games++;
      passed = (performance.now() - began) / 1000;
    } while (passed < seconds);
    return { gamesPerSecond: games / passed, decisionsPerSecond: decisions / passed };
  };
  run();
  const runs = Array.from({ length: repetitions }, run);
  return {
    gamesPerSecond: median(runs.map(({ gamesPerSecond }) => gamesPerSecond)),
    decisionsPerSecond: median(runs.map(({ decisionsPerSecond }) => decisionsPerSecond)),
  };
}

/** Seconds that `work` takes, the median of several repetitions after a warm-up. */
function time({ seconds, repetitions }: Effort, work: () => void): number {
  const run = () => {
    let times = 0;
    const began = performance.now();
    let passed: number;
    do {
      work();
      times++;
      passed = (performance.now() - began) / 1000;
    } while (passed < seconds);
    return passed / times;
  };
  run();
  return median(Array.from({ length: repetitions }, run));
}

/** Seconds for one clone, over positions from a whole game. */
function cloning(game: AnyGame, playthrough: AnyPlaythrough, effort: Effort): number {
  const { rules } = game;
  const positions: AnyPosition[] = [];
  replay(rules, playthrough, (_seat, _move, _news, position) => {
    positions.push(rules.clone(position));
  });
  const all = time(effort, () => {
    for (const position of positions) kept = rules.clone(position);
  });
  return all / positions.length;
}
/** Looked at by nobody, but a compiler cannot know that: so no clone is left out. */
export let kept: AnyPosition | null = null;

function reading(game: AnyGame, playthrough: AnyPlaythrough, effort: Effort): number {
  const players = people(game.seats.max);
  const text = JSON.stringify(makeRecord({ game, players, playthrough }));
  if (!readRecord(text).ok) throw new Error('A record just made cannot be read.');
  return time(effort, () => readRecord(text));
}

/** Seconds for one move sent to the chart, at a table where nothing is shown and nobody waits. */
function sending(game: AnyGame, playthrough: AnyPlaythrough, effort: Effort): number {
  const machine = game.machine.provide({
    guards: { hasToShow: () => false, hasShown: () => true },
  });
  const { setup, seed, moves } = playthrough;
  const players = people(game.seatsOf(setup));
  let spent = 0;
  const playThrough = () => {
    const input = { players, playthrough: { setup, seed, moves: [] }, handOver: 'never' };
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'table.shown' });
    const began = performance.now();
    for (const move of moves) actor.send(move);
    spent += (performance.now() - began) / 1000;
    if (!actor.getSnapshot().hasTag('over')) throw new Error('The chart did not follow the game.');
    actor.stop();
  };
  const run = () => {
    spent = 0;
    let games = 0;
    while (spent < effort.seconds) {
      playThrough();
      games++;
    }
    return spent / (games * moves.length);
  };
  run();
  return median(Array.from({ length: effort.repetitions }, run));
}
