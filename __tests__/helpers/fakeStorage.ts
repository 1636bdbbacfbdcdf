import type { Storage } from '@/machines/saves/storage';

/** A storage in memory that can be damaged, made to fail, and asked what was done to it. */
export interface FakeStorage extends Storage {
  texts: Map<string, string>;
  /** Every change in the order it was begun: `set key`, `remove key`. */
  log: string[];
  /** The most changes that were ever under way together. */
  mostAtOnce: number;
  /** So many of the next changes fail. */
  failures: number;
  /** What a failing write leaves behind: nothing, unless it tears. */
  torn: boolean;
  /** What becomes of a text that is written without a complaint; null: it is forgotten. */
  spoil: ((text: string) => string | null) | null;
  /** Reading fails as long as this is set. */
  deaf: boolean;
}

export function fakeStorage(entries: Iterable<readonly [string, string]> = []): FakeStorage {
  let atOnce = 0;
  const change = async (line: string, make: () => void, tear: () => void) => {
    fake.log.push(line);
    fake.mostAtOnce = Math.max(fake.mostAtOnce, ++atOnce);
    await Promise.resolve();
    await Promise.resolve();
    atOnce--;
    if (fake.failures > 0) {
      fake.failures--;
      if (fake.torn) tear();
      throw new Error('The device is full');
    }
    make();
  };
  const listen = async <Answer>(answer: () => Answer): Promise<Answer> => {
    await Promise.resolve();
    if (fake.deaf) throw new Error('The device does not answer');
    return answer();
  };
  const fake: FakeStorage = {
    texts: new Map(entries),
    log: [],
    mostAtOnce: 0,
    failures: 0,
    torn: false,
    spoil: null,
    deaf: false,
    get: (key) => listen(() => fake.texts.get(key) ?? null),
    keys: () => listen(() => [...fake.texts.keys()]),
    set: (key, text) =>
      change(
        `set ${key}`,
        () => {
          const kept = fake.spoil ? fake.spoil(text) : text;
          if (kept !== null) fake.texts.set(key, kept);
        },
        () => fake.texts.set(key, text.slice(0, text.length / 2)),
      ),
    remove: (key) =>
      change(
        `remove ${key}`,
        () => fake.texts.delete(key),
        () => undefined,
      ),
  };
  return fake;
}
