import { CARDS, TILES } from '@/machines/stone-age/data';
import type { Card, CardId, Tile, TileId } from '@/machines/stone-age/vocabulary';

const cards = new Map(CARDS.map((card) => [card.id, card]));
const tiles = new Map(TILES.map((tile) => [tile.id, tile]));

/** The card of that name. News names only cards that exist. */
export function cardOf(id: CardId): Card {
  const card = cards.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
}

/** The building tile of that name. */
export function tileOf(id: TileId): Tile {
  const tile = tiles.get(id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
}

/** What a one-use tool adds to a roll. */
export function oneUseValue(id: CardId): number {
  const { upper } = cardOf(id);
  return upper.type === 'oneUseTool' ? upper.value : 0;
}
