import { markup } from '@/components/art/markup';
import type { PulledProps } from './Pulled';

/**
 * In a browser a whole print is one element to React, filled with text that the browser itself
 * reads: the valley has thousands of cuts, and a component for each would cost more than all else.
 */
export function Pulled({ print, colour }: PulledProps) {
  return <g dangerouslySetInnerHTML={{ __html: markup(print, colour) }} />;
}
