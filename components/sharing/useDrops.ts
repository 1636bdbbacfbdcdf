import type { Picked } from './picked';

/** Nothing is dragged into an app on a phone. Says whether something hovers over the page. */
export function useDrops(_take: (picked: Picked) => void): boolean {
  return false;
}
