import { CARDS } from '@/machines/stone-age/data';
import type { Place } from '@/machines/stone-age/vocabulary';
import {
  after,
  blue,
  cashIn,
  feed,
  gather,
  given,
  green,
  leave,
  only,
  pay,
  place,
  reasonFor,
  red,
  refuse,
  resolve,
  stockOf,
  takeDie,
  toolsOf,
  yellow,
} from '../helpers/stoneAge';
import type { Scene, Village } from '../helpers/stoneAge';

/** Red stands on the cheapest card with one wood to pay for it, and on the hunt. */
const buying = (card: string, village: Village = {}, scene: Scene = {}) =>
  given({
    phase: 'resolving',
    toMove: red,
    row: [card as `C${number}`, 'C11', 'C13', 'C16'],
    villages: [{ food: 0, wood: 1, ...village, at: { card1: 1, hunt: 1, ...village.at } }],
    ...scene,
  });
const buy = [resolve('card1'), pay(1)] as const;

describe('Buying a card', () => {
  it.each([
    ['card1', 1],
    ['card2', 2],
    ['card3', 3],
    ['card4', 4],
  ] as const)('costs at %s: %i resources in any mix', (where, price) => {
    const position = given({
      phase: 'resolving',
      row: ['C11', 'C12', 'C13', 'C14'],
      villages: [{ wood: 4, gold: 4, at: { [where]: 1, hunt: 1 } }],
    });
    const { position: asked } = after(position, resolve(where as Place));
    expect(reasonFor(asked, pay(price - 1, 0, 0, 1))).toBeNull();
    expect(reasonFor(asked, pay(0, 0, 0, price))).toBeNull();
    expect(reasonFor(asked, pay(price - 1))).toBe('wrongPayment');
    expect(reasonFor(asked, pay(price, 0, 0, 1))).toBe('wrongPayment');
    expect(reasonFor(asked, pay(0, price))).toBe('cannotAfford');
  });

  it('never takes food: who has food only must leave the card', () => {
    const position = buying('C11', { food: 20, wood: 0 });
    const { position: next, news } = after(position, resolve('card1'));
    expect(only(news, 'left')).toMatchObject({ place: 'card1', couldPay: false });
    expect(next.row[0]).toBe(CARDS.findIndex(({ id }) => id === 'C11'));
    expect(next.home[red]).toBe(4);
  });

  it('may be declined; the card stays and the worker comes home', () => {
    const { position, news } = after(buying('C11'), resolve('card1'), leave);
    expect(only(news, 'left').couldPay).toBe(true);
    expect(stockOf(position, red).wood).toBe(1);
    expect(position.row[0]).not.toBe(-1);
    expect(position.home[red]).toBe(4);
  });

  it('empties the place and hands the card over', () => {
    const { position, news } = after(buying('C26'), ...buy);
    expect(position.row[0]).toBe(-1);
    expect(stockOf(position, red).wood).toBe(0);
    expect(only(news, 'bought')).toMatchObject({ card: 'C26', paid: { wood: 1 } });
  });

  const food = CARDS.flatMap(({ id, upper }) =>
    upper.type === 'food' ? [[id, upper.amount]] : [],
  );
  it.each(food as [string, number][])('%s gives %i food', (id, amount) => {
    expect(stockOf(after(buying(id), ...buy).position, red).food).toBe(amount);
  });

  it.each([
    ['C18', 'clay', 1],
    ['C19', 'stone', 1],
    ['C20', 'stone', 1],
    ['C21', 'stone', 2],
    ['C22', 'gold', 1],
  ] as const)('%s gives %s: %i', (id, good, amount) => {
    expect(stockOf(after(buying(id), ...buy).position, red)[good]).toBe(amount);
  });

  it.each(['C26', 'C27', 'C28'])('%s gives 3 points at once', (id) => {
    expect(after(buying(id), ...buy).position.points[red]).toBe(3);
  });

  it('C29 gives a tool', () => {
    expect(toolsOf(after(buying('C29'), ...buy).position, red)).toEqual([1, 0, 0]);
  });

  it('C29 gives nothing to who has all tools', () => {
    const { news } = after(buying('C29', { tools: [4, 4, 4] }), ...buy);
    expect(only(news, 'gained')).toMatchObject({ good: 'tool', amount: 0 });
  });

  it.each(['C30', 'C31'])('%s raises agriculture, up to ten', (id) => {
    expect(after(buying(id), ...buy).position.agriculture[red]).toBe(1);
    expect(after(buying(id, { agriculture: 10 }), ...buy).position.agriculture[red]).toBe(10);
  });

  it.each([
    ['C23', 'wood', [4, 3], 2],
    ['C24', 'stone', [6, 5], 2],
    ['C25', 'gold', [6, 5], 1],
  ] as const)('%s rolls two dice for %s, as at its place', (id, good, dice, amount) => {
    const { position, news } = after(buying(id, {}, { dice: [...dice] }), ...buy);
    expect(only(news, 'rolled')).toMatchObject({ at: id, dice });
    expect(stockOf(position, red)[good]).toBe(amount);
  });

  it('C25 may be helped by tools and one-use tools', () => {
    const position = buying('C25', { tools: [1, 0, 0], open: ['C33'] }, { dice: [5, 4] });
    const { position: next } = after(position, ...buy, gather(1 + 8));
    expect(stockOf(next, red).gold).toBe(2);
  });

  it('C32 draws the top card of the deck for its lower half only', () => {
    const before = buying('C32');
    const { position, news } = after(before, ...buy);
    const top = before.deck[before.dealt]!;
    expect(only(news, 'drew').card).toBe(CARDS[top]!.id);
    expect(position.cardOwner[top]).toBe(red);
    expect(position.dealt).toBe(before.dealt + 1);
    expect({ ...position, dealt: 0 }).toMatchObject({
      points: before.points,
      agriculture: before.agriculture,
      oneUse: before.oneUse,
    });
  });

  it('C32 gives nothing when the deck is empty', () => {
    const { position, news } = after(buying('C32', {}, { deckLeft: 0 }), ...buy);
    expect(only(news, 'drew').card).toBeNull();
    expect(position.cardOwner.filter((owner) => owner === red)).toHaveLength(1);
  });

  it.each([
    ['C33', 8],
    ['C34', 16],
    ['C35', 32],
  ] as const)('%s is kept as a one-use tool', (id, bit) => {
    const { position, news } = after(buying(id), ...buy);
    expect(only(news, 'kept').card).toBe(id);
    expect(position.oneUse[red]).toBe(bit);
    // It may serve in the same turn already.
    const { position: rolled } = after(position, resolve('hunt'));
    expect(reasonFor(rolled, gather(bit))).toBeNull();
  });
});

