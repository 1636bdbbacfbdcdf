import { useSyncExternalStore } from 'react';
import type { MotionName } from '@/components/i18n/shape';
import { useSettings } from '@/components/settings/SettingsProvider';
import { subscribeToSystemMotion, systemReducesMotion } from './systemMotion';

/** How much of its full time a movement takes. */
const SHARE: Record<MotionName, number> = { calm: 1, brisk: 0.5, instant: 0 };

export interface Motion {
  /** What holds now: whoever asks for less motion gets everything at once. */
  speed: MotionName;
  /** How long something lasts that takes `ms` when it is calm; 0 is at once, without a flight. */
  duration(ms: number): number;
  /** The player or the system asks for less motion. */
  reduced: boolean;
}

/** How things move: the player's speed, the player's own switch, and what the system asks for. */
export function motionOf(motion: MotionName, own: boolean, system: boolean): Motion {
  const reduced = own || system;
  const speed = reduced ? 'instant' : motion;
  return { speed, reduced, duration: (ms) => Math.round(ms * SHARE[speed]) };
}

export const useSystemReducesMotion = (): boolean =>
  useSyncExternalStore(subscribeToSystemMotion, systemReducesMotion, () => false);

export function useMotion(): Motion {
  const { motion, reducedMotion } = useSettings();
  return motionOf(motion, reducedMotion, useSystemReducesMotion());
}
