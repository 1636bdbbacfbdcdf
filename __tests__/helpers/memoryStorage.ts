import type { Storage } from '@/machines/saves/storage';

/** A storage in memory that does as it is told. */
export function memoryStorage(texts: Map<string, string> = new Map()): Storage {
  return {
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
    keys: async () => [...texts.keys()],
  };
}
