import { createContext, use } from 'react';

import type { SheetFrame } from '@/components/table/sheetFrame';

/** How much room the contents of a sheet have. */
export interface SheetRoom {
  kind: SheetFrame['kind'];
  width: number;
  /** As high as the whole sheet may be. */
  height: number;
  /** Low and wide: contents do better in two columns. */
  columns: boolean;
  /** So small that longer texts are set smaller. */
  tight: boolean;
  /** How much larger than usual the system sets text; never less than 1. */
  scale: number;
}

/** Narrower than this there is little room beside a picture. */
export const NARROW = 420;
const TIGHT = 540;

export function sheetRoom({ kind, inner, most }: SheetFrame, fontScale: number): SheetRoom {
  return {
    kind,
    width: inner,
    height: most,
    columns: kind === 'side' && inner >= NARROW,
    tight: kind !== 'card' && most <= TIGHT,
    scale: Math.max(1, fontScale),
  };
}

export const RoomContext = createContext<SheetRoom>({
  kind: 'bottom',
  width: 328,
  height: 600,
  columns: false,
  tight: false,
  scale: 1,
});

/** For what lies on a sheet: how much room there is. */
export function useSheetRoom(): SheetRoom {
  return use(RoomContext);
}
