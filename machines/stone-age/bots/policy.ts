import { below, type Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '../position';
import type { Move } from '../vocabulary';
import {
  bestOf,
  weighDice,
  weighMeals,
  weighPayments,
  weighResolutions,
  weighTools,
  type Weighed,
} from './acting';
import type { Mind } from './mind';
import { ideas, type Idea } from './placing';

/** Roughly the bell curve, one wide. */
function wobble(chance: Chance): number {
  const dice = below(chance, 1000) + below(chance, 1000) + below(chance, 1000);
  return (dice / 999 - 1.5) * 2;
}

/** A worker who brings less than this, in points, is as good as wasted. */
const WASTED = 0.4;

/** How placements look to a mind that may misjudge them, but wastes nobody if it can be helped. */
export function feltIdeas(position: Position, seat: Seat, mind: Mind, chance: Chance): Idea[] {
  const all = ideas(position, seat, mind);
  const useful = all.filter(({ gain, move }) => gain > WASTED * move.workers);
  const found = useful.length > 0 ? useful : all;
  if (mind.noise === 0) return found;
  return found.map((idea) => ({ ...idea, score: idea.score + mind.noise * wobble(chance) }));
}

/** Every move worth a thought and how good it looks at first sight. */
export function weighed(position: Position, seat: Seat, mind: Mind, chance: Chance): Weighed[] {
  switch (position.phase) {
    case 'placing':
      return feltIdeas(position, seat, mind, chance);
    case 'resolving':
      return weighResolutions(position, seat, mind);
    case 'addingTools':
      return weighTools(position, seat, mind);
    case 'paying':
      return weighPayments(position, seat, mind);
    case 'sharingDice':
      return weighDice(position, seat, mind);
    case 'feeding':
      return weighMeals(position, seat, mind);
    case 'over':
      throw new Error('The game is over');
  }
}

/** What a mind does at once, without playing anything out. */
export const choose = (position: Position, seat: Seat, mind: Mind, chance: Chance): Move =>
  bestOf(weighed(position, seat, mind, chance)).move;
