import { BUDGET, prunable, usage } from '@/machines/saves/budget';
import { keptNoteKey, noteKey, openNote } from '@/machines/saves/note';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { impatient, troubleOf } from '@/machines/saves/storage';
import { fakeStorage } from '../helpers/fakeStorage';

const NAME = 'silex/thing';

async function written(...things: object[]) {
  const storage = fakeStorage();
  const note = openNote(storage, NAME);
  await note.read();
  for (const thing of things) await note.write(thing);
  return storage;
}

describe('A note', () => {
  it('comes back as it was written last', async () => {
    const storage = await written({ one: 1 }, { two: 2 }, { three: 3 });
    expect(await openNote(storage, NAME).read()).toEqual({ three: 3 });
    expect(storage.log).toEqual(['a', 'b', 'a'].map((slot) => `set ${NAME}/${slot}`));
  });

  it('is nothing where nothing was written', async () => {
    expect(await openNote(fakeStorage(), NAME).read()).toBeNull();
  });

  it('is read as it was written before there were seals', async () => {
    const storage = fakeStorage([[NAME, '{"sound":false}']]);
    const note = openNote(storage, NAME);
    expect(await note.read()).toEqual({ sound: false });
    await note.write({ sound: true });
    expect(await openNote(storage, NAME).read()).toEqual({ sound: true });
  });

  it.each(['', 'x', '{"sequence":9,"data":{}}', '[]', '{"sequence":9,"data":{},"checksum":"0"}'])(
    'that became %p falls back to the one before, and the bytes are kept',
    async (bytes) => {
      const storage = await written({ one: 1 }, { two: 2 });
      storage.texts.set(noteKey(NAME, 'b'), bytes);
      const note = openNote(storage, NAME);
      expect(await note.read()).toEqual({ one: 1 });
      await note.write({ three: 3 });
      expect(storage.texts.get(keptNoteKey(NAME, 'b'))).toBe(bytes);
      expect(await openNote(storage, NAME).read()).toEqual({ three: 3 });
    },
  );

  it('that is broken twice is nothing, and the next one is whole', async () => {
    const storage = await written({ one: 1 }, { two: 2 });
    for (const slot of ['a', 'b'] as const) storage.texts.set(noteKey(NAME, slot), 'dust');
    const note = openNote(storage, NAME);
    expect(await note.read()).toBeNull();
    await note.write({ new: true });
    expect(await openNote(storage, NAME).read()).toEqual({ new: true });
  });

  it('that is torn while it is written leaves the one before', async () => {
    const storage = await written({ one: 1 });
    storage.failures = 1;
    storage.torn = true;
    const note = openNote(storage, NAME);
    await note.read();
    await expect(note.write({ two: 2 })).rejects.toThrow();
    expect(await openNote(storage, NAME).read()).toEqual({ one: 1 });
    await note.write({ two: 2 });
    expect(await openNote(storage, NAME).read()).toEqual({ two: 2 });
  });
});

describe('Room', () => {
  const saved = (id: number, finished: boolean, size: number) =>
    ({ id: String(id), finished, size, changed: id }) as SavedGame;

  it('is not asked for within the budget', () => {
    const games = [saved(1, true, BUDGET / 2), saved(2, true, BUDGET / 2)];
    expect(usage(games)).toBe(BUDGET);
    expect(prunable(games)).toEqual([]);
  });

  it('is offered by the oldest finished games, and never by one that is running', () => {
    const part = BUDGET / 8;
    const games = Array.from({ length: 9 }, (_, i) => saved(9 - i, i % 2 === 0, part));
    // Nine parts of eight: three have to go to come below three quarters.
    expect(prunable(games).map(({ id }) => id)).toEqual(['1', '3', '5']);
    expect(prunable(games.map((game) => ({ ...game, finished: false })))).toEqual([]);
  });
});

describe('A device', () => {
  it.each([
    ['full', Object.assign(new Error('x'), { name: 'QuotaExceededError' })],
    ['full', new Error('database or disk is full (code 13 SQLITE_FULL)')],
    ['full', new Error('No space left on device')],
    ['refused', new Error('The operation is insecure.')],
    ['refused', 'nothing doing'],
  ])('that is %s says so in its own words (%#)', (trouble, error) => {
    expect(troubleOf(error)).toBe(trouble);
  });

  it('that never answers is not waited for for ever', async () => {
    const mute = new Promise<never>(() => undefined);
    const storage = impatient({ ...fakeStorage(), get: () => mute, keys: () => mute }, 5);
    await expect(storage.get('x')).rejects.toThrow('does not answer');
    await expect(storage.keys()).rejects.toThrow('does not answer');
    expect(await impatient(fakeStorage([['x', 'y']]), 50).get('x')).toBe('y');
  });
});
