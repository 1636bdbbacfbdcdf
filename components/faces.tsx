import type { ComponentType } from 'react';
import type { GameId } from '@/machines/games';
import type { Face, TableFaceProps } from './face';
import { StoneAgeTable } from './stone-age/table/StoneAgeTable';

/**
 * A game without a face does not compile. Only here is it forgotten whose moves a table takes:
 * whoever opens one gives it a playthrough of its own game.
 */
export const FACES: Record<GameId, Face> = {
  'stone-age': { Table: StoneAgeTable as unknown as ComponentType<TableFaceProps> },
};
