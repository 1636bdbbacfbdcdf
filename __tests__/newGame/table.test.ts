import { readLaid, recall, rememberLaid, unlaid } from '@/components/newGame/memory';
import {
  change,
  clear,
  firstTable,
  playersOf,
  seat,
  starterOf,
  swap,
  type NewTable,
} from '@/components/newGame/table';
import type { AnyGame } from '@/machines/core/game';
import { findGame } from '@/machines/games';
import { fakeStorage } from '../helpers/fakeStorage';

const game = findGame('stone-age') as AnyGame;
const named = (...names: string[]): NewTable => ({
  sitters: names.map((name, key) => ({ key, kind: 'human', name, bot: 'hunter.builder' })),
  starts: 'lot',
});
const namesAt = ({ sitters }: NewTable) => sitters.map(({ name }) => name).join(' ');

describe('A table to be laid', () => {
  it('begins with a person and a bot', () => {
    expect(playersOf(firstTable(game))).toEqual([
      { kind: 'human', name: '' },
      { kind: 'bot', name: '', bot: 'child.balanced' },
    ]);
  });

  it('takes no more than the game does', () => {
    let table = firstTable(game);
    for (let i = 0; i < 5; i++) table = seat(game, table, 'human');
    expect(table.sitters).toHaveLength(4);
    expect(new Set(table.sitters.map(({ key }) => key)).size).toBe(4);
  });

  it('keeps as many as the game needs', () => {
    expect(clear(game, named('A', 'B'), 0).sitters).toHaveLength(2);
  });

  it('closes up when someone leaves', () => {
    expect(namesAt(clear(game, named('A', 'B', 'C'), 1))).toBe('A C');
  });

  it.each([
    [0, 'lot'],
    [1, 1],
    [2, 1],
  ] as const)('knows who begins after seat %i has left', (gone, starts) => {
    const before = { ...named('A', 'B', 'C'), starts: gone === 1 ? 2 : gone === 2 ? 1 : 0 };
    expect(clear(game, before, gone).starts).toBe(starts);
  });

  it('lets neighbours change seats, and whoever begins still does', () => {
    const table = { ...named('A', 'B', 'C'), starts: 1 };
    expect(namesAt(swap(table, 1, 1))).toBe('A C B');
    expect(swap(table, 1, 1).starts).toBe(2);
    expect(swap(table, 0, 1).starts).toBe(0);
    expect(swap(table, 0, -1)).toBe(table);
    expect(swap(table, 2, 1)).toBe(table);
  });

  it('seats a bot where a person sat', () => {
    const table = change(named('A', ' B '), 1, { kind: 'bot' });
    expect(playersOf(table)).toEqual([
      { kind: 'human', name: 'A' },
      { kind: 'bot', name: 'B', bot: 'hunter.builder' },
    ]);
  });

  it('draws lots among all seats alike', () => {
    const table = named('A', 'B', 'C');
    expect([0, 0.34, 0.99].map((chance) => starterOf(table, chance))).toEqual([0, 1, 2]);
    expect(starterOf({ ...table, starts: 1 }, 0.99)).toBe(1);
  });
});

describe('The table of last time', () => {
  const laid = { table: { ...named('A', 'B', 'C'), starts: 2 }, setup: game.newGame(3) };

  it('is laid again', () => {
    expect(readLaid(game, laid)).toEqual(laid);
  });

  it.each([null, '', 7, {}, [], { table: { sitters: 'x' } }, { table: { sitters: [] } }])(
    'is a fresh one where %p was stored',
    (stored) => {
      expect(readLaid(game, stored)).toEqual(unlaid(game));
    },
  );

  it('comes back from the device', async () => {
    const storage = fakeStorage();
    rememberLaid(storage, game, laid);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await recall(storage, game)).toEqual(laid);
    for (const key of storage.texts.keys()) storage.texts.set(key, 'dust');
    expect(await recall(storage, game)).toEqual(unlaid(game));
  });

  it('has another bot in place of one that is gone', () => {
    const sitters = laid.table.sitters.map((sitter) => ({ ...sitter, kind: 'bot', bot: 'ghost' }));
    const { table } = readLaid(game, { table: { sitters, starts: 9 } });
    expect(table.sitters.map(({ bot }) => bot)).toEqual(Array(3).fill('child.balanced'));
    expect(table.starts).toBe('lot');
  });

  it('keeps its people when what was agreed makes no sense', () => {
    const { table, setup } = readLaid(game, { ...laid, setup: { players: 9 } });
    expect(namesAt(table)).toBe('A B C');
    expect(setup).toEqual(game.newGame(2));
  });
});
