import { rect, type Rect, type Spot } from '@/components/stone-age/layoutShapes';
import type { BoardLayout } from '@/components/stone-age/layoutTypes';

/** The workers of one seat at the hunt. */
export interface HuntGroup {
  seat: number;
  /** Where each stands: the point under its feet, those behind first. */
  workers: readonly Spot[];
  /** How wide to draw them; they are 1.33 times as high. */
  width: number;
  /** Where a count may be written: right below the group's middle. */
  label: Spot;
}

/** The parts of the clearing for one to four groups, so that nobody stands in another's. */
function camps(room: Rect, groups: number): Rect[] {
  const { x, y, width, height } = room;
  if (groups <= 1) return [room];
  const half = width / 2;
  if (groups === 2) return [rect(x, y, half, height), rect(x + half, y, half, height)];
  const low = height / 2;
  const quarters = [
    rect(x, y, half, low),
    rect(x + half, y, half, low),
    rect(x, y + low, half, low),
    rect(x + half, y + low, half, low),
  ];
  // Three: the last has the whole front to itself.
  return groups === 3 ? [...quarters.slice(0, 2), rect(x, y + low, width, low)] : quarters;
}

/** One group in its camp: as few rows as fit, workers overlapping once they must. */
function group(seat: number, count: number, camp: Rect, ring: number): HuntGroup {
  const lines = count > 5 ? 2 : 1;
  const perLine = Math.ceil(count / lines);
  // Behind workers only the shoulders need to show, so a second line costs little.
  const width = Math.min(ring, camp.height / (1.33 + 0.42 * (lines - 1)), camp.width / 2);
  const step = Math.min(width * 0.9, perLine > 1 ? (camp.width - width) / (perLine - 1) : 0);
  const cx = camp.x + camp.width / 2;
  const tall = width * 1.33;
  const deep = tall + (lines - 1) * width * 0.42;
  const feet = camp.y + (camp.height - deep) / 2 + tall;
  const workers: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const line = Math.floor(i / perLine);
    const inLine = line === lines - 1 ? count - perLine * line : perLine;
    const place = i - line * perLine - (inLine - 1) / 2;
    workers.push({ x: cx + place * step, y: feet + line * width * 0.42 });
  }
  return { seat, workers, width, label: { x: cx, y: feet + (lines - 1) * width * 0.42 } };
}

/**
 * Where everybody stands at the hunt, which has no rings: each seat's workers together, in the
 * order of the seats. `counts` is the number of workers by seat.
 */
export function huntCrowd(layout: BoardLayout, counts: readonly number[]): HuntGroup[] {
  const { cx, cy, rx, ry } = layout.sites.hunt.clearing;
  const here = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  // The largest rectangle that the clearing's blunt ends leave room for; heads may reach over it.
  const room = rect(cx - rx * 0.84, cy - ry * 0.86, rx * 1.68, ry * 1.62);
  const places = camps(room, here.length);
  return here.map(({ seat, count }, i) => group(seat, count, places[i] ?? room, layout.ring));
}
