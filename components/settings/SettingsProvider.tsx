import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStorage } from '@/components/saves/SavesProvider';
import { DEFAULTS, type Settings } from './settings';
import { openSettings } from './settingsStore';

export interface SettingsValue extends Settings {
  change(patch: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsValue>({ ...DEFAULTS, change: () => undefined });

/** Reads the settings and hands them down; shows nothing until they are known. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const storage = useStorage();
  const [store] = useState(() => openSettings(storage));
  const settings = useSyncExternalStore(store.subscribe, store.state, store.state);
  if (!settings) return null;
  return (
    <SettingsContext value={{ ...settings, change: store.change }}>{children}</SettingsContext>
  );
}

/** What the player chose, and `change` to choose otherwise: it holds everywhere at once. */
export const useSettings = (): SettingsValue => use(SettingsContext);
