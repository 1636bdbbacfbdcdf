import type { AnyGame } from './core/game';
import { stoneAgeGame } from './stone-age/game';

/** Every game on the shelf, without a face. A new game is one line here and one in the faces. */
export const GAMES = {
  'stone-age': stoneAgeGame,
} as const;

export type GameId = keyof typeof GAMES;

/**
 * The registry as a list, for what works on every game. Only here is it forgotten which position
 * belongs to which game: whoever uses it gives each game nothing but its own.
 */
export const ALL_GAMES = Object.values(GAMES) as unknown as readonly AnyGame[];

/** The game of that name, or undefined: names from outside are doubted. */
export const findGame = (id: string): AnyGame | undefined =>
  ALL_GAMES.find((game) => game.id === id);
