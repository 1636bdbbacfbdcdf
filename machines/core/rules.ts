/** A seat at the table: 0, 1, 2… clockwise. */
export type Seat = number;

/** How a finished game came out: who won and why, and the scores where the game has any. */
export interface Outcome {
  winners: readonly Seat[];
  /** A name, not a sentence: how the win was decided. */
  reason: string;
  scores?: readonly number[];
}

/** The least a position has to show: which kind of decision is awaited. */
export interface AnyPosition {
  phase: string;
}

export interface AnyMove {
  type: string;
}

export interface AnyNews {
  type: string;
}

/**
 * Why a move is refused: a name, and the number that belongs to it where there is one (how many
 * would fit, how many are asked for). A screen makes a sentence of it.
 */
export interface Refusal<Reason extends string = string> {
  reason: Reason;
  number?: number;
}

/**
 * Everything that the table, the bots and the saves need to know about a game.
 *
 * Positions are plain JSON data. `play` changes one in place and trusts that the move is legal:
 * search calls it hundreds of thousands of times. Everyone else goes through `apply`.
 */
export interface Rules<
  Position extends AnyPosition,
  Move extends AnyMove,
  Setup,
  News extends AnyNews,
> {
  deal(setup: Setup, seed: number): Position;
  /** Who must decide now; null when the game is over. Not always whose turn it is. */
  toMove(position: Position): Seat | null;
  /** Every move open to `toMove`, always in the same order; never empty before the end. */
  legalMoves(position: Position): Move[];
  /**
   * Why `seat` may not make `move` now, or null when it may. Takes anything: a move from a save or
   * a stray touch is doubted here. Says null for exactly what `legalMoves` lists.
   */
  refusal(position: Position, seat: Seat, move: Move): Refusal | null;
  /**
   * Makes the move and all that follows from it without anyone's decision. `tell` hears each piece
   * of news at the instant the position shows it, and no sooner.
   */
  play(position: Position, move: Move, tell?: (news: News) => void): void;
  clone(position: Position): Position;
  /** The position as `seat` may imagine it: what is hidden redealt, chance on a fresh stream. */
  imagine(position: Position, seat: Seat, seed: number): Position;
  outcome(position: Position): Outcome | null;
  /** Whether the news showed something unknown (dice, a card, a tile): no undo goes behind it. */
  reveals(news: News): boolean;
  /** The one seat that may see this news, or null when the whole table may. */
  secretOf(news: News): Seat | null;
}

/** Moves are flat plain objects, so two of them are the same when every field is. */
export function sameMove(a: AnyMove, b: AnyMove): boolean {
  const left = a as unknown as Record<string, unknown>;
  const right = b as unknown as Record<string, unknown>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}

/** A piece of news with the position as it stood when it happened. */
export interface Moment<Position, News> {
  news: News;
  position: Position;
}

/** A new position after `move`, and the moments it went through. */
export function apply<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  position: P,
  move: M,
): { position: P; moments: Moment<P, N>[] } {
  const next = rules.clone(position);
  const moments: Moment<P, N>[] = [];
  rules.play(next, move, (news) => moments.push({ news, position: rules.clone(next) }));
  return { position: next, moments };
}

/** One playing of a game: the deal and the moves. The position is always recomputed from it. */
export interface Playthrough<Move, Setup> {
  setup: Setup;
  seed: number;
  moves: readonly Move[];
}

/** A playthrough that cannot have happened: which move was refused, and why. */
export class IllegalPlaythrough extends Error {
  constructor(
    readonly index: number,
    readonly move: AnyMove,
    readonly refusal: Refusal,
  ) {
    super(`Move ${index} (${move.type}) is refused: ${refusal.reason}`);
    this.name = 'IllegalPlaythrough';
  }
}

/**
 * Plays a whole playthrough again, doubting every move. `watch` sees each move's seat and news.
 */
export function replay<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  { setup, seed, moves }: Playthrough<M, S>,
  watch?: (seat: Seat, move: M, news: N[], position: P) => void,
): P {
  const position = rules.deal(setup, seed);
  moves.forEach((move, index) => {
    const seat = rules.toMove(position);
    const refusal: Refusal | null =
      seat === null ? { reason: 'gameIsOver' } : rules.refusal(position, seat, move);
    if (seat === null || refusal !== null) {
      throw new IllegalPlaythrough(index, move, refusal as Refusal);
    }
    if (watch) {
      const news: N[] = [];
      rules.play(position, move, (item) => news.push(item));
      watch(seat, move, news, position);
    } else {
      rules.play(position, move);
    }
  });
  return position;
}
