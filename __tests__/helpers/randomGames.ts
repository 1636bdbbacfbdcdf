import { below, seeded } from '@/machines/core/chance';
import type { AnyMove, AnyNews, AnyPosition, Playthrough, Rules } from '@/machines/core/rules';

/** Plays a whole game with random legal moves. `watch` sees every decision before it is made. */
export function playRandomly<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  setup: S,
  seed: number,
  watch?: (position: P, legal: readonly M[], move: M) => void,
): { position: P; playthrough: Playthrough<M, S> } {
  const pick = seeded(seed);
  const moves: M[] = [];
  const position = rules.deal(setup, seed);
  while (rules.toMove(position) !== null) {
    const legal = rules.legalMoves(position);
    const move = legal[below(pick, legal.length)];
    if (move === undefined) throw new Error(`Seed ${seed}: asked without a legal move`);
    watch?.(position, legal, move);
    rules.play(position, move);
    moves.push(move);
  }
  return { position, playthrough: { setup, seed, moves } };
}
