import { below, type Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '../position';
import type { Move } from '../vocabulary';
import { chooseDie, chooseMeal, choosePayment, chooseResolution, chooseTools } from './acting';
import type { Mind } from './mind';
import { ideas, type Idea } from './placing';

/** Roughly the bell curve, one wide. */
function wobble(chance: Chance): number {
  const dice = below(chance, 1000) + below(chance, 1000) + below(chance, 1000);
  return (dice / 999 - 1.5) * 2;
}

/** How placements look to a mind that may misjudge them, best first. */
export function feltIdeas(position: Position, seat: Seat, mind: Mind, chance: Chance): Idea[] {
  const found = ideas(position, seat, mind);
  if (mind.noise === 0) return found;
  const felt = found.map((idea) => ({ ...idea, score: idea.score + mind.noise * wobble(chance) }));
  return felt.sort((a, b) => b.score - a.score);
}

/** What a mind does at once, without playing anything out. */
export function choose(position: Position, seat: Seat, mind: Mind, chance: Chance): Move {
  switch (position.phase) {
    case 'placing':
      return feltIdeas(position, seat, mind, chance)[0]!.move;
    case 'resolving':
      return chooseResolution(position, seat, mind);
    case 'addingTools':
      return chooseTools(position, seat, mind);
    case 'paying':
      return choosePayment(position, seat, mind);
    case 'sharingDice':
      return chooseDie(position, seat, mind);
    case 'feeding':
      return chooseMeal(position, seat, mind);
    case 'over':
      throw new Error('The game is over');
  }
}
