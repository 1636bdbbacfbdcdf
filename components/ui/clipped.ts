import { Platform, type ViewStyle } from 'react-native';

/**
 * The overflow of what must stay where it is. In a browser, what only hides its overflow is still
 * scrolled when something outside gets the focus, such as a sheet on its way in: clipping is the
 * one way to hold it.
 */
export const CLIPPED = Platform.select<ViewStyle['overflow']>({
  web: 'clip' as 'hidden',
  default: 'hidden',
});
