import { botSeed, think } from '@/machines/core/bots';
import { branch } from '@/machines/core/chance';
import type { AnyGame, Json } from '@/machines/core/game';
import type { AnyMove, Playthrough } from '@/machines/core/rules';

/** A game that takes more decisions than this never ends: a bot has found a way to stall. */
const MOST_DECISIONS = 50_000;

/** What is remembered of a finished game. */
export interface Summary {
  decisions: number;
  winners: readonly number[];
  reason: string;
  /** Null where the game has no points, no rounds or only one way to end. */
  scores: readonly number[] | null;
  rounds: number | null;
  ending: string | null;
}

/** The seed of the n-th game of a run: unrelated to its neighbours, the same on every machine. */
export const gameSeed = (runSeed: number, index: number): number => branch(runSeed, index);

/**
 * Plays a whole game without a table. Bots are asked exactly as the statechart asks them, so the
 * same seats and seed give the same game there; but here a bot that fails or cheats stops it.
 */
export function playHeadless(
  game: AnyGame,
  setup: unknown,
  seed: number,
  bots: readonly string[],
): { playthrough: Playthrough<AnyMove, unknown>; summary: Summary } {
  const { rules } = game;
  const position = rules.deal(setup, seed);
  const moves: AnyMove[] = [];
  for (let seat = rules.toMove(position); seat !== null; seat = rules.toMove(position)) {
    if (moves.length === MOST_DECISIONS) {
      throw new Error(`The game has not ended after ${MOST_DECISIONS} decisions.`);
    }
    const bot = game.bots[bots[seat]!];
    if (!bot) throw new Error(`There is no bot for seat ${seat}.`);
    const thought = botSeed(seed, moves.length);
    const move = think(bot, rules.imagine(position, seat, thought), seat, thought);
    const refusal = rules.refusal(position, seat, move);
    if (refusal !== null) {
      const what = `${JSON.stringify(move)} is refused: ${refusal.reason}`;
      throw new Error(`Decision ${moves.length}, by ${bots[seat]!} in seat ${seat}: ${what}.`);
    }
    rules.play(position, move);
    moves.push(move);
  }
  const { winners, reason, scores = null } = rules.outcome(position)!;
  const { rounds, ending } = facts(game.describeResult(position));
  return {
    playthrough: { setup, seed, moves },
    summary: { decisions: moves.length, winners, reason, scores, rounds, ending },
  };
}

/** Rounds and ending are no part of the contract; most games tell them in their result. */
function facts(result: Json): Pick<Summary, 'rounds' | 'ending'> {
  const told = (typeof result === 'object' && result !== null ? result : {}) as Record<
    string,
    unknown
  >;
  return {
    rounds: typeof told.rounds === 'number' ? told.rounds : null,
    ending: typeof told.ending === 'string' ? told.ending : null,
  };
}
