import { CARDS, TILES } from '@/machines/stone-age/data';
import { PRINTED_CARDS, PRINTED_TILES } from '../helpers/auditor';

const UPPER: Record<string, string> = {
  dice_all: 'diceForEveryone',
  food: 'food',
  resource: 'resource',
  roll2: 'rollForResource',
  points: 'points',
  tool: 'tool',
  agriculture: 'agriculture',
  draw_card: 'drawCard',
  one_use_tool: 'oneUseTool',
  choice: 'twoResources',
};

describe('The printed pieces', () => {
  it.each(CARDS.map((card) => [card.id, card] as const))('card %s is as printed', (id, card) => {
    const printed = PRINTED_CARDS.get(id)!;
    const { upper, lower } = card;
    expect(upper.type).toBe(UPPER[printed.upper_type!]);
    if ('amount' in upper) expect(upper.amount).toBe(Number(printed.upper_amount));
    if ('value' in upper) expect(upper.value).toBe(Number(printed.upper_amount));
    if ('resource' in upper) expect(upper.resource).toBe(printed.upper_what);
    expect(lower.colour).toBe(printed.lower_colour);
    if (lower.colour === 'green') expect(lower.culture).toBe(printed.lower_what);
    else {
      expect(lower.person.toLowerCase()).toBe(printed.lower_what);
      expect(lower.multiplier).toBe(Number(printed.lower_multiplier));
    }
  });

  it.each(TILES.map((tile) => [tile.id, tile] as const))('tile %s is as printed', (id, tile) => {
    const printed = PRINTED_TILES.get(id)!;
    expect(tile.kind).toBe(printed.kind);
    if (tile.kind === 'fixed') {
      const { wood, clay, stone, gold } = printed;
      expect(tile.cost).toEqual({
        wood: Number(wood),
        clay: Number(clay),
        stone: Number(stone),
        gold: Number(gold),
      });
      expect(tile.points).toBe(Number(printed.points));
    } else if (tile.kind === 'exact') {
      expect([tile.count, tile.count, tile.kinds].map(String)).toEqual([
        printed.n_min,
        printed.n_max,
        printed.kinds,
      ]);
    } else {
      expect([tile.least, tile.most].map(String)).toEqual([printed.n_min, printed.n_max]);
    }
  });

  it('are 36 cards and 28 tiles', () => {
    expect([CARDS.length, PRINTED_CARDS.size]).toEqual([36, 36]);
    expect([TILES.length, PRINTED_TILES.size]).toEqual([28, 28]);
  });
});
