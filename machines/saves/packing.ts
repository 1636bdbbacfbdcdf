import * as v from 'valibot';
import type { AnyMove } from '@/machines/core/rules';

/**
 * Moves as they are stored: each different one once, and the game as a list of which came when. A
 * long game says the same few hundred things over and over; written out, it would be four times as
 * long.
 */
export interface PackedMoves {
  said: readonly AnyMove[];
  order: readonly number[];
}

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const moveShape = v.looseObject({ type: v.string() });
export const packedSchema = v.strictObject({ said: v.array(moveShape), order: v.array(place) });

/** Every save has all the moves before it: what a move looks like is worked out only once. */
const spelled = new WeakMap<AnyMove, string>();

function spell(move: AnyMove): string {
  const known = spelled.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  spelled.set(move, text);
  return text;
}

export function packMoves(moves: readonly AnyMove[]): PackedMoves {
  const places = new Map<string, number>();
  const said: AnyMove[] = [];
  const order: number[] = [];
  for (const move of moves) {
    const text = spell(move);
    let at = places.get(text);
    if (at === undefined) {
      at = said.push(move) - 1;
      places.set(text, at);
    }
    order.push(at);
  }
  return { said, order };
}

/** Null where the list asks for a move that is not there. */
export function unpackMoves({ said, order }: PackedMoves): AnyMove[] | null {
  const moves: AnyMove[] = [];
  for (const at of order) {
    const move = said[at];
    if (!move) return null;
    moves.push(move);
  }
  return moves;
}
