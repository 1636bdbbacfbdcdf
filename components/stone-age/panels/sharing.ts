import { apply, type Seat } from '@/machines/core/rules';
import { nextSeat, owned, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { tiles } from '@/machines/stone-age/tools';
import type { Gain, Move, News } from '@/machines/stone-age/vocabulary';

/** A die that somebody took, as the news tells it. */
export type TakenDie = Extract<News, { type: 'tookDie' }>;

/** Where a player stands in the order of picking. */
export interface Picker {
  seat: Seat;
  turn: 'took' | 'now' | 'next' | 'later' | 'last';
  taken: TakenDie | undefined;
}

/** Who takes when: the buyer first, then clockwise. What was taken comes from the news. */
export function pickers(position: Position, taken: readonly TakenDie[]): Picker[] {
  const { players } = position.setup;
  const order: Seat[] = [];
  for (let seat = position.turn; order.length < players; seat = nextSeat(position, seat)) {
    order.push(seat);
  }
  const now = players - position.dice.length;
  return order.map((seat, i) => ({
    seat,
    taken: taken.find((die) => die.seat === seat),
    turn:
      i < now
        ? 'took'
        : i === now
          ? 'now'
          : i === players - 1
            ? 'last'
            : i === now + 1
              ? 'next'
              : 'later',
  }));
}

/** A face that can be taken, and what it would do for whoever picks now. */
export interface Pick {
  move: Extract<Move, { type: 'takeDie' }>;
  die: number;
  /** How many dice show it. */
  count: number;
  gain: Gain;
  /** It would be lost. */
  useless: boolean;
  /** What the player has of it, and would have. */
  before: readonly number[];
  after: readonly number[];
}

function having(position: Position, seat: Seat, good: Gain['good']): readonly number[] {
  if (good === 'tool') return tiles(position, seat).filter((value) => value > 0);
  if (good === 'agriculture') return [position.agriculture[seat] ?? 0];
  if (good === 'points') return [position.points[seat] ?? 0];
  return good === 'food' ? [] : [owned(position, seat)[good]];
}

/** What each legal pick would bring: asked of the rules, which play it on a table of their own. */
export function picks(position: Position, seat: Seat, moves: readonly Pick['move'][]): Pick[] {
  return moves.flatMap((move) => {
    const moment = apply(stoneAge, position, move).moments.find(
      ({ news }) => news.type === 'tookDie' && news.seat === seat,
    );
    if (moment?.news.type !== 'tookDie') return [];
    const { good, amount } = moment.news;
    return {
      move,
      die: move.die,
      count: position.dice.filter((die) => die === move.die).length,
      gain: { good, amount } as Gain,
      useless: amount === 0,
      before: having(position, seat, good),
      after: having(moment.position, seat, good),
    };
  });
}
