import { useWindowDimensions } from 'react-native';
import { LARGEST_TEXT } from './type';

/** Whether the platform enlarges text by itself: then it is only told how far it may go. */
export const ENLARGED_BY_SYSTEM = true;

/** How much larger than usual the system asks for text. */
export function useTextScale(): number {
  return Math.min(useWindowDimensions().fontScale, LARGEST_TEXT);
}
