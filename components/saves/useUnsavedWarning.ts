import { useEffect } from 'react';
import { AppState } from 'react-native';
import type { Shelf } from '@/machines/saves/shelfTypes';

/**
 * Whoever closes the page while a move is not on the device is asked whether they mean it. A phone
 * cannot ask: there, what failed is tried once more when the app goes to the back or comes forward.
 */
export function useUnsavedWarning(shelf: Shelf): void {
  useEffect(() => {
    const coming = AppState.addEventListener('change', () => shelf.retry());
    const ask = (event: BeforeUnloadEvent) => {
      if (!shelf.state().unsaved) return;
      shelf.retry();
      event.preventDefault();
    };
    // Only browsers have pages that can be closed.
    const page = globalThis as { addEventListener?: typeof globalThis.addEventListener };
    page.addEventListener?.('beforeunload', ask);
    return () => {
      coming.remove();
      if (page.addEventListener) globalThis.removeEventListener('beforeunload', ask);
    };
  }, [shelf]);
}
