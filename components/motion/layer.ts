import { Platform, type ViewStyle } from 'react-native';

/**
 * A layer of its own in a browser: what moves in it is only carried about, and what lies under it is
 * not painted again. Phones give one to every view that moves.
 */
export const ownLayer: ViewStyle | null =
  Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : null;
