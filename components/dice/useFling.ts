import { useEffect, useMemo, useState } from 'react';
import { AppState, Platform, type ViewStyle } from 'react-native';
import { Gesture, type PanGesture } from 'react-native-gesture-handler';

import type { Fling } from '@/components/dice/throw';

/** A drag that is neither this long (points) nor this fast (points a second) was no throw. */
const LEAST_WAY = 28;
const LEAST_SPEED = 220;

export interface FlingOptions {
  onThrow: (fling: Fling) => void;
  enabled?: boolean;
}

export interface FlingHandle {
  /** For a `GestureDetector` round the tray. */
  gesture: PanGesture;
  /** A finger is on the tray: the dice are in the hand. */
  held: boolean;
  /** For the view that the detector holds: else a browser scrolls or marks instead. */
  style: ViewStyle;
}

/** What a drag was as a throw, if it was one. */
export function flingOf(x: number, y: number, vx: number, vy: number): Fling | null {
  const speed = Math.hypot(vx, vy);
  const way = Math.hypot(x, y);
  if (way < LEAST_WAY && speed < LEAST_SPEED) return null;
  // Whoever stops before letting go still threw somewhere: where the finger went.
  const [dx, dy, length] = speed >= LEAST_SPEED ? [vx, vy, speed] : [x, y, way];
  if (length === 0) return null;
  return { dx: dx / length, dy: dy / length, speed };
}

/** Throwing by hand: a drag over the tray gives the direction and the speed. */
export function useFling({ onThrow, enabled = true }: FlingOptions): FlingHandle {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A drag that another app interrupts is never finished: the hand is empty afterwards.
    const listening = AppState.addEventListener('change', () => setHeld(false));
    return () => listening.remove();
  }, []);
  const gesture = useMemo(
    () =>
      Gesture.Pan()
        .enabled(enabled)
        .runOnJS(true)
        .minDistance(6)
        .maxPointers(1)
        // The end of a drag is not always told: the next touch starts with an empty hand.
        .onBegin(() => setHeld(false))
        .onStart(() => setHeld(true))
        .onEnd((event, success) => {
          // The system took the finger away: that was no throw.
          if (!success) return;
          const { translationX, translationY, velocityX, velocityY } = event;
          const fling = flingOf(translationX, translationY, velocityX, velocityY);
          if (fling) onThrow(fling);
        })
        .onFinalize(() => setHeld(false)),
    [enabled, onThrow],
  );
  return { gesture, held: held && enabled, style: grab };
}

const grab: ViewStyle =
  Platform.OS === 'web' ? ({ touchAction: 'none', userSelect: 'none' } as ViewStyle) : {};
