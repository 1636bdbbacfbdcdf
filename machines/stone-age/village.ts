import type { Seat } from '@/machines/core/rules';
import { MOST_AGRICULTURE, MOST_WORKERS } from './data';
import { FIELD, HUT, type PlaceNumber, type Position } from './position';
import { hasAllTools } from './tools';

/** Whether tool maker, hut or field would still do something for a player. */
export function canGain(position: Position, seat: Seat, place: PlaceNumber): boolean {
  if (place === HUT) return position.workers[seat]! < MOST_WORKERS;
  if (place === FIELD) return position.agriculture[seat]! < MOST_AGRICULTURE;
  return !hasAllTools(position, seat);
}

/** One worker more: it acts next round, but eats in this one. */
export function gainWorker(position: Position, seat: Seat): void {
  position.workers[seat] = position.workers[seat]! + 1;
  position.home[seat] = position.home[seat]! + 1;
}

/** One step on the agriculture track, while there is one left; says how many steps it was. */
export function gainAgriculture(position: Position, seat: Seat): number {
  if (!canGain(position, seat, FIELD)) return 0;
  position.agriculture[seat] = position.agriculture[seat]! + 1;
  return 1;
}
