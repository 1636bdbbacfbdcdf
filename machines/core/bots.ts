import { below, branch, seeded } from './chance';
import type { AnyMove, AnyNews, AnyPosition, Rules, Seat } from './rules';

/**
 * A computer player. It is given the position as its seat may imagine it, never the real one, and
 * a seed of its own. It thinks as a generator: each `yield` lets the screen draw a frame.
 */
export type Bot<Position, Move> = (
  view: Position,
  seat: Seat,
  seed: number,
) => Generator<undefined, Move>;

/** Chooses among the legal moves with equal chances. */
export function randomBot<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
): Bot<P, M> {
  return function* random(view, _seat, seed) {
    const moves = rules.legalMoves(view);
    return moves[below(seeded(seed), moves.length)]!;
  };
}

/** What a bot is told apart by: the game, and how many moves have been made in it. */
export const botSeed = (gameSeed: number, moves: number): number => branch(gameSeed, moves + 1);

/** Thinks to the end without a pause: for simulations and tests. */
export function think<Position, Move>(
  bot: Bot<Position, Move>,
  view: Position,
  seat: Seat,
  seed: number,
): Move {
  const thought = bot(view, seat, seed);
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
