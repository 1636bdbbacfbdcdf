import type { BoardLayout, Rect, Spot } from '@/components/stone-age/layout';
import { centre } from '@/components/stone-age/layoutShapes';
import type { Seat } from '@/machines/core/rules';
import { GOODS, type CardId, type Good, type TileId } from '@/machines/stone-age/vocabulary';

/** What moves across the board. */
export type Flyer =
  | { kind: 'worker'; seat: Seat }
  | { kind: 'good'; good: Good | 'tool' | 'agriculture' | 'points' }
  /** Null is a card of which only the back is seen. */
  | { kind: 'card'; card: CardId | null }
  | { kind: 'tile'; tile: TileId };

/** Where the middle of a flyer is, how large it is there, and by how many degrees it lies askew. */
export interface Stop extends Spot {
  width: number;
  height: number;
  turn?: number;
}

/**
 * How it gets there: carried in an arc over the board, pushed along it, or turned over on the way,
 * so that its back is seen first.
 */
export type Way = 'carried' | 'pushed' | 'turned';

export interface Flight {
  flyer: Flyer;
  from: Stop;
  to: Stop;
  way: Way;
  /** How much later than the first it starts, as a share of the travel. All land together. */
  delay: number;
}

/** Where things are on this screen: the board, and which seat the tray belongs to. */
export interface Stagecraft {
  layout: BoardLayout;
  traySeat: Seat;
  /** Whether a person sits there: whoever just decided need not be shown what they decided. */
  isPerson(seat: Seat): boolean;
}

/** No more than this many pieces are seen moving: beyond it they are only a cloud. */
export const MOST_FLYERS = 6;

export const lying = (rect: Rect, turn = 0): Stop => ({
  ...centre(rect),
  width: rect.width,
  height: rect.height,
  turn,
});

/** As large as a good in the tray. */
export const goodAtSpot = ({ x, y }: Spot, { layout }: Stagecraft): Stop => {
  const { width } = layout.tray.worker;
  return { x, y, width, height: width };
};

/** Where a seat's things are: in the tray, or at its chip. */
export function homeOf(
  { layout, traySeat }: Stagecraft,
  seat: Seat,
  part: 'workers' | 'goods' | 'tools',
): Spot {
  const chip = layout.chips[seat];
  return seat !== traySeat && chip ? centre(chip) : centre(layout.tray[part]);
}

/** A good's own place in the tray, from left to right. */
function pantry(craft: Stagecraft, seat: Seat, good: string): Spot {
  if (good === 'tool') return homeOf(craft, seat, 'tools');
  const index = GOODS.findIndex((name) => name === good);
  if (seat !== craft.traySeat || index < 0) return homeOf(craft, seat, 'goods');
  const { x, width, y, height } = craft.layout.tray.goods;
  return { x: x + (width * (index + 0.5)) / GOODS.length, y: y + height / 2 };
}

/** Goods on their way home, one after the other. */
export function goodsHome(
  craft: Stagecraft,
  seat: Seat,
  { good, amount }: { good: Extract<Flyer, { kind: 'good' }>['good']; amount: number },
  from: Spot,
): Flight[] {
  const count = Math.min(amount, MOST_FLYERS);
  return Array.from({ length: count }, (_, i) => ({
    flyer: { kind: 'good', good },
    from: goodAtSpot(from, craft),
    to: goodAtSpot(pantry(craft, seat, good), craft),
    way: 'carried',
    delay: (i / count) * 0.45,
  }));
}

/** What somebody has bought or drawn, getting smaller on its way to the rest of their things. */
export function pieceHome(craft: Stagecraft, seat: Seat, flyer: Flyer, from: Stop): Flight {
  const { width } = craft.layout.tray.worker;
  const to = { ...homeOf(craft, seat, 'goods'), width, height: (width * from.height) / from.width };
  return { flyer, from, to, way: 'carried', delay: 0 };
}
