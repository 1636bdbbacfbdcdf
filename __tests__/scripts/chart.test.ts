import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMachine } from 'xstate';
import { stoneAgeMachine } from '@/machines/stone-age/machine';
import { readChart, type Box } from '@/scripts/lib/chartModel';
import { drawChart } from '@/scripts/lib/drawChart';

const picture = path.join(__dirname, '../../assets/stone-age-chart.svg');

test('the picture of the statechart in assets/ is the one that the machine draws', async () => {
  const drawn = await drawChart(stoneAgeMachine, 'Stone Age');
  if (readFileSync(picture, 'utf8') !== drawn) {
    throw new Error(
      'assets/stone-age-chart.svg shows an older statechart: run `npm run chart` and look at it.',
    );
  }
});

test('the same machine always gives the same picture', async () => {
  const [once, again] = [
    await drawChart(stoneAgeMachine, 'Stone Age'),
    await drawChart(stoneAgeMachine, 'Stone Age'),
  ];
  expect(again).toBe(once);
});

test('every decision of Stone Age works alike, so each is one box with its moves', () => {
  const { flow, machinery } = readChart(stoneAgeMachine);
  const decisions = all(flow.root).filter(({ look }) => look === 'decision');
  const moves = decisions.map(({ title, moves }) => [
    title,
    ...moves.filter(({ usual }) => !usual).map(({ name }) => name),
  ]);
  expect(moves).toEqual([
    ['placing', 'place'],
    ['resolving', 'resolve'],
    ['adding tools', 'gather'],
    ['paying', 'pay', 'leave'],
    ['sharing dice', 'take die'],
    ['feeding', 'feed', 'refuse'],
  ]);
  expect(machinery?.root.children.map(({ title }) => title)).toEqual([
    'seating',
    'curtain',
    'choosing',
    'thinking',
    'showing',
  ]);
});

test('what every part of a group does in the same way is one arrow from the group', () => {
  const { arrows } = readChart(stoneAgeMachine).flow;
  const ended = arrows.filter(({ labels }) => labels.includes('everyone has acted'));
  expect(ended.map(({ from, to }) => [from, to])).toEqual([['acting', 'feeding']]);
});

describe('a decision that works in another way', () => {
  const usual = (move: string, next: string) => ({
    initial: 'seating',
    states: {
      seating: { always: [{ guard: 'isFinished', target: `#game.${next}` }, 'choosing'] },
      choosing: { tags: 'mayMove', on: { [move]: { guard: 'isLegal', target: 'showing' } } },
      showing: { tags: 'showing', on: { 'table.shown': 'seating' } },
    },
  });
  const machine = createMachine({
    id: 'game',
    initial: 'hunting',
    states: {
      hunting: usual('hunt', 'fishing'),
      fishing: usual('fish', 'sleeping'),
      sleeping: {
        initial: 'choosing',
        states: { choosing: { tags: 'mayMove', on: { wake: '#game.hunting' } } },
      },
    },
  });
  const { flow, machinery } = readChart(machine);

  test('is drawn in full, with an arrow for its move', () => {
    const sleeping = flow.root.children[2]!;
    expect(sleeping.look).toBe('group');
    expect(sleeping.children.map(({ title }) => title)).toEqual(['choosing']);
    expect(flow.arrows).toContainEqual({
      from: 'game.sleeping.choosing',
      to: 'game.hunting',
      labels: ['wake'],
      sometimes: false,
    });
  });

  test('leaves the others as they are', () => {
    const looks = flow.root.children.map(({ look }) => look);
    expect(looks).toEqual(['decision', 'decision', 'group']);
    expect(machinery?.root.children).toHaveLength(3);
  });

  test('can still be drawn', async () => {
    expect(await drawChart(machine, 'A night')).toContain('>sleeping</text>');
  });
});

const all = (box: Box): Box[] => [box, ...box.children.flatMap(all)];
