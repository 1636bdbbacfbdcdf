import { bottom, rect, right, type Rect } from '@/components/stone-age/layoutShapes';
import type { CardSlot, StackSlot } from '@/components/stone-age/layoutTypes';
import { BUILDING_PLACES, CARD_PLACES } from '@/machines/stone-age/vocabulary';

/** Things that lie on the ground are never quite straight; each has its own slight turn. */
const CARD_TURNS = [-1.4, 0.9, -0.7, 1.2];
const STACK_TURNS = [-0.9, 0.7, -0.6, 1];

/** `count` rectangles side by side that fill a row. */
export function split(row: Rect, count: number, gap: number): Rect[] {
  const width = (row.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) =>
    rect(row.x + i * (width + gap), row.y, width, row.height),
  );
}

export interface CardMargins {
  /** Radius of the price pebble and diameter of the ring: both stand out over the card. */
  pebble: number;
  ring: number;
  /** How much of the pebble stands out at the left, as a share of its radius. */
  aside?: number;
}

/** Four cards from left to right; the row includes what pebbles and rings add around them. */
export function cardSlots(
  row: Rect,
  gap: number,
  { pebble, ring, aside = 0.6 }: CardMargins,
): CardSlot[] {
  const above = pebble * 0.66;
  const left = pebble * aside;
  return split(row, 4, gap).map((cell, i) => {
    const height = row.height - above - ring * 0.42;
    const width = Math.min(cell.width - left, height * 0.86);
    const card = rect(
      cell.x + left + (cell.width - left - width) / 2,
      row.y + above,
      width,
      height,
    );
    const price = 4 - i;
    return {
      place: CARD_PLACES[price - 1] ?? 'card1',
      price,
      rect: card,
      pebble: { x: card.x + pebble * (1 - aside), y: card.y + pebble * 0.34, radius: pebble },
      ring: { x: card.x + card.width / 2, y: bottom(card) - ring * 0.08 },
      turn: CARD_TURNS[i] ?? 0,
      touch: cell,
    };
  });
}

export interface StackMargins {
  /** Diameter of the ring at the upper right corner. */
  ring: number;
  /** How much of the ring stands out at the right, as a share of its diameter. */
  aside?: number;
  /** How much of the pile shows. */
  depth: number;
  label: { width: number; height: number };
}

/** As many stacks as players; the row includes the pile, its label and what the ring adds above. */
export function stackSlots(
  cells: readonly Rect[],
  { ring, depth, label, aside = 0.3 }: StackMargins,
): StackSlot[] {
  const above = ring * 0.34;
  const beside = ring * aside;
  return cells.map((cell, i) => {
    const under = Math.max(depth, label.height * 0.72);
    const tile = rect(cell.x, cell.y + above, cell.width - beside, cell.height - above - under);
    return {
      place: BUILDING_PLACES[i] ?? 'building1',
      rect: tile,
      depth,
      label: rect(
        tile.x + (tile.width - label.width) / 2,
        bottom(cell) - label.height,
        label.width,
        label.height,
      ),
      ring: { x: right(tile) - ring * (0.5 - aside), y: tile.y + ring * 0.16 },
      turn: STACK_TURNS[i] ?? 0,
      touch: cell,
    };
  });
}
