import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useOtherWindows } from '@/components/windows/useOtherWindows';
import { openShelf } from '@/machines/saves/shelf';
import type { Shelf, ShelfState } from '@/machines/saves/shelfTypes';
import type { Storage } from '@/machines/saves/storage';
import { deviceStorage } from '@/machines/saves/store';
import { random } from './chance';
import { useUnsavedWarning } from './useUnsavedWarning';

const StorageContext = createContext<Storage>(deviceStorage);
const ShelfContext = createContext<Shelf | null>(null);

export interface SavesProviderProps {
  /** The device's own unless given. */
  storage?: Storage;
  children: ReactNode;
}

/** Opens the device's saved games once, for everything under it. */
export function SavesProvider({ storage = deviceStorage, children }: SavesProviderProps) {
  const [shelf] = useState(() => openShelf(storage, { now: () => Date.now(), random }));
  useUnsavedWarning(shelf);
  useOtherWindows(shelf);
  return (
    <StorageContext value={storage}>
      <ShelfContext value={shelf}>{children}</ShelfContext>
    </StorageContext>
  );
}

/** Where small things are kept: settings, the names that were used last. */
export const useStorage = (): Storage => use(StorageContext);

/** The saved games: to begin, open, save and remove one. */
export function useShelf(): Shelf {
  const shelf = use(ShelfContext);
  if (!shelf) throw new Error('There are no saved games outside SavesProvider');
  return shelf;
}

/** The list of games and whether all is saved, always up to date. */
export function useShelfState(): ShelfState {
  const shelf = useShelf();
  return useSyncExternalStore(shelf.subscribe, shelf.state, shelf.state);
}