describe('Two resources of choice', () => {
  it('are taken at any later decision, the same kind twice or two kinds', () => {
    const { position } = after(buying('C36'), ...buy);
    expect(position.choiceHolder).toBe(red);
    expect(stockOf(after(position, cashIn(0, 0, 0, 2)).position, red).gold).toBe(2);
    const { position: mixed } = after(position, cashIn(1, 0, 1));
    expect(stockOf(mixed, red)).toMatchObject({ wood: 1, stone: 1 });
    expect(reasonFor(mixed, cashIn(2))).toBe('noChoiceCard');
  });

  it('may be taken while placing, rolling, paying, sharing dice and feeding', () => {
    const holder: Village = { open: ['C36'], tools: [1, 0, 0], wood: 1 };
    const phases = [
      given({ villages: [holder] }),
      given({ phase: 'resolving', villages: [{ ...holder, at: { hunt: 1 } }] }),
      after(
        given({ phase: 'resolving', villages: [{ ...holder, at: { hunt: 1 } }] }),
        resolve('hunt'),
      ).position,
      after(buying('C26', holder), resolve('card1')).position,
      after(buying('C01', holder, { dice: [1, 2, 3, 4] }), ...buy).position,
      after(
        given({
          phase: 'resolving',
          dice: [1],
          villages: [{ food: 0, workers: 5, open: ['C36'], wood: 4, at: { forest: 1 } }],
        }),
        resolve('forest'),
      ).position,
    ];
    expect(phases.map(({ phase }) => phase)).toEqual([
      'placing',
      'resolving',
      'addingTools',
      'paying',
      'sharingDice',
      'feeding',
    ]);
    for (const position of phases) {
      const { position: next } = after(position, cashIn(1, 1));
      expect(next.phase).toBe(position.phase);
      expect(next.toMove).toBe(red);
    }
  });

  it('can pay for the very card that is being bought', () => {
    const position = buying('C26', { wood: 0, open: ['C36'] });
    const { position: next } = after(position, resolve('card1'), cashIn(2), pay(1));
    expect(next.points[red]).toBe(3);
  });

  it('leave a building by itself that still cannot be paid', () => {
    const position = given({
      phase: 'resolving',
      tops: ['B17'],
      villages: [{ open: ['C36'], at: { building1: 1, hunt: 1 } }],
    });
    const { position: next, news } = after(position, resolve('building1'), cashIn(2));
    expect(only(news, 'left')).toMatchObject({ couldPay: false });
    expect(next.phase).toBe('resolving');
  });

  it('can feed people, and hunger follows by itself where they do not suffice', () => {
    const hungry = (food: number) =>
      after(
        given({
          phase: 'resolving',
          dice: [1],
          villages: [{ food, workers: 5, open: ['C36'], at: { forest: 1 } }],
        }),
        resolve('forest'),
      ).position;
    const { position: fed } = after(hungry(3), cashIn(1, 1), feed(1, 1));
    expect(fed.points[red]).toBe(0);
    // Three short, two obtainable: nothing to decide, the card is kept.
    expect(hungry(2).points[red]).toBe(-10);
    expect(hungry(2).choiceHolder).toBe(red);
  });

  it('are refused to who does not hold the card, and in a wrong number', () => {
    const position = given({ villages: [{ open: ['C36'] }] });
    expect(reasonFor(position, cashIn(1))).toBe('wrongPayment');
    expect(reasonFor(position, cashIn(1, 1, 1))).toBe('wrongPayment');
    expect(reasonFor(given(), cashIn(2))).toBe('noChoiceCard');
  });

  it('come from the supply of the first printing, or what is left of it', () => {
    const position = given({
      edition: 'first',
      supply: [0, 1, 0, 5],
      villages: [{ open: ['C36'] }],
    });
    expect(reasonFor(position, cashIn(2))).toBe('supplyIsShort');
    expect(reasonFor(position, cashIn(0, 1, 0, 1))).toBeNull();
    const poor = given({ edition: 'first', supply: [0, 0, 1, 0], villages: [{ open: ['C36'] }] });
    expect(reasonFor(poor, cashIn(0, 0, 1))).toBeNull();
    const none = given({ edition: 'first', supply: [0, 0, 0, 0], villages: [{ open: ['C36'] }] });
    expect(reasonFor(none, cashIn(0, 0, 0, 0))).toBe('supplyIsShort');
  });
});

