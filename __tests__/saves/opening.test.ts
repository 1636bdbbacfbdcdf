import type { AnyGame, Migration } from '@/machines/core/game';
import type { AnyMove } from '@/machines/core/rules';
import { findGame } from '@/machines/games';
import { openSave } from '@/machines/saves/opening';
import { packMoves, unpackMoves } from '@/machines/saves/packing';
import { readCover, writeSave, type Save } from '@/machines/saves/save';
import { openShelf } from '@/machines/saves/shelf';
import { keptKey, slotKey } from '@/machines/saves/slots';
import { fakeStorage } from '../helpers/fakeStorage';
import { saveOf, sharedGame } from '../helpers/sharedGames';

const game = findGame('stone-age') as AnyGame;
const today = game.rulesVersion;
const shared = sharedGame(game, { seats: 3, seed: 5, share: 0.4 });
const save = saveOf(shared);

/** The same game in a Silex whose rules have gone on since. */
function laterRules(by: number, migrations: Record<number, Migration> = {}) {
  jest.replaceProperty(game, 'rulesVersion', today + by);
  jest.replaceProperty(game, 'migrations', migrations);
}
afterEach(() => jest.restoreAllMocks());

const opened = (of: Save) => {
  const opening = openSave(of);
  if (!opening.ok) throw new Error(opening.fault);
  return opening;
};

describe('A game of older rules', () => {
  it('goes on where today’s rules lead it exactly to where it stood', () => {
    laterRules(2);
    expect(opened(save)).toMatchObject({ lookOnly: false, save: { rules: today + 2 } });
    expect(opened(save).playthrough).toEqual(shared.playthrough);
  });

  it('can be looked at, and not continued, where it would stand elsewhere', () => {
    laterRules(1);
    const opening = opened({ ...save, digest: 'another' });
    expect(opening).toMatchObject({ lookOnly: true, save: { rules: today } });
    expect(opening.playthrough.moves).toEqual(shared.playthrough.moves);
  });

  it.each([
    ['against today’s rules', { type: 'refuse' }],
    ['unknown today', { type: 'fish' }],
  ])('can be looked at up to a move that is %s', (_, move) => {
    laterRules(1);
    const moves = [...save.moves.slice(0, 9), move as AnyMove, ...save.moves.slice(9)];
    const opening = opened({ ...save, moves });
    expect(opening.lookOnly).toBe(true);
    expect(opening.playthrough.moves).toEqual(save.moves.slice(0, 9));
  });

  it('whose table means nothing any more is a fault with a name', () => {
    laterRules(1);
    expect(openSave({ ...save, setup: { seats: 3 } })).toMatchObject({
      ok: false,
      fault: 'olderRules',
      version: today,
    });
  });

  /** Once upon a time: clay was called loam, and the table had no editions. */
  const oldSave: Save = {
    ...save,
    setup: { players: 3, firstPlayer: 0 },
    moves: save.moves.map((move) =>
      'place' in move && move.place === 'clayPit'
        ? ({ ...move, place: 'loamPit' } as AnyMove)
        : move,
    ),
    digest: 'of another time',
  };
  const migrations: Record<number, Migration> = {
    [today]: {
      name: 'loam is called clay',
      migrate: (old) => ({
        ...old,
        moves: old.moves.map((move) =>
          'place' in move && move.place === 'loamPit'
            ? ({ ...move, place: 'clayPit' } as AnyMove)
            : move,
        ),
      }),
    },
    [today + 1]: {
      name: 'tables agree on an edition',
      migrate: (old) => ({ ...old, setup: { ...game.newGame(3)!, ...(old.setup as object) } }),
    },
  };

  it('is led over by every migration in turn, and goes on', () => {
    laterRules(2, migrations);
    const opening = opened(oldSave);
    expect(opening.lookOnly).toBe(false);
    expect(opening.playthrough).toEqual(shared.playthrough);
    expect(opening.save).toMatchObject({ rules: today + 2, digest: save.digest });
  });

  it('that a migration gives up can be looked at', () => {
    laterRules(1, { [today]: { name: 'dice have seven sides', migrate: () => null } });
    expect(opened(save)).toMatchObject({ lookOnly: true });
  });

  it('is written by today’s rules, and its old bytes are kept', async () => {
    const text = writeSave({ ...oldSave, id: 'old' });
    const storage = fakeStorage([
      [slotKey('old', 'a'), text],
      [slotKey('old', 'b'), text],
    ]);
    laterRules(2, migrations);
    const shelf = openShelf(storage, { now: () => 1, random: () => 0.5 });
    const opening = await shelf.open('old');
    if (!opening.ok) throw new Error(opening.fault);
    expect(storage.log).toEqual([]);
    await shelf.save('old', opening);
    await shelf.settled();
    expect(storage.texts.get(keptKey('old', 'a'))).toBe(text);
    expect(storage.texts.get(keptKey('old', 'b'))).toBe(text);
    const cover = readCover(storage.texts.get(slotKey('old', 'a'))!);
    expect(cover).toMatchObject({ ok: true, save: { rules: today + 2 } });
  });
});

describe('Migrations', () => {
  it('lead on from versions there were, each with a name of its own', () => {
    const versions = Object.keys(game.migrations).map(Number);
    for (const version of versions) expect(version).toBeLessThan(game.rulesVersion);
    const names = Object.values(game.migrations).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('Packed moves', () => {
  it('come back as they were, and take a third of the room', () => {
    const { moves } = sharedGame(game, { seats: 4, seed: 3 }).playthrough;
    const packed = packMoves(moves);
    expect(unpackMoves(JSON.parse(JSON.stringify(packed)))).toEqual(moves);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(moves).length / 3);
  });

  it('that ask for one that is not there are no save', () => {
    expect(unpackMoves({ said: [{ type: 'refuse' }], order: [0, 1] })).toBeNull();
  });
});
