import { useEffect, useEffectEvent } from 'react';

import { followForce } from '@/components/dice/accelerometer';
import { shaking } from '@/components/dice/shaking';

export interface ShakeOptions {
  onThrow: () => void;
  enabled: boolean;
}

/** Throwing by shaking the phone, where it can be felt. The button and the fling do the same. */
export function useShake({ onThrow, enabled }: ShakeOptions): void {
  const throwDice = useEffectEvent(onThrow);
  useEffect(() => {
    if (!enabled) return;
    const isOver = shaking();
    return followForce((force) => {
      if (isOver(force, performance.now())) throwDice();
    });
  }, [enabled]);
}
