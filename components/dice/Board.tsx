import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import { Svg } from 'react-native-svg';

import { FINE } from '@/components/dice/print';
import type { Throw } from '@/components/dice/throw';

export interface BoardProps {
  thrown: Throw;
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet that dice are printed on: the tray and a margin round it for dice in flight. */
export function Board({ thrown, width, height, children }: BoardProps) {
  const { bleed } = thrown.tray;
  const above = thrown.headroom;
  const wide = width + 2 * bleed;
  const high = height + bleed + above;
  return (
    <View
      style={[styles.sheet, layer, { left: -bleed, top: -above, width: wide, height: high }]}
      aria-hidden
    >
      <Svg width={wide} height={high} viewBox={`0 0 ${wide * FINE} ${high * FINE}`}>
        {children}
      </Svg>
    </View>
  );
}

// A layer of its own in the browser, so that what lies under the dice is not painted again.
const layer: ViewStyle | null =
  Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : null;

const styles = StyleSheet.create({
  sheet: { position: 'absolute', pointerEvents: 'none' },
});
