import type { AnyGame } from '@/machines/core/game';
import { apply, type AnyMove, type AnyPosition } from '@/machines/core/rules';
import { findGame } from '@/machines/games';
import { openShelf } from '@/machines/saves/shelf';
import type { Shelf, Standing } from '@/machines/saves/shelfTypes';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';

const game = findGame('stone-age') as AnyGame;
const players = [
  { kind: 'human', name: 'Ana' },
  { kind: 'human', name: 'Ben' },
] as const;

let drawn = 0.1;
const random = () => (drawn = (drawn + 0.377) % 1);
/** Another window of the browser: a shelf of its own over the same storage. */
const windowOn = (storage: FakeStorage) => openShelf(storage, { now: () => 1, random });

/** A game with a few moves that two windows have on their lists. */
async function twoWindows() {
  const storage = fakeStorage();
  const one = windowOn(storage);
  const id = one.begin({ game, players, setup: game.newGame(2), seed: 5 });
  await play(one, id, 3);
  const two = windowOn(storage);
  await two.load();
  return { storage, id, one, two };
}

async function standingOf(shelf: Shelf, id: string): Promise<Standing> {
  const opening = await shelf.open(id);
  if (!opening.ok) throw new Error(opening.fault);
  return opening;
}

/** Some moves on from a standing: always the first legal one, or always the last. */
function goOn({ playthrough, position }: Standing, count: number, last = false): Standing {
  let now: AnyPosition = position;
  const moves: AnyMove[] = [...playthrough.moves];
  for (let i = 0; i < count; i++) {
    const move = game.rules.legalMoves(now).at(last ? -1 : 0)!;
    ({ position: now } = apply(game.rules, now, move));
    moves.push(move);
  }
  return { playthrough: { ...playthrough, moves }, position: now };
}

async function play(shelf: Shelf, id: string, count: number): Promise<Standing> {
  const standing = goOn(await standingOf(shelf, id), count);
  await shelf.save(id, standing);
  await shelf.settled();
  return standing;
}

const listIn = async (storage: FakeStorage) => {
  const shelf = windowOn(storage);
  await shelf.load();
  return shelf.state().games;
};

describe('Two windows', () => {
  it('keep the moves of the one that plays when the other gives the game a name', async () => {
    const { storage, id, one, two } = await twoWindows();
    await play(one, id, 5);
    two.rename(id, 'Sunday');
    await two.settled();
    expect(await listIn(storage)).toMatchObject([{ id, moves: 8, name: 'Sunday' }]);
  });

  it('keep that name when the one that plays goes on', async () => {
    const { storage, id, one, two } = await twoWindows();
    const standing = await standingOf(one, id);
    two.rename(id, 'Sunday');
    await two.settled();
    await one.save(id, goOn(standing, 1));
    await one.settled();
    expect(await listIn(storage)).toMatchObject([{ id, moves: 4, name: 'Sunday' }]);
  });

  it('keep both games where each went another way', async () => {
    const { storage, id, one, two } = await twoWindows();
    const here = await standingOf(one, id);
    const there = await standingOf(two, id);
    await two.save(id, goOn(there, 2));
    await two.settled();
    await one.save(id, goOn(here, 4, true));
    await one.settled();
    const games = await listIn(storage);
    expect(games.map(({ moves }) => moves).sort()).toEqual([5, 7]);
    expect(games.find((saved) => saved.id === id)?.moves).toBe(7);
    const aside = games.find((saved) => saved.id !== id)!;
    expect(await windowOn(storage).open(aside.id)).toMatchObject({ ok: true, earlier: false });
  });

  it('keep one game where one only goes on from the other', async () => {
    const { storage, id, one, two } = await twoWindows();
    const here = await standingOf(one, id);
    const there = await standingOf(two, id);
    await two.save(id, goOn(there, 1));
    await two.settled();
    await one.save(id, goOn(here, 3));
    await one.settled();
    expect(await listIn(storage)).toMatchObject([{ id, moves: 6 }]);
  });

  it('write nothing over a slot that could not be read when the game was opened', async () => {
    const { storage, id } = await twoWindows();
    const { get } = storage;
    const later = windowOn(storage);
    await later.load();
    storage.texts.set(`silex/game/${id}/a`, storage.texts.get(`silex/game/${id}/b`)!);
    await play(windowOn(storage), id, 2);
    // Only the first slot answers, with what it had before.
    const before = storage.texts.get(`silex/game/${id}/a`)!;
    storage.texts.set(`silex/game/${id}/a`, 'dust');
    storage.get = (key) => (key.endsWith('/b') ? Promise.reject(new Error('x')) : get(key));
    expect(await later.open(id)).toMatchObject({ ok: true });
    storage.get = get;
    storage.texts.set(`silex/game/${id}/a`, before);
    await later.save(id, goOn(await standingOf(later, id), 1));
    await later.settled();
    expect((await listIn(storage)).map(({ moves }) => moves)).toContain(6);
  });

  it('see at once what the other one did to a game', async () => {
    const { id, one, two } = await twoWindows();
    await play(one, id, 2);
    await two.look(id);
    expect(two.state().games).toMatchObject([{ id, moves: 5 }]);
    one.remove(id);
    await one.settled();
    await two.look(id);
    expect(two.state().games).toEqual([]);
  });

  it('lose no move of a game that was removed in one, played on in the other, and opened again', async () => {
    const { storage, id, one, two } = await twoWindows();
    const standing = await standingOf(one, id);
    await two.load();
    two.remove(id);
    await two.settled();
    await one.save(id, goOn(standing, 1));
    await one.settled();
    await two.look(id);
    await play(two, id, 3);
    expect(await listIn(storage)).toMatchObject([{ id, moves: 7 }]);
  });
});
