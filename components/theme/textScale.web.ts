import { useSyncExternalStore } from 'react';
import { LARGEST_TEXT } from './type';

export const ENLARGED_BY_SYSTEM = false;

/** What a browser sets text in unless its reader asks for more. */
const USUAL = 16;

const read = (): number => {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? Math.min(size / USUAL, LARGEST_TEXT) : 1;
};

// Asked for by every word on the screen: measured once, and again only when it has changed.
let scale: number | null = null;
const listeners = new Set<() => void>();
let ruler: HTMLElement | null = null;

/** An element of one rem, unseen, that is told when a rem is another length. */
function watch(): void {
  if (ruler || typeof ResizeObserver === 'undefined') return;
  ruler = document.createElement('div');
  ruler.setAttribute('aria-hidden', 'true');
  ruler.style.cssText = 'position:absolute;width:1rem;height:1rem;visibility:hidden';
  document.body.append(ruler);
  new ResizeObserver(() => {
    const now = read();
    if (now === scale) return;
    scale = now;
    listeners.forEach((listener) => listener());
  }).observe(ruler);
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const measured = (): number => (scale ??= read());

/** A browser's text size is that of its root element; React Native for the web knows nothing of it. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, measured);
}
