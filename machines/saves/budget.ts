import type { SavedGame } from './shelfTypes';

/**
 * Characters that saved games may take before Silex asks whether old ones may go. Browsers and
 * Android's storage end at five to six million; the rest is for the games under way.
 */
export const BUDGET = 4_000_000;
/** What is offered to go makes room down to here, so that the question is not asked every day. */
const ROOM_AFTER = 0.75 * BUDGET;

export const usage = (games: readonly SavedGame[]): number =>
  games.reduce((sum, { size }) => sum + size, 0);

/**
 * The finished games that may be offered to go: none within the budget, else the oldest that make
 * room. Running games are never among them, and nothing goes unless the player says so.
 */
export function prunable(games: readonly SavedGame[], budget = BUDGET): readonly SavedGame[] {
  let over = usage(games) - (ROOM_AFTER / BUDGET) * budget;
  if (usage(games) <= budget) return [];
  const oldest = games
    .filter(({ finished }) => finished)
    .sort((one, two) => one.changed - two.changed);
  const going: SavedGame[] = [];
  for (const game of oldest) {
    if (over <= 0) break;
    going.push(game);
    over -= game.size;
  }
  return going;
}
