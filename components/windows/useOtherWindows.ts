import type { Shelf } from '@/machines/saves/shelfTypes';

/** An app on a phone has one window: nobody else changes what is stored. */
export function useOtherWindows(_shelf: Shelf): void {}
