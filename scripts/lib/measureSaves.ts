import { memoryStorage } from '@/__tests__/helpers/memoryStorage';
import type { AnyGame } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import { openShelf } from '@/machines/saves/shelf';
import type { Shelf } from '@/machines/saves/shelfTypes';
import { people, randomGames, type AnyPlaythrough, type Effort } from './measure';
import { median } from './statistics';

/** What keeping a game costs on one engine, beside what the device itself takes. */
export interface SaveCost {
  players: number;
  moves: number;
  /** A move of a whole game, written into both slots and read back. */
  saveMs: number;
  /** The whole game, from what is stored to a table. */
  openMs: number;
}

/** How much room a game takes in one slot. */
export interface SaveSize {
  players: number;
  moves: number;
  bytes: number;
  /** After a quarter of the game, a half, three quarters, and all of it. */
  bytesPerMove: readonly number[];
}

const QUARTERS = [0.25, 0.5, 0.75, 1] as const;
/** Among so many games at random the longest is looked for. */
const GAMES = 201;

const shelfOn = (texts: Map<string, string>): Shelf =>
  openShelf(memoryStorage(texts), { now: () => 1, random: () => 0.5 });

/** A game on a shelf, and what is stored of it. */
async function lay(game: AnyGame, playthrough: AnyPlaythrough) {
  const texts = new Map<string, string>();
  const shelf = shelfOn(texts);
  const { setup, seed } = playthrough;
  const id = shelf.begin({ game, players: people(game.seatsOf(setup)), setup, seed });
  const standing = { playthrough, position: replay(game.rules, playthrough) };
  await shelf.save(id, standing);
  await shelf.settled();
  return { texts, shelf, id, standing };
}

/** The longest game of many, for the most players. */
function longestGame(game: AnyGame, players: number): AnyPlaythrough {
  return randomGames(game, players, GAMES).at(-1)!;
}

export async function measureSaves(game: AnyGame, effort: Effort): Promise<SaveCost> {
  const players = game.seats.max;
  const playthrough = longestGame(game, players);
  const { texts, shelf, id, standing } = await lay(game, playthrough);
  return {
    players,
    moves: playthrough.moves.length,
    saveMs: await milliseconds(effort, async () => {
      if (!(await shelf.save(id, standing))) throw new Error('A game was not saved.');
    }),
    openMs: await milliseconds(effort, async () => {
      const opening = await shelfOn(texts).open(id);
      if (!opening.ok) throw new Error(`A game just saved cannot be opened: ${opening.fault}`);
    }),
  };
}

/** The same on every engine. */
export async function saveSizes(game: AnyGame): Promise<SaveSize[]> {
  const { min, max } = game.seats;
  const sizes: SaveSize[] = [];
  for (let players = min; players <= max; players++) {
    const whole = longestGame(game, players);
    const bytesAfter = async (count: number): Promise<number> => {
      const { texts } = await lay(game, { ...whole, moves: whole.moves.slice(0, count) });
      return Math.max(...[...texts.values()].map((text) => Buffer.byteLength(text)));
    };
    const moves = whole.moves.length;
    const bytesPerMove: number[] = [];
    for (const share of QUARTERS) {
      const count = Math.round(share * moves);
      bytesPerMove.push((await bytesAfter(count)) / count);
    }
    sizes.push({ players, moves, bytes: await bytesAfter(moves), bytesPerMove });
  }
  return sizes;
}

/** The median of several repetitions after a warm-up. */
async function milliseconds(
  { seconds, repetitions }: Effort,
  work: () => Promise<void>,
): Promise<number> {
  const run = async () => {
    let times = 0;
    const began = performance.now();
    let passed: number;
    do {
      await work();
      times++;
      passed = performance.now() - began;
    } while (passed < 1000 * seconds);
    return passed / times;
  };
  await run();
  const runs: number[] = [];
  for (let i = 0; i < repetitions; i++) runs.push(await run());
  return median(runs);
}
