import type { Seat } from '@/machines/core/rules';
import { cardId, clone, NONE, SEATS, type Position } from '@/machines/stone-age/position';
import { CARD_PLACES, PLACES } from '@/machines/stone-age/vocabulary';
import { homeOf, lying, MOST_FLYERS, type Flight, type Stagecraft, type Stop } from './flights';
import { standees, type Standee } from './standing';

/**
 * What has moved between two positions, read off the positions themselves: a piece that is in
 * another place has gone there. So the board never has to remember where anything was.
 */

/** How much later each worker of a group sets out than the one before. */
const STEP = 0.08;
/** The row closes up first, then the deck fills it. */
const DEALING = 0.35;
const NEXT_CARD = 0.12;

const standing = ({ feet, width }: Standee, ratio: number): Stop => ({
  x: feet.x,
  y: feet.y - (width * ratio) / 2,
  width,
  height: width * ratio,
});

/** Workers on their way to their rings, and back from them. */
export function walks(craft: Stagecraft, before: Position, after: Position): Flight[] {
  const { worker } = craft.layout.tray;
  const ratio = worker.height / worker.width;
  const there = standees(craft.layout, after);
  const here = standees(craft.layout, before);
  const flights: Flight[] = [];
  PLACES.forEach((place, index) => {
    for (let seat: Seat = 0; seat < SEATS; seat++) {
      const at = index * SEATS + seat;
      const came = after.placed[at]! - before.placed[at]!;
      if (came === 0) continue;
      const stood = (came > 0 ? there : here).filter(
        (one) => one.place === place && one.seat === seat,
      );
      const home: Stop = {
        ...homeOf(craft, seat, 'workers'),
        width: worker.width,
        height: worker.height,
      };
      stood.slice(-Math.min(Math.abs(came), MOST_FLYERS)).forEach((one, i) => {
        const ring = standing(one, ratio);
        const [from, to] = came > 0 ? [home, ring] : [ring, home];
        flights.push({
          flyer: { kind: 'worker', seat },
          from,
          to,
          way: 'carried',
          delay: i * STEP,
        });
      });
    }
  });
  return flights;
}

/** Cards that slide along the row, and those that the deck fills it up with. */
export function slides({ layout }: Stagecraft, before: Position, after: Position): Flight[] {
  const slotOf = (index: number) => {
    const slot = layout.cards.find(({ place }) => place === CARD_PLACES[index]);
    return slot && lying(slot.rect, slot.turn);
  };
  let dealt = 0;
  return after.row.flatMap((card, index): Flight[] => {
    const to = slotOf(index);
    const was = before.row.indexOf(card);
    if (card === NONE || was === index || !to) return [];
    const flyer = { kind: 'card', card: cardId(card) } as const;
    const from = slotOf(was);
    if (from) return [{ flyer, from, to, way: 'pushed', delay: 0 }];
    const delay = DEALING + NEXT_CARD * dealt++;
    return [{ flyer, from: lying(layout.deck), to, way: 'turned', delay }];
  });
}

/** The board while things are under way: what has left is gone, what has not landed is not there. */
export function underWay(before: Position, after: Position): Position {
  const board = clone(before);
  const least = (kept: number[], then: readonly number[]) =>
    kept.forEach((value, i) => (kept[i] = Math.min(value, then[i] ?? value)));
  least(board.placed, after.placed);
  least(board.crowd, after.crowd);
  least(board.home, after.home);
  board.row = before.row.map((card, index) => (after.row[index] === card ? card : NONE));
  board.tileOwner = after.tileOwner;
  return board;
}
