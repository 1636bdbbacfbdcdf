import { Accelerometer } from 'expo-sensors';

import type { Force } from '@/components/dice/shaking';

/** Whether the player may be told to shake: a phone feels it, a browser only perhaps. */
export const FEELS_SHAKES = true;

/** Often enough for the swings of a hand. */
const EVERY = 40;

/** Follows what the phone feels until it is told to stop. A device that feels nothing is silent. */
export function followForce(listener: (force: Force) => void): () => void {
  let following: { remove(): void } | null = null;
  let stopped = false;
  Accelerometer.isAvailableAsync().then(
    (available) => {
      if (!available || stopped) return;
      Accelerometer.setUpdateInterval(EVERY);
      following = Accelerometer.addListener(listener);
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    following?.remove();
  };
}
