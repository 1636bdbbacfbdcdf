import { openNote } from '@/machines/saves/note';
import { createQueue, pause } from '@/machines/saves/queue';
import type { Storage } from '@/machines/saves/storage';
import { DEFAULTS, readSettings, SETTINGS_KEY, type Settings } from './settings';

/** No first screen waits longer than this for a device that does not answer. */
export const PATIENCE = 800;

/** The settings of this device: what holds now, and how to change it. */
export interface SettingsStore {
  /** Null until the device has answered or has taken too long. */
  state(): Settings | null;
  subscribe(listener: () => void): () => void;
  /** Holds at once; is written as soon as the device lets it. */
  change(patch: Partial<Settings>): void;
}

export function openSettings(storage: Storage, wait = pause): SettingsStore {
  const listeners = new Set<() => void>();
  let settings: Settings | null = null;
  /** What was changed here: it counts more than what the device says, however late it says it. */
  let chosen: Partial<Settings> = {};
  let answered = false;

  const hold = (next: Settings) => {
    settings = next;
    for (const listener of [...listeners]) listener();
  };
  const note = openNote(storage, SETTINGS_KEY);
  const write = () => note.write({ ...settings });
  const queue = createQueue(write, wait);

  const answer = (read: Settings) => {
    answered = true;
    hold({ ...read, ...chosen });
    if (Object.keys(chosen).length > 0) void queue.ask(SETTINGS_KEY);
  };
  note
    .read()
    .then(readSettings, () => DEFAULTS)
    .then(answer, () => undefined);
  void wait(PATIENCE).then(() => {
    if (!settings) hold({ ...DEFAULTS, ...chosen });
  });

  return {
    state: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(patch) {
      chosen = { ...chosen, ...patch };
      hold({ ...(settings ?? DEFAULTS), ...patch });
      // Written before the device has answered, it would replace what is not known yet.
      if (answered) void queue.ask(SETTINGS_KEY);
    },
  };
}
