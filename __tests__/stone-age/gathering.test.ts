import {
  after,
  blue,
  gather,
  given,
  only,
  reasonFor,
  red,
  resolve,
  stockOf,
} from '../helpers/stoneAge';
import type { Scene, Village } from '../helpers/stoneAge';

const acting = (village: Village, dice: number[], scene: Scene = {}) =>
  given({ phase: 'resolving', toMove: red, dice, villages: [village], ...scene });

describe('Gathering', () => {
  it('gives 7 food for 14 on the hunt without a tool', () => {
    const { position, news } = after(
      acting({ food: 0, at: { hunt: 5, card1: 1 }, workers: 6 }, [3, 3, 2, 4, 2]),
      resolve('hunt'),
    );
    expect(stockOf(position, red).food).toBe(7);
    expect(only(news, 'gathered')).toMatchObject({ sum: 14, divisor: 2, amount: 7, tools: [] });
  });

  const elevenOnTheHunt = acting(
    { food: 0, tools: [1, 0, 0], at: { hunt: 3, card1: 1 } },
    [5, 4, 2],
  );

  it('gives 5 food for 11 on the hunt without the tool', () => {
    const { position } = after(elevenOnTheHunt, resolve('hunt'), gather());
    expect(stockOf(position, red).food).toBe(5);
    expect(position.used[red]).toBe(0);
  });

  it('gives 6 food for 11 on the hunt with a tile of 1, which is used then', () => {
    const { position, news } = after(elevenOnTheHunt, resolve('hunt'), gather(1));
    expect(stockOf(position, red).food).toBe(6);
    expect(position.used[red]).toBe(1);
    expect(only(news, 'gathered').tools).toEqual([1]);
  });

  it('gives 3 food for 4 on the hunt with two tiles of 1', () => {
    const position = acting({ food: 0, tools: [1, 1, 0], at: { hunt: 2, card1: 1 } }, [3, 1]);
    expect(stockOf(after(position, resolve('hunt'), gather(3)).position, red).food).toBe(3);
  });

  it('gives nothing for 5 at the river when the only tile is used already', () => {
    const position = acting({ tools: [1, 0, 0], used: 1, at: { river: 2, card1: 1 } }, [2, 3]);
    const { position: next, news } = after(position, resolve('river'));
    expect(stockOf(next, red).gold).toBe(0);
    expect(only(news, 'gathered')).toMatchObject({ sum: 5, amount: 0 });
  });

  it('gives 2 gold for 7 at the river with three tiles of 2', () => {
    const position = acting({ tools: [2, 2, 2], at: { river: 3, card1: 1 } }, [2, 4, 1]);
    const { position: next, news } = after(position, resolve('river'), gather(7));
    expect(stockOf(next, red).gold).toBe(2);
    expect(only(news, 'gathered')).toMatchObject({ sum: 13, tools: [2, 2, 2] });
  });

  it.each([
    [0, 1],
    [3, 2],
  ])('gives for 1 3 6 at the river with tools %i: %i gold', (tools, gold) => {
    const position = acting({ tools: [1, 1, 0], at: { river: 3, card1: 1 } }, [1, 3, 6]);
    expect(stockOf(after(position, resolve('river'), gather(tools)).position, red).gold).toBe(gold);
  });

  it.each([
    ['hunt', 'food', 6],
    ['forest', 'wood', 4],
    ['clayPit', 'clay', 3],
    ['quarry', 'stone', 2],
    ['river', 'gold', 2],
  ] as const)('divides 12 at %s: %s', (place, good, amount) => {
    const position = acting({ food: 0, at: { [place]: 2, card1: 1 } }, [6, 6]);
    expect(stockOf(after(position, resolve(place)).position, red)[good]).toBe(amount);
  });

  it('brings the workers home as they act', () => {
    const position = acting({ at: { forest: 3, card1: 1 } }, [1, 1, 1]);
    expect(position.home[red]).toBe(1);
    expect(after(position, resolve('forest')).position.home[red]).toBe(4);
  });

  it('asks nobody for tools who has none at hand', () => {
    const position = acting({ at: { forest: 1, card1: 1 } }, [3]);
    expect(after(position, resolve('forest')).position.phase).toBe('resolving');
  });

  it('uses a tile whole and once in a round', () => {
    const position = acting({ tools: [4, 0, 0], at: { forest: 1, clayPit: 1, card1: 1 } }, [2, 1]);
    const { position: next } = after(position, resolve('forest'), gather(1), resolve('clayPit'));
    expect(stockOf(next, red)).toMatchObject({ wood: 2, clay: 0 });
    expect(next.phase).toBe('resolving');
  });

  it('uses a tool won earlier in the same turn', () => {
    const position = acting({ at: { toolMaker: 1, forest: 1, card1: 1 } }, [2]);
    const { position: next } = after(position, resolve('toolMaker'), resolve('forest'), gather(1));
    expect(stockOf(next, red).wood).toBe(1);
  });

  it('keeps a tile used that is raised after it was used', () => {
    const position = acting(
      { tools: [1, 1, 1], at: { forest: 1, toolMaker: 1, quarry: 1, card1: 1 } },
      [2, 3],
    );
    const { position: next } = after(position, resolve('forest'), gather(1), resolve('toolMaker'));
    expect(next.tools.slice(0, 3)).toEqual([2, 1, 1]);
    const { position: rolled } = after(next, resolve('quarry'));
    expect(reasonFor(rolled, gather(1))).toBe('toolNotAvailable');
    expect(reasonFor(rolled, gather(6))).toBeNull();
  });

  it('adds one-use tools to a roll, with other tools, once in the game', () => {
    const position = acting(
      { tools: [1, 0, 0], open: ['C34'], at: { river: 1, quarry: 1, card1: 1 } },
      [2, 2],
    );
    const { position: next, news } = after(position, resolve('river'), gather(1 + 16));
    expect(stockOf(next, red).gold).toBe(1);
    expect(only(news, 'gathered')).toMatchObject({ sum: 6, tools: [1], oneUse: ['C34'] });
    expect(next.oneUse[red]).toBe(0);
    // The card stays with its owner and still scores.
    expect(next.cardOwner.filter((owner) => owner === red)).toHaveLength(1);
    expect(after(next, resolve('quarry')).position.phase).toBe('resolving');
  });

  it('refuses tools that the player does not have', () => {
    const position = acting({ tools: [1, 0, 0], at: { forest: 1, card1: 1 } }, [2]);
    const { position: rolled } = after(position, resolve('forest'));
    expect(reasonFor(rolled, gather(2))).toBe('toolNotAvailable');
    expect(reasonFor(rolled, gather(8))).toBe('toolNotAvailable');
    expect(reasonFor(rolled, gather(64))).toBe('nonsense');
    expect(reasonFor(rolled, gather(0.5))).toBe('nonsense');
    expect(reasonFor(rolled, gather(-1))).toBe('nonsense');
  });

  it('gives what is left where the supply of the first printing runs out', () => {
    const position = acting({ at: { river: 3, card1: 1 } }, [6, 6, 6], {
      edition: 'first',
      supply: [20, 16, 12, 2],
    });
    const { position: next, news } = after(position, resolve('river'));
    expect(stockOf(next, red).gold).toBe(2);
    expect(next.supply![3]).toBe(0);
    expect(only(news, 'gathered')).toMatchObject({ sum: 18, amount: 2 });
  });

  it('is done by the first player for all their places, then by the next', () => {
    const position = given({
      phase: 'resolving',
      toMove: red,
      villages: [{ at: { forest: 1, hunt: 1 } }, { at: { hunt: 1 } }],
    });
    const { position: one } = after(position, resolve('hunt'));
    expect(one.toMove).toBe(red);
    expect(after(one, resolve('forest')).position.toMove).toBe(blue);
  });

  it('refuses a place where the player has no worker', () => {
    const position = acting({ at: { forest: 1 } }, []);
    expect(reasonFor(position, resolve('river'))).toBe('noWorkerThere');
  });
});
