import { Platform } from 'react-native';

/**
 * A drag that is let go in full flight is a fling to a browser, even where nothing can be scrolled,
 * and it takes the next touch for the one that stops the fling: the touch would be lost. Whoever
 * takes the finger's movement for itself leaves none.
 */
function take(event: TouchEvent): void {
  const { touchAction } = getComputedStyle(event.currentTarget as Element);
  if (event.cancelable && touchAction === 'none') event.preventDefault();
}

/** The ref of a view that is dragged, or over which something is flung. */
export function noFling(view: unknown): void {
  // React's own listeners for touches are passive and may not take anything.
  if (Platform.OS === 'web' && view)
    (view as HTMLElement).addEventListener('touchmove', take, { passive: false });
}
