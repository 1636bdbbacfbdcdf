import { GAMES, type GameId } from '@/machines/games';
import type { Face } from './face';
import { stoneAgeSetup } from './stone-age/SetupOptions';
import { stoneAgeStrings } from './stone-age/strings/catalogue';
import { StoneAgeResult } from './stone-age/table/StoneAgeResult';
import { StoneAgeTable } from './stone-age/table/StoneAgeTable';
import { Watch } from './stone-age/Watch';

/**
 * A game without a face does not compile. Only here is it forgotten whose moves a screen takes:
 * whoever opens one gives it a playthrough of its own game.
 */
export const FACES: Record<GameId, Face> = {
  'stone-age': {
    ...stoneAgeSetup,
    words: stoneAgeStrings,
    Table: StoneAgeTable,
    Result: StoneAgeResult,
    Watch,
  } as unknown as Face,
};

/** Whether a name from outside is that of a game on the shelf. */
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
