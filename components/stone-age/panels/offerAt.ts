import { CARDS, TILES, TILES_PER_STACK } from '@/machines/stone-age/data';
import {
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  topTile,
  type PlaceNumber,
  type Position,
} from '@/machines/stone-age/position';
import type { Card, Tile } from '@/machines/stone-age/vocabulary';

/** What lies on a card place or a building place. */
export type Offer =
  | { kind: 'card'; card: Card; price: number }
  /** `left` counts the tiles of the stack, this one included. */
  | { kind: 'tile'; tile: Tile; left: number };

/** The card or tile on a place, or null where there is none. */
export function offerAt(position: Position, place: PlaceNumber): Offer | null {
  if (place < FIRST_CARD_PLACE) return null;
  if (place < FIRST_BUILDING_PLACE) {
    const index = place - FIRST_CARD_PLACE;
    const card = CARDS[position.row[index] ?? -1];
    return card ? { kind: 'card', card, price: index + 1 } : null;
  }
  const stack = place - FIRST_BUILDING_PLACE;
  const tile = TILES[topTile(position, stack)];
  return tile ? { kind: 'tile', tile, left: TILES_PER_STACK - (position.gone[stack] ?? 0) } : null;
}

/** Cards whose upper half is kept for later instead of used at once. */
export const isKept = ({ upper }: Card): boolean =>
  upper.type === 'oneUseTool' || upper.type === 'twoResources';
