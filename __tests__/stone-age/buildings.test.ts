import { TILES } from '@/machines/stone-age/data';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Bundle, TileId } from '@/machines/stone-age/vocabulary';
import { after, given, leave, only, pay, reasonFor, red, resolve } from '../helpers/stoneAge';
import type { Scene, Village } from '../helpers/stoneAge';

const rich = { wood: 9, clay: 9, stone: 9, gold: 9 };
const building = (tile: TileId, village: Village = rich, scene: Scene = {}) =>
  after(
    given({
      phase: 'resolving',
      tops: [tile],
      villages: [{ ...village, at: { building1: 1, hunt: 1 } }],
      ...scene,
    }),
    resolve('building1'),
  ).position;

/** Every payment that a rich player may make for a building. */
const payments = (tile: TileId) =>
  stoneAge.legalMoves(building(tile)).filter((move) => move.type === 'pay') as unknown as Bundle[];

describe('Buildings', () => {
  it('for 2 wood and 1 clay give 10 points', () => {
    const { position, news } = after(building('B01'), pay(2, 1));
    expect(position.points[red]).toBe(10);
    expect(only(news, 'built')).toMatchObject({ tile: 'B01', points: 10 });
  });

  it('of "4 of 2 kinds" give 18 points for 3 stone and 1 wood', () => {
    expect(after(building('B19'), pay(1, 0, 3)).position.points[red]).toBe(18);
  });

  const fixed = TILES.flatMap((tile) => (tile.kind === 'fixed' ? [tile] : []));
  it.each(fixed.map((tile) => [tile.id, tile] as const))(
    '%s takes its printed cost only',
    (id, tile) => {
      expect(payments(id)).toEqual([{ type: 'pay', ...tile.cost }]);
      const { wood, clay, stone, gold } = tile.cost;
      const { position } = after(building(id), pay(wood, clay, stone, gold));
      expect(position.points[red]).toBe(tile.points);
      // The printed points are what the resources are worth.
      expect(tile.points).toBe(3 * wood + 4 * clay + 5 * stone + 6 * gold);
      expect(reasonFor(building(id), pay(wood + 1, clay, stone, gold))).toBe('wrongPayment');
    },
  );

  const exact = TILES.flatMap((tile) => (tile.kind === 'exact' ? [tile] : []));
  it.each(exact.map((tile) => [tile.id, tile.count, tile.kinds] as const))(
    '%s takes exactly %i resources of exactly %i kinds',
    (id, count, kinds) => {
      const open = payments(id);
      expect(open.length).toBeGreaterThan(0);
      for (const { wood, clay, stone, gold } of open) {
        const amounts = [wood, clay, stone, gold];
        expect(amounts.reduce((sum, amount) => sum + amount)).toBe(count);
        expect(amounts.filter((amount) => amount > 0)).toHaveLength(kinds);
      }
      const wrong = kinds === 1 ? pay(count - 1, 1) : pay(count);
      expect(reasonFor(building(id), wrong)).toBe('wrongNumberOfKinds');
    },
  );

  it.each([
    ['B18', 4],
    ['B19', 18],
    ['B20', 12],
    ['B21', 1],
    ['B22', 4],
    ['B23', 24],
    ['B24', 24],
    ['B25', 4],
  ] as const)('%s can be paid in %i ways', (id, ways) => {
    expect(payments(id)).toHaveLength(ways);
  });

  it.each(['B26', 'B27', 'B28'] as const)('%s takes 1 to 7 resources of any kind', (id) => {
    // All bundles of at most seven of four kinds but the empty one.
    expect(payments(id)).toHaveLength(329);
    expect(after(building(id), pay(0, 0, 0, 7)).position.points[red]).toBe(42);
    expect(after(building(id), pay(1)).position.points[red]).toBe(3);
    expect(reasonFor(building(id), pay(0))).toBe('wrongPayment');
    expect(reasonFor(building(id), pay(4, 4))).toBe('wrongPayment');
  });

  it('turn up the next tile at once, which can be used next round', () => {
    const before = building('B01');
    const { position, news } = after(before, pay(2, 1));
    const next = position.tiles[1]!;
    expect(only(news, 'turnedTile')).toMatchObject({
      place: 'building1',
      tile: TILES[next]!.id,
      left: 6,
    });
    expect(position.gone[0]).toBe(1);
  });

  it('may be left; tile and resources stay', () => {
    const before = building('B01');
    const { position } = after(before, leave);
    expect(position.gone[0]).toBe(0);
    expect(position.stock).toEqual(before.stock);
  });

  it('are left by who cannot pay', () => {
    const position = building('B17', { wood: 9 });
    expect(position.phase).toBe('resolving');
    expect(position.gone[0]).toBe(0);
  });

  it('give resources back to the supply of the first printing', () => {
    const scene: Scene = { edition: 'first', supply: [10, 10, 10, 10] };
    const { position } = after(building('B01', rich, scene), pay(2, 1));
    expect(position.supply).toEqual([12, 11, 10, 10]);
  });

  it('refuse payments that are no numbers', () => {
    expect(reasonFor(building('B26'), pay(-1, 2))).toBe('nonsense');
    expect(reasonFor(building('B26'), pay(0.5, 0.5))).toBe('nonsense');
    expect(reasonFor(building('B26'), pay(Number.NaN))).toBe('nonsense');
  });
});
