import type { GameId } from '@/machines/games';
import type { Face } from './face';
import { stoneAgeStrings } from './stone-age/strings/catalogue';
import { StoneAgeResult } from './stone-age/table/StoneAgeResult';
import { StoneAgeTable } from './stone-age/table/StoneAgeTable';

/**
 * A game without a face does not compile. Only here is it forgotten whose moves a screen takes:
 * whoever opens one gives it a playthrough of its own game.
 */
export const FACES: Record<GameId, Face> = {
  'stone-age': {
    words: stoneAgeStrings,
    Table: StoneAgeTable,
    Result: StoneAgeResult,
  } as unknown as Face,
};
