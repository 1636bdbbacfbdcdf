import { sameMove } from '@/machines/core/rules';
import type { Save } from './save';

/*
 * Two windows of a browser may change the same game: one plays it while the other gives it a name,
 * or goes on with it because the first had fallen asleep. `base` is how it stood when both agreed.
 */

const hasMoved = (base: Save, save: Save): boolean => save.digest !== base.digest;

/** Both made moves since, and ours do not go on from theirs: one of the two would be lost. */
export const isAtOdds = (base: Save, ours: Save, theirs: Save): boolean =>
  hasMoved(base, ours) && hasMoved(base, theirs) && !goesOnFrom(theirs, ours);

const goesOnFrom = (earlier: Save, later: Save): boolean =>
  earlier.moves.every((move, index) => {
    const same = later.moves[index];
    return same !== undefined && sameMove(move, same);
  });

/** Our moves where we made some, else theirs; and whichever name is new. */
export function merge(base: Save, ours: Save, theirs: Save): Save {
  const standing = hasMoved(base, ours) ? ours : theirs;
  return { ...standing, name: ours.name === base.name ? theirs.name : ours.name };
}
