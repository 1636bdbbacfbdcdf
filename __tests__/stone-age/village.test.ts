import { gainTool } from '@/machines/stone-age/tools';
import { after, given, only, red, resolve, toolsOf } from '../helpers/stoneAge';
import type { Village } from '../helpers/stoneAge';

const acting = (village: Village) =>
  given({ phase: 'resolving', toMove: red, villages: [{ ...village }] });

describe('The village', () => {
  it('gives one worker more in the hut, who acts next round', () => {
    const { position, news } = after(acting({ at: { hut: 2, card1: 1 } }), resolve('hut'));
    expect(position.workers[red]).toBe(6);
    expect(position.home[red]).toBe(5);
    expect(only(news, 'grew').workers).toBe(6);
  });

  it('has the new worker eat in this round already', () => {
    const { position } = after(acting({ food: 12, at: { hut: 2 } }), resolve('hut'));
    expect(position.stock[0]).toBe(12 - 6);
  });

  it('raises agriculture in the field, which counts in this round already', () => {
    const { position } = after(acting({ food: 12, at: { field: 1 } }), resolve('field'));
    expect(position.agriculture[red]).toBe(1);
    expect(position.stock[0]).toBe(12 + 1 - 5);
  });

  it.each([
    ['hut', { workers: 10, at: { hut: 2, card1: 1 } }],
    ['field', { agriculture: 10, at: { field: 1, card1: 1 } }],
    ['toolMaker', { tools: [4, 4, 4] as [number, number, number], at: { toolMaker: 1, card1: 1 } }],
  ] as const)('gives nothing at the %s to who has the most of it already', (place, village) => {
    const before = acting(village as Village);
    const { position, news } = after(before, resolve(place));
    expect(only(news, 'nothingGained').place).toBe(place);
    expect([position.workers, position.agriculture, position.tools]).toEqual([
      before.workers,
      before.agriculture,
      before.tools,
    ]);
  });

  it('raises the lowest tile with every tool, twelve times', () => {
    const position = given();
    const steps = Array.from({ length: 12 }, () => {
      gainTool(position, red);
      return toolsOf(position, red).join(' ');
    });
    expect(steps).toEqual([
      '1 0 0',
      '1 1 0',
      '1 1 1',
      '2 1 1',
      '2 2 1',
      '2 2 2',
      '3 2 2',
      '3 3 2',
      '3 3 3',
      '4 3 3',
      '4 4 3',
      '4 4 4',
    ]);
    expect(gainTool(position, red)).toBe(false);
    expect(toolsOf(position, red)).toEqual([4, 4, 4]);
  });
});
