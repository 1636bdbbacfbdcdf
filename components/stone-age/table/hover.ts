import { useState, useSyncExternalStore } from 'react';
import type { Place } from '@/machines/stone-age/vocabulary';

/**
 * The place under a worker that is being carried. It changes many times in a drag, so it is kept
 * beside React's tree: only what is drawn at that place hears of it, the rest of the table does not.
 */
export interface Hover {
  now(): Place | null;
  set(place: Place | null): void;
  subscribe(listener: () => void): () => void;
}

function createHover(): Hover {
  let over: Place | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => over,
    set(place) {
      if (place === over) return;
      over = place;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useHover(): Hover {
  const [hover] = useState(createHover);
  return hover;
}

export const useHovered = ({ subscribe, now }: Hover): Place | null =>
  useSyncExternalStore(subscribe, now, now);
