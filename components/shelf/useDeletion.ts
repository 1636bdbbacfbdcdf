import { useEffect, useRef, useState } from 'react';
import { useShelf } from '@/components/saves/SavesProvider';

/** How long a deletion can be undone: time enough to read the bar and to reach it. */
export const WHILE = 15_000;

/** A game that is about to go. */
interface Going {
  id: string;
  title: string;
}

export interface Deletion {
  /** Not shown any more, and all still there. */
  going: readonly Going[];
  remove(id: string, title: string): void;
  /** Everything that is about to go stays. */
  undo(): void;
}

/**
 * Deleting that can be undone for a while. Until it is final nothing is done to a game but not to
 * show it, so whoever is interrupted in between, even by a crash, finds it on the shelf again.
 */
export function useDeletion(): Deletion {
  const shelf = useShelf();
  const [going, setGoing] = useState<readonly Going[]>([]);
  const latest = useRef(going);
  useEffect(() => {
    latest.current = going;
  });
  useEffect(() => {
    if (going.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id } of going) shelf.remove(id);
      setGoing([]);
    }, WHILE);
    return () => clearTimeout(timer);
  }, [going, shelf]);
  useEffect(
    () => () => {
      for (const { id } of latest.current) shelf.remove(id);
    },
    [shelf],
  );
  return {
    going,
    remove: (id, title) => setGoing((before) => [...before, { id, title }]),
    undo: () => setGoing([]),
  };
}
