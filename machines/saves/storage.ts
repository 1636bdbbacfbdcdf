/**
 * Where texts are kept by name. The phone's own storage is behind it (see `store.ts`), a fake one
 * in tests. Every call may fail, and nothing is promised about two keys together.
 */
export interface Storage {
  get(key: string): Promise<string | null>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/**
 * The same storage with one change at a time, in the order they were asked for: phones' storages
 * have been seen to damage what is written in parallel. A change that fails holds up nobody.
 */
export function oneAtATime(storage: Storage): Storage {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const turn = last.then(change);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    get: (key) => storage.get(key),
    keys: () => storage.keys(),
    set: (key, text) => inTurn(() => storage.set(key, text)),
    remove: (key) => inTurn(() => storage.remove(key)),
  };
}
