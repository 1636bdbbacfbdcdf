import { CARDS } from '@/machines/stone-age/data';
import { count, outcome } from '@/machines/stone-age/scoring';
import type { CardId, Culture, Person } from '@/machines/stone-age/vocabulary';
import { given, red } from '../helpers/stoneAge';
import type { Village } from '../helpers/stoneAge';

const score = (village: Village) => count(given({ villages: [{ food: 0, ...village }] }), red);

const culture = (name: Culture): CardId[] =>
  CARDS.flatMap(({ id, lower }) =>
    lower.colour === 'green' && lower.culture === name ? [id] : [],
  );
const person = (name: Person, ...multipliers: number[]): CardId[] => {
  const left = CARDS.flatMap(({ id, lower }) =>
    lower.colour === 'sand' && lower.person === name ? [{ id, multiplier: lower.multiplier }] : [],
  );
  return multipliers.map((multiplier) => {
    const index = left.findIndex((card) => card.multiplier === multiplier);
    return left.splice(index, 1)[0]!.id;
  });
};
const first = (name: Culture) => culture(name)[0]!;
const second = (name: Culture) => culture(name)[1]!;

describe('The final count', () => {
  it('gives 25 + 1 for writing, medicine, pottery, art, music and a second pottery', () => {
    const cards = (['writing', 'medicine', 'pottery', 'art', 'music'] as const).map(first);
    expect(score({ cards: [...cards, second('pottery')] }).culture).toBe(26);
  });

  it('gives 25 + 9 for green sets of five and of three', () => {
    const five = (['writing', 'medicine', 'pottery', 'art', 'music'] as const).map(first);
    const three = (['writing', 'medicine', 'pottery'] as const).map(second);
    expect(score({ cards: [...five, ...three] }).culture).toBe(34);
  });

  it('gives 64 + 64 for all sixteen green cards', () => {
    const all = CARDS.flatMap(({ id, lower }) => (lower.colour === 'green' ? [id] : []));
    expect(all).toHaveLength(16);
    expect(score({ cards: all }).culture).toBe(128);
  });

  it('gives 35 for 5 farmers and agriculture 7', () => {
    expect(score({ cards: person('farmer', 2, 2, 1), agriculture: 7 }).farmers).toBe(35);
  });

  it('gives 21 for 3 tool makers and tiles of 7 together', () => {
    expect(score({ cards: person('toolMaker', 2, 1), tools: [3, 2, 2] }).toolMakers).toBe(21);
  });

  it('gives 50 for tool maker cards 1 2 2 and tiles 4 3 3', () => {
    expect(score({ cards: person('toolMaker', 1, 2, 2), tools: [4, 3, 3] }).toolMakers).toBe(50);
  });

  it('gives 42 for 7 builders and 6 buildings', () => {
    const buildings = (['B01', 'B02', 'B03', 'B04', 'B05', 'B06'] as const).slice();
    expect(score({ cards: person('builder', 3, 2, 2), buildings }).builders).toBe(42);
  });

  it('gives 24 for 3 shamans and 8 workers', () => {
    expect(score({ cards: person('shaman', 2, 1), workers: 8 }).shamans).toBe(24);
  });

  it('gives one point for each resource left, and nothing for food', () => {
    expect(score({ food: 30, wood: 2, clay: 1, stone: 3, gold: 1 }).resources).toBe(7);
  });

  it('gives nothing for one-use tools that were not used', () => {
    expect(score({ open: ['C33', 'C34', 'C35'] }).total).toBe(0);
  });

  it('adds everything to the points of the track', () => {
    const { total } = score({ points: -10, gold: 1, cards: [first('art')] });
    expect(total).toBe(-10 + 1 + 1);
  });
});

describe('The winner', () => {
  const over = (...villages: Village[]) =>
    outcome(given({ phase: 'over', players: villages.length, villages }))!;

  it('has the most points', () => {
    expect(over({ points: 3 }, { points: 5 })).toMatchObject({
      winners: [1],
      reason: 'points',
      scores: [3, 5],
    });
  });

  it('of a tie has the greater sum of agriculture, tool tiles and workers', () => {
    const result = over({ points: 5, agriculture: 2 }, { points: 5, tools: [1, 1, 1] });
    expect(result).toMatchObject({ winners: [1], reason: 'tieBreak' });
  });

  it('shares the win where that is tied too', () => {
    const result = over({ points: 5, workers: 6 }, { points: 4 }, { points: 5, agriculture: 1 });
    expect(result).toMatchObject({ winners: [0, 2], reason: 'shared' });
  });

  it('is not known before the end', () => {
    expect(outcome(given())).toBeNull();
  });
});
