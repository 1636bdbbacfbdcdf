import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { CARDS, DIVISORS, TILES, TILES_PER_STACK } from '@/machines/stone-age/data';
import { NONE, topTile, type Position } from '@/machines/stone-age/position';
import {
  BUILDING_PLACES,
  CARD_PLACES,
  GATHERING_PLACES,
  GOODS,
  type Card,
  type Good,
  type Place,
  type Tile,
} from '@/machines/stone-age/vocabulary';
import { workersAt } from './standing';

/** The card on offer at a place, or null. */
export function cardAt(position: Position, place: Place): Card | null {
  const index = (CARD_PLACES as readonly Place[]).indexOf(place);
  const card = position.row[index] ?? NONE;
  return CARDS[card] ?? null;
}

/**
 * The building on offer at a place, or null, and how many tiles its stack has. Between a tile that
 * was built and the next one that is turned over, the stack lies face down.
 */
export function tileAt(position: Position, place: Place): { tile: Tile | null; left: number } {
  const stack = (BUILDING_PLACES as readonly Place[]).indexOf(place);
  const gone = position.gone[stack];
  if (gone === undefined) return { tile: null, left: 0 };
  const top = topTile(position, stack);
  const built = (position.tileOwner[top] ?? NONE) !== NONE;
  if (built) return { tile: null, left: TILES_PER_STACK - gone - 1 };
  return { tile: TILES[top] ?? null, left: TILES_PER_STACK - gone };
}

/** The good that a gathering place yields, or null. */
export function goodAt(place: Place): { good: Good; divisor: number } | null {
  const index = (GATHERING_PLACES as readonly Place[]).indexOf(place);
  const good = GOODS[index];
  return good ? { good, divisor: DIVISORS[index]! } : null;
}

/** A place read aloud: what it is, what lies there and who stands there. */
export function placeLabel(strings: StoneAgeStrings, position: Position, place: Place): string {
  const { read, places } = strings;
  const counts = workersAt(position, place);
  const who = counts.flatMap((workers, seat) => (workers > 0 ? [{ seat, workers }] : []));
  const taken = who.reduce((sum, { workers }) => sum + workers, 0);
  const card = cardAt(position, place);
  const { tile, left } = tileAt(position, place);
  const gathering = GATHERING_PLACES.find((name) => name === place);
  if (gathering === 'hunt') {
    return `${read.gathering('hunt', 'food', DIVISORS[0])}. ${read.hunters(who)}`;
  }
  if (gathering) {
    const { good, divisor } = goodAt(gathering)!;
    return `${read.gathering(gathering, good, divisor)}. ${read.rings(taken, who)}`;
  }
  const what = card
    ? read.cardIn(place as (typeof CARD_PLACES)[number], card)
    : tile
      ? read.building(place, tile, left)
      : place in places && !place.startsWith('card') && !place.startsWith('building')
        ? `${places[place].name}: ${places[place].does}`
        : read.emptyPlace(place);
  // An empty stack or row has no ring either.
  if (!card && !tile && what === read.emptyPlace(place)) return what;
  // What a village place does is a sentence with a full stop of its own.
  return `${what.replace(/\.$/, '')}. ${read.rings(taken, who, place === 'hut' ? 2 : 1)}`;
}