describe('Dice for everyone', () => {
  const shared = (dice: number[], scene: Scene = {}) =>
    after(buying('C01', {}, { dice, ...scene }), ...buy);

  it('gives red a tool, blue agriculture, and one clay each to the others for 2 2 5 6', () => {
    const { position } = shared([2, 2, 5, 6]);
    expect(position.phase).toBe('sharingDice');
    const { position: next, news } = after(position, takeDie(5), takeDie(6));
    expect(toolsOf(next, red)).toEqual([1, 0, 0]);
    expect(next.agriculture[blue]).toBe(1);
    expect([stockOf(next, yellow).clay, stockOf(next, green).clay]).toEqual([1, 1]);
    expect(news.filter(({ type }) => type === 'tookDie')).toHaveLength(4);
    expect([next.phase, next.toMove]).toEqual(['resolving', red]);
  });

  it.each([2, 3, 4])('rolls as many dice as there are players (%i)', (players) => {
    const { news } = shared([1, 2, 3, 4].slice(0, players), { players });
    expect(only(news, 'diceForEveryone').dice).toHaveLength(players);
  });

  it('is picked by the buyer first, then clockwise', () => {
    const position = given({
      phase: 'resolving',
      toMove: yellow,
      dice: [1, 2, 3, 4],
      row: ['C01', 'C11', 'C13', 'C16'],
      villages: [{}, {}, { wood: 1, at: { card1: 1, hunt: 1 } }],
    });
    const { position: next } = after(position, ...buy);
    expect(next.toMove).toBe(yellow);
    expect(after(next, takeDie(4)).position.toMove).toBe(green);
    expect(after(next, takeDie(4), takeDie(1)).position.toMove).toBe(red);
  });

  it.each([
    [1, 'wood'],
    [2, 'clay'],
    [3, 'stone'],
    [4, 'gold'],
  ] as const)('gives for a %i: 1 %s', (die, good) => {
    const { position } = shared([die, 6, 6, 6]);
    expect(stockOf(after(position, takeDie(die)).position, red)[good]).toBe(1);
  });

  it('offers only the dice that are left', () => {
    const { position } = shared([1, 2, 5, 6]);
    expect(reasonFor(position, takeDie(3))).toBe('noSuchDie');
    expect(reasonFor(after(position, takeDie(5)).position, takeDie(5))).toBe('noSuchDie');
  });

  it('loses a die that cannot help', () => {
    const maxed = after(
      buying('C01', { tools: [4, 4, 4], agriculture: 10 }, { dice: [5, 6, 6, 6] }),
      ...buy,
      takeDie(6),
    );
    expect(maxed.news.find((item) => item.type === 'tookDie')).toMatchObject({
      good: 'agriculture',
      amount: 0,
    });
  });

  it('lets no tool be added', () => {
    const { position } = after(buying('C01', { tools: [1, 1, 1] }, { dice: [1, 2, 3, 4] }), ...buy);
    expect(reasonFor(position, gather(1))).toBe('notNow');
  });

  it('asks nobody when all dice are alike', () => {
    const { position } = shared([3, 3, 3, 3]);
    expect(position.phase).toBe('resolving');
    expect([red, blue, yellow, green].map((seat) => stockOf(position, seat).stone)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('A move at the wrong time', () => {
  const position = given();

  it.each([
    ['of another phase', pay(1), 'notNow'],
    ['of another phase', refuse, 'notNow'],
    ['nobody knows', { type: 'dance' }, 'nonsense'],
    ['named like a trick', { type: 'constructor' }, 'nonsense'],
    ['with a place that is not there', { type: 'place', place: 'moon', workers: 1 }, 'nonsense'],
    ['with half a worker', { type: 'place', place: 'hunt', workers: 0.5 }, 'nonsense'],
    ['with no worker', { type: 'place', place: 'hunt', workers: 0 }, 'nonsense'],
    ['with more in it than belongs there', { ...place('hunt'), extra: 1 }, 'nonsense'],
    ['that is no object', null, 'nonsense'],
  ])('%s is refused', (_, move, reason) => {
    expect(reasonFor(position, move as never)).toBe(reason);
  });

  it('by another seat is refused', () => {
    expect(reasonFor(position, place('hunt'), blue)).toBe('notYourDecision');
  });

  it('after the end is refused', () => {
    expect(reasonFor(given({ phase: 'over' }), place('hunt'))).toBe('gameIsOver');
  });
});
