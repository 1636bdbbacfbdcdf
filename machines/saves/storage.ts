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

/**
 * The same storage, read with patience that ends: who asks a device that never answers hears so
 * instead of waiting for ever. Changes are waited for: given up, one could still land later.
 */
export function impatient(storage: Storage, ms: number): Storage {
  const soon = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The device does not answer')), ms);
      void answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  return { ...storage, get: (key) => soon(storage.get(key)), keys: () => soon(storage.keys()) };
}

/** Writes a text and reads it back: only what the device gives out again is written. */
export async function setFaithfully(storage: Storage, key: string, text: string): Promise<void> {
  await storage.set(key, text);
  if ((await storage.get(key)) !== text) throw new Error(`${key} is not what was written there`);
}

/** Why a device does not take what it is given. */
export type Trouble = 'full' | 'refused';

/** Browsers and phones say in many ways that they have no room left. */
const NO_ROOM = /quota|full|no space|enospc|not enough (space|storage)|disk i\/o/i;

export const troubleOf = (error: unknown): Trouble =>
  NO_ROOM.test(error instanceof Error ? `${error.name} ${error.message}` : String(error))
    ? 'full'
    : 'refused';
