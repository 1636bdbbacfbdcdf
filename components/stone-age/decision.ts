import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';
import type { Move } from '@/machines/stone-age/vocabulary';

/**
 * What every panel is given: the position, who decides, and the moves that are open. Panels group
 * legal moves and offer them; they work out no rule.
 */
export interface Decision {
  position: Position;
  seat: Seat;
  players: readonly Player[];
  legal: readonly Move[];
  play(move: Move): void;
}

/** The legal moves of one type. */
export function movesOf<Type extends Move['type']>(legal: readonly Move[], type: Type) {
  return legal.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}
