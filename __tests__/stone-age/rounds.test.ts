import { deal } from '@/machines/stone-age/deal';
import { cardId } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { after, blue, given, only, pay, red, resolve, stockOf } from '../helpers/stoneAge';
import type { Scene } from '../helpers/stoneAge';

const ending = (scene: Scene = {}) =>
  after(
    given({ phase: 'resolving', dice: [1], villages: [{ at: { river: 1 } }], ...scene }),
    resolve('river'),
  );

describe('A new round', () => {
  it('slides card 4 to place 2 when 2 and 3 were taken, and turns up two new ones', () => {
    const scene: Scene = { row: ['C11', null, null, 'C14'] };
    const before = given(scene);
    const { position, news } = ending(scene);
    const row = position.row.map(cardId);
    expect(row.slice(0, 2)).toEqual(['C11', 'C14']);
    const fresh = before.deck.slice(before.dealt, before.dealt + 2).map(cardId);
    expect(row.slice(2)).toEqual(fresh);
    expect(only(news, 'newRound').dealt).toEqual(fresh);
  });

  it('leaves a full row as it is', () => {
    const before = given();
    expect(ending().position.row).toEqual(before.row);
  });

  it('straightens the tools', () => {
    const { position } = ending({
      villages: [
        { tools: [1, 1, 1], used: 7, at: { river: 1 } },
        { tools: [1, 0, 0], used: 1 },
      ],
    });
    expect(position.used).toEqual([0, 0, 0, 0]);
  });

  it('hands the first-player marker to the left', () => {
    expect(ending().position.firstPlayer).toBe(blue);
    expect(ending({ starts: 3, toMove: red }).position.firstPlayer).toBe(red);
  });

  it('begins with placing, all workers at home', () => {
    const { position } = ending();
    expect([position.phase, position.toMove, position.round]).toEqual(['placing', blue, 2]);
    expect(position.home).toEqual(position.workers);
  });
});

describe('The end of the game', () => {
  it('comes when the deck cannot fill the four places', () => {
    const { position, news } = ending({ row: ['C11', null, null, 'C14'], deckLeft: 1 });
    expect(only(news, 'gameEnded').ending).toBe('cards');
    expect(position.phase).toBe('over');
    expect(position.round).toBe(1);
  });

  it('does not come while the deck just fills them', () => {
    expect(ending({ row: ['C11', null, null, 'C14'], deckLeft: 2 }).position.phase).toBe('placing');
    expect(ending({ deckLeft: 0 }).position.phase).toBe('placing');
  });

  it('comes after feeding when a building stack is empty', () => {
    const { position, news } = ending({ gone: [0, 7, 0, 0] });
    expect(only(news, 'gameEnded').ending).toBe('buildings');
    expect(news.filter(({ type }) => type === 'ate')).toHaveLength(4);
    expect(position.phase).toBe('over');
  });

  it('lets everyone finish the round in which a stack runs out', () => {
    const position = given({
      phase: 'resolving',
      gone: [6, 0, 0, 0],
      tops: ['B01'],
      villages: [{ wood: 2, clay: 1, at: { building1: 1 } }, { at: { hunt: 1 } }],
    });
    const { position: next, news } = after(position, resolve('building1'), pay(2, 1));
    expect(only(news, 'turnedTile')).toMatchObject({ tile: null, left: 0 });
    expect([next.phase, next.toMove]).toEqual(['resolving', blue]);
    expect(after(next, resolve('hunt')).position.ending).toBe('buildings');
  });

  it('cashes in an unused choice card by itself', () => {
    const scene: Scene = {
      gone: [7, 0, 0, 0],
      villages: [{ open: ['C36'], at: { river: 1 } }],
    };
    const { position } = ending(scene);
    expect(position.choiceHolder).toBe(-1);
    const { wood, clay, stone, gold } = stockOf(position, red);
    expect(wood + clay + stone + gold).toBe(2);
    const { position: first } = ending({ ...scene, edition: 'first', supply: [0, 1, 0, 0] });
    expect(stockOf(first, red)).toMatchObject({ wood: 0, clay: 1, stone: 0, gold: 0 });
  });

  it('tells every player what they score', () => {
    const { news } = ending({ gone: [7, 0, 0, 0] });
    expect(news.filter(({ type }) => type === 'counted')).toHaveLength(4);
  });
});

describe('The deal', () => {
  const setup = { players: 3, edition: 'revised', idleVillage: 'allowed', firstPlayer: 2 } as const;

  it('gives 5 workers and 12 food, and nothing else', () => {
    const position = deal(setup, 5);
    expect(position.workers).toEqual([5, 5, 5, 0]);
    expect(position.stock.filter((amount) => amount > 0)).toEqual([12, 12, 12]);
    expect(position.supply).toBeNull();
  });

  it('gives 15 food and a finite supply in the first printing', () => {
    const position = deal({ ...setup, edition: 'first' }, 5);
    expect(stockOf(position, red).food).toBe(15);
    expect(position.supply).toEqual([20, 16, 12, 10]);
  });

  it('turns up four cards, and lets the chosen player begin', () => {
    const position = deal(setup, 5);
    expect(position.row).toEqual(position.deck.slice(0, 4));
    expect(stoneAge.toMove(position)).toBe(2);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(deal(setup, 5)).toEqual(deal(setup, 5));
    expect(deal(setup, 6).deck).not.toEqual(deal(setup, 5).deck);
  });

  it('holds every card and every tile once', () => {
    const { deck, tiles } = deal(setup, 5);
    expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i));
    expect([...tiles].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i));
  });
});
