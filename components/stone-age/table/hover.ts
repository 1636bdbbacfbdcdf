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

/**
 * The finger comes first: who lights up under it hears of it once the frame in which it moved is
 * drawn, and hears nothing of places that it has left again by then.
 */
function createHover(): Hover {
  let told: Place | null = null;
  let next: Place | null = null;
  let telling = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    telling = false;
    if (next === told) return;
    told = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => told,
    set(place) {
      next = place;
      if (telling || next === told) return;
      telling = true;
      setTimeout(tell);
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
