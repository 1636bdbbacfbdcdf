import { DEFAULTS, readSettings, SETTINGS_KEY } from '@/components/settings/settings';
import { openSettings, PATIENCE } from '@/components/settings/settingsStore';
import { fakeStorage } from '../helpers/fakeStorage';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
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
      confirmPlacements: false,
      keepAwake: true,
    });
  });

  it.each(['', 'x', 'null', '7', '[]', '{"language":', '"calm"'])(
    'are the defaults where %p was stored',
    (stored) => {
      expect(readSettings(stored)).toEqual(DEFAULTS);
    },
  );

  it('lose one bad field alone', () => {
    const stored = {
      language: 'fr',
      theme: 'noon',
      motion: 'brisk',
      sound: 'loud',
      haptics: false,
    };
    expect(readSettings(JSON.stringify(stored))).toEqual({
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
    let answer: (text: string) => void = () => undefined;
    const slow = { ...storage, get: () => new Promise<string | null>((done) => (answer = done)) };
    const store = openSettings(slow, async () => undefined);
    await soon();
    store.change({ sound: false });
    await soon();
    expect(storage.log).toEqual([]);
    answer(JSON.stringify({ ...DEFAULTS, language: 'fr', sound: true }));
    await soon();
    expect(store.state()).toMatchObject({ language: 'fr', sound: false });
    expect(readSettings(storage.texts.get(SETTINGS_KEY) ?? null)).toEqual(store.state());
  });

  it('that could not be written are written later', async () => {
    const storage = fakeStorage();
    const store = openSettings(storage, async () => undefined);
    await soon();
    storage.failures = 3;
    store.change({ motion: 'instant' });
    await soon();
    expect(readSettings(storage.texts.get(SETTINGS_KEY) ?? null).motion).toBe('instant');
  });
});
