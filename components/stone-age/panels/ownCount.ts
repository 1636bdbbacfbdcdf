import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Seat } from '@/machines/core/rules';
import { CARDS } from '@/machines/stone-age/data';
import type { Position } from '@/machines/stone-age/position';
import { buildings, lowerHalves, scoreCultures } from '@/machines/stone-age/scoring';
import { toolSum } from '@/machines/stone-age/tools';
import { CULTURES, type Card, type Culture, type Person } from '@/machines/stone-age/vocabulary';

/** What a player's own cards of a colour come to, and what one more would make of it. */
export interface OwnCount {
  before: string;
  /** Null for a card that the player has already. */
  after: string | null;
  /** How many points more that is. */
  more: number;
  /** Which kinds of the green cards are there. */
  cultures: readonly Culture[];
}

/** How many different kinds each set has: doubles begin another one. */
export function setSizes(copies: readonly number[]): number[] {
  const sizes: number[] = [];
  for (let set = 1; ; set++) {
    const size = copies.filter((held) => held >= set).length;
    if (size === 0) return sizes;
    sizes.push(size);
  }
}

const multiplied: Record<Person, (position: Position, seat: Seat) => number> = {
  farmer: (position, seat) => position.agriculture[seat] ?? 0,
  toolMaker: toolSum,
  builder: buildings,
  shaman: (position, seat) => position.workers[seat] ?? 0,
};

/** What the lower half of a card is worth to a player: for their own eyes. */
export function ownCount(
  strings: StoneAgeStrings,
  position: Position,
  seat: Seat,
  card: Card,
): OwnCount {
  const { lower } = card;
  const has = position.cardOwner[CARDS.indexOf(card)] === seat;
  const { cultures, people } = lowerHalves(position, seat);
  if (lower.colour === 'green') {
    const more = cultures.map((held, i) => held + Number(CULTURES[i] === lower.culture));
    return {
      before: strings.card.sets(setSizes(cultures)),
      after: has ? null : strings.card.sets(setSizes(more)),
      more: scoreCultures(more) - scoreCultures(cultures),
      cultures: CULTURES.filter((_, i) => (cultures[i] ?? 0) > 0),
    };
  }
  const by = multiplied[lower.person](position, seat);
  const held = people[lower.person];
  const words = strings.people[lower.person];
  return {
    before: words.sum(held, by),
    after: has ? null : words.sum(held + lower.multiplier, by),
    more: lower.multiplier * by,
    cultures: [],
  };
}
