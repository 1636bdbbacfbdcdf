import {
  after,
  blue,
  feed,
  given,
  only,
  reasonFor,
  red,
  refuse,
  resolve,
  stockOf,
} from '../helpers/stoneAge';
import type { Scene, Village } from '../helpers/stoneAge';

/** Red resolves the last place of the round, which yields nothing; then people eat. */
const eating = (village: Village, scene: Scene = {}) =>
  after(
    given({
      phase: 'resolving',
      dice: [1],
      villages: [{ ...village, at: { river: 1 } }],
      ...scene,
    }),
    resolve('river'),
  );

describe('Feeding', () => {
  it('costs 4 food net with 6 workers and agriculture 2', () => {
    const { position, news } = eating({ food: 10, workers: 6, agriculture: 2 });
    expect(stockOf(position, red).food).toBe(6);
    expect(news).toContainEqual({
      type: 'ate',
      seat: red,
      harvest: 2,
      eaten: 6,
      short: 0,
      food: 6,
    });
  });

  it('keeps what is left over for later rounds', () => {
    expect(stockOf(eating({ food: 0, agriculture: 9 }).position, red).food).toBe(4);
  });

  it('feeds every player, asking nobody who has enough', () => {
    const { position, news } = eating({ food: 12 });
    expect(news.filter(({ type }) => type === 'ate')).toHaveLength(4);
    expect(position.phase).toBe('placing');
  });

  const short = eating({ food: 3, workers: 5, wood: 1, gold: 2 }).position;

  it('asks who is short and could cover the gap; the food is gone already', () => {
    expect([short.phase, short.toMove, short.short]).toEqual(['feeding', red, 2]);
    expect(stockOf(short, red).food).toBe(0);
  });

  it('takes resources of choice for the whole gap, one each', () => {
    const { position, news } = after(short, feed(1, 0, 0, 1));
    expect(stockOf(position, red)).toMatchObject({ wood: 0, gold: 1 });
    expect(position.points[red]).toBe(0);
    expect(only(news, 'covered').paid).toEqual({ wood: 1, clay: 0, stone: 0, gold: 1 });
  });

  it('takes no part of the gap and no more than the gap', () => {
    expect(reasonFor(short, feed(1))).toBe('wrongPayment');
    expect(reasonFor(short, feed(1, 0, 0, 2))).toBe('wrongPayment');
    expect(reasonFor(short, feed(2))).toBe('cannotAfford');
  });

  it('may be refused by who could pay: 10 points lost once, resources kept', () => {
    const { position, news } = after(short, refuse);
    expect(position.points[red]).toBe(-10);
    expect(stockOf(position, red)).toMatchObject({ wood: 1, gold: 2 });
    expect(only(news, 'starved').points).toBe(-10);
  });

  it('costs 10 points, however great the gap, and points may go below zero', () => {
    const { position } = eating({ food: 0, workers: 10, points: 3 });
    expect(position.points[red]).toBe(-7);
    expect(position.phase).toBe('placing');
  });

  it('takes all the food of who goes hungry', () => {
    expect(stockOf(eating({ food: 4, workers: 5 }).position, red).food).toBe(0);
  });

  it('goes on with the next player after an answer', () => {
    const position = eating(
      { food: 0, wood: 5 },
      {
        villages: [
          { food: 0, wood: 5, at: { river: 1 } },
          { food: 0, clay: 5 },
        ],
      },
    ).position;
    expect(position.toMove).toBe(red);
    const { position: next } = after(position, feed(5));
    expect([next.phase, next.toMove]).toEqual(['feeding', blue]);
    expect(after(next, refuse).position.phase).toBe('placing');
  });

  it('begins with the first player of the round', () => {
    const { news } = eating({}, { starts: blue, villages: [{ at: { river: 1 } }], toMove: red });
    const order = news.flatMap((item) => (item.type === 'ate' ? [item.seat] : []));
    expect(order).toEqual([1, 2, 3, 0]);
  });
});
