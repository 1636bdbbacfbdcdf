import { DEFAULTS, offersHints, readSettings, SETTINGS_KEY } from '@/components/settings/settings';
import { openSettings, PATIENCE } from '@/components/settings/settingsStore';
import type { Player } from '@/machines/core/table';
import { openNote } from '@/machines/saves/note';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const kept = async (storage: FakeStorage) =>
  readSettings(await openNote(storage, SETTINGS_KEY).read());
const never = () => new Promise<void>(() => undefined);

describe('Settings', () => {
  it('are what nobody has to choose', () => {
    expect(readSettings(null)).toEqual({
      language: 'system',
      theme: 'system',
      motion: 'calm',
      reducedMotion: false,
      sound: true,
      haptics: true,
      handOver: 'whenPrivate',
      hints: 'alone',
      confirmPlacements: false,
      keepAwake: true,
    });
  });

  it.each([
    ['alone', 1, true],
    ['alone', 2, false],
    ['always', 2, true],
    ['never', 1, false],
    ['always', 0, false],
  ] as const)('of hints, %s with %i people at a table of three: %p', (setting, people, offered) => {
    const players = Array.from({ length: 3 }, (_, seat): Player =>
      seat < people ? { kind: 'human', name: '' } : { kind: 'bot', name: '', bot: 'random' },
    );
    expect(offersHints(setting, players)).toBe(offered);
  });

  it.each(['', 'x', 'null', '7', '[]', '{"language":', '"calm"', '{"__proto__":{}}'])(
    'are the defaults where %p was stored, and the bytes are kept',
    async (stored) => {
      const storage = fakeStorage(['', '/a', '/b'].map((end) => [SETTINGS_KEY + end, stored]));
      const store = openSettings(storage);
      await soon();
      expect(store.state()).toEqual(DEFAULTS);
      for (const theme of ['day', 'night'] as const) {
        store.change({ theme });
        await soon();
      }
      expect(await kept(storage)).toEqual({ ...DEFAULTS, theme: 'night' });
      const left = [...storage.texts.values()].filter((text) => text === stored);
      expect(left).toHaveLength(3);
    },
  );

  it('fall back to the ones before where the newest were damaged', async () => {
    const storage = fakeStorage();
    const store = openSettings(storage);
    await soon();
    store.change({ theme: 'night' });
    await soon();
    store.change({ sound: false });
    await soon();
    const newest = storage.log[storage.log.length - 1]!.slice('set '.length);
    storage.texts.set(newest, storage.texts.get(newest)!.replace('false', 'falsE'));
    expect(await kept(storage)).toEqual({ ...DEFAULTS, theme: 'night' });
  });

  it('lose one bad field alone', () => {
    const stored = {
      language: 'fr',
      theme: 'noon',
      motion: 'brisk',
      sound: 'loud',
      haptics: false,
    };
    expect(readSettings(stored)).toEqual({
      ...DEFAULTS,
      language: 'fr',
      motion: 'brisk',
      haptics: false,
    });
  });

  it('come back as they were left', async () => {
    const storage = fakeStorage();
    const store = openSettings(storage);
    await soon();
    store.change({ theme: 'night', sound: false });
    expect(store.state()).toMatchObject({ theme: 'night', sound: false });
    await soon();
    const again = openSettings(storage);
    expect(again.state()).toBeNull();
    await soon();
    expect(again.state()).toEqual({ ...DEFAULTS, theme: 'night', sound: false });
  });

  it('are the defaults, within a second, on a device that does not answer', async () => {
    const waits: number[] = [];
    const mute = { ...fakeStorage(), get: () => new Promise<string | null>(() => undefined) };
    const store = openSettings(mute, async (ms) => void waits.push(ms));
    await soon();
    expect(store.state()).toEqual(DEFAULTS);
    expect(waits).toEqual([PATIENCE]);
    expect(PATIENCE).toBeLessThan(1000);
  });

  it('are the defaults at once on a device that refuses', async () => {
    const storage = fakeStorage();
    storage.deaf = true;
    const store = openSettings(storage, never);
    await soon();
    expect(store.state()).toEqual(DEFAULTS);
  });

  it('that arrive late keep what was chosen meanwhile, and lose nothing else', async () => {
    const storage = fakeStorage();
    storage.texts.set(SETTINGS_KEY, JSON.stringify({ ...DEFAULTS, language: 'fr', sound: true }));
    let answer: () => void = () => undefined;
    const awake = new Promise<void>((done) => (answer = done));
    const slow = { ...storage, get: (key: string) => awake.then(() => storage.get(key)) };
    const store = openSettings(slow, async () => undefined);
    await soon();
    store.change({ sound: false });
    await soon();
    expect(storage.log).toEqual([]);
    answer();
    await soon();
    expect(store.state()).toMatchObject({ language: 'fr', sound: false });
    expect(await kept(storage)).toEqual(store.state());
  });

  it('that could not be written are written later', async () => {
    const storage = fakeStorage();
    const store = openSettings(storage, async () => undefined);
    await soon();
    storage.failures = 3;
    store.change({ motion: 'instant' });
    await soon();
    expect((await kept(storage)).motion).toBe('instant');
  });
});
