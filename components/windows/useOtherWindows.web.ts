import { useEffect } from 'react';
import type { Shelf } from '@/machines/saves/shelfTypes';
import { idsAmong } from '@/machines/saves/slots';

/** A move is written twice, and bots are quick: a list need not be newer than this, in milliseconds. */
const SOON = 250;

/** Keeps the list of games up to date with what other windows of the browser play, name and remove. */
export function useOtherWindows(shelf: Shelf): void {
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      for (const id of changed) void shelf.look(id);
      changed.clear();
    };
    const note = ({ key }: StorageEvent) => {
      for (const id of idsAmong(key === null ? [] : [key])) changed.add(id);
      if (changed.size > 0 && timer === undefined) timer = setTimeout(look, SOON);
    };
    window.addEventListener('storage', note);
    return () => {
      window.removeEventListener('storage', note);
      clearTimeout(timer);
    };
  }, [shelf]);
}
