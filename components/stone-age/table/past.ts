import type { StoneAgePlaythrough } from '@/components/stone-age/log';
import { apply, replay } from '@/machines/core/rules';
import { stoneAge } from '@/machines/stone-age/rules';
import type { StoneAgeMoment } from './useStage';

/** A moment of the game that is looked at again, or null where there is none. */
export function momentOf(
  playthrough: StoneAgePlaythrough,
  index: number,
  moment: number,
): StoneAgeMoment | null {
  const move = playthrough.moves[index];
  if (!move) return null;
  const before = replay(stoneAge, { ...playthrough, moves: playthrough.moves.slice(0, index) });
  return apply(stoneAge, before, move).moments[moment] ?? null;
}
