import { createContext, use } from 'react';
import { useWindowDimensions } from 'react-native';
import { useTextScale } from './textScale';

export interface Window {
  width: number;
  height: number;
  /** How much larger than usual text is set here. */
  fontScale: number;
}

/** How far text may grow here: a board is one picture, and what it says is read large when touched. */
export const TextLimit = createContext(Infinity);

/** How far text grows on the board and in the tray, where a touch opens everything large. */
export const BOARD_TEXT = 1.2;

/** The window, with the text size that its reader asked for. */
export function useWindow(): Window {
  const { width, height } = useWindowDimensions();
  const fontScale = Math.min(useTextScale(), use(TextLimit));
  return { width, height, fontScale };
}
