import { huntCrowd, type BoardLayout, type Spot } from '@/components/stone-age/layout';
import type { Seat } from '@/machines/core/rules';
import { SEATS, type Position } from '@/machines/stone-age/position';
import { PLACES, type Place } from '@/machines/stone-age/vocabulary';

/** One worker on the board: whose, where, and how wide to draw it. */
export interface Standee {
  key: string;
  seat: Seat;
  place: Place;
  /** The point under its feet. */
  feet: Spot;
  width: number;
}

/** Workers of each seat at a place. */
export const workersAt = (position: Position, place: Place): number[] => {
  const at = PLACES.indexOf(place) * SEATS;
  return position.placed.slice(at, at + SEATS);
};

/** How many workers stand at a place, whoever they are. */
export const crowdAt = (position: Position, place: Place): number =>
  workersAt(position, place).reduce((sum, workers) => sum + workers, 0);

/** A worker is this many rings wide, its feet a little below the middle of the ring. */
const WIDTH = 0.98;
const FEET = 0.22;

/** Where everybody stands, those behind first. */
export function standees(layout: BoardLayout, position: Position): Standee[] {
  const all: Standee[] = [];
  for (const group of huntCrowd(layout, workersAt(position, 'hunt'))) {
    group.workers.forEach((feet, i) =>
      all.push({
        key: `hunt-${group.seat}-${i}`,
        seat: group.seat,
        place: 'hunt',
        feet,
        width: group.width,
      }),
    );
  }
  for (const { place, rings } of ringed(layout)) {
    let ring = 0;
    workersAt(position, place).forEach((count, seat) => {
      for (let i = 0; i < count; i++, ring++) {
        const at = rings[ring] ?? rings[rings.length - 1];
        if (!at) continue;
        all.push({
          key: `${place}-${seat}-${i}`,
          seat,
          place,
          feet: { x: at.x, y: at.y + layout.ring * FEET },
          width: layout.ring * WIDTH,
        });
      }
    });
  }
  return all.sort((a, b) => a.feet.y - b.feet.y);
}

/** Places with rings painted on them. */
function ringed(layout: BoardLayout): { place: Place; rings: readonly Spot[] }[] {
  return [
    ...Object.values(layout.sites)
      .filter(({ site }) => site !== 'hunt')
      .map(({ site, rings }) => ({ place: site as Place, rings })),
    ...layout.cards.map(({ place, ring }) => ({ place: place as Place, rings: [ring] })),
    ...layout.stacks.map(({ place, ring }) => ({ place: place as Place, rings: [ring] })),
  ];
}

/** The middle of a place: where goods come from and workers walk to. */
export function middleOf(layout: BoardLayout, place: Place): Spot {
  if (place in layout.sites) {
    const { clearing } = layout.sites[place as keyof typeof layout.sites];
    return { x: clearing.cx, y: clearing.cy };
  }
  const slot = [...layout.cards, ...layout.stacks].find((other) => other.place === place);
  return slot
    ? { x: slot.rect.x + slot.rect.width / 2, y: slot.rect.y + slot.rect.height / 2 }
    : { x: layout.window.width / 2, y: layout.window.height / 2 };
}
