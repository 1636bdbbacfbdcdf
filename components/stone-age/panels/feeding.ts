import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';

/** What a hungry player had, got and needed. */
export interface HungryMeal {
  /** Food before the harvest. */
  before: number;
  harvest: number;
  need: number;
  missing: number;
}

/**
 * The meal as it stood before it was eaten. When somebody is asked, all their food is gone already:
 * what they had is what was eaten without the harvest.
 */
export function mealOf(position: Position, seat: Seat): HungryMeal {
  const need = position.workers[seat] ?? 0;
  const harvest = position.agriculture[seat] ?? 0;
  const missing = position.short;
  return { before: need - missing - harvest, harvest, need, missing };
}
