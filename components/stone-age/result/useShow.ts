import { useEffect, useState } from 'react';
import type { MotionName } from '@/components/i18n/shape';

/** How long each step of the final count is looked at, in milliseconds. */
export const STEP_TIME: Readonly<Record<MotionName, number>> = {
  calm: 1100,
  brisk: 450,
  instant: 0,
};

export interface Show {
  /** How many steps have been shown. */
  shown: number;
  done: boolean;
  skip: () => void;
}

/** Goes from step to step by itself; without motion everything is there from the start. */
export function useShow(steps: number, speed: MotionName, reduced: boolean): Show {
  const pace = reduced ? 0 : STEP_TIME[speed];
  const [shown, setShown] = useState(0);
  // The last step is looked at as long as the others before the winner is named.
  const end = steps + 1;
  const at = pace === 0 ? end : Math.min(shown, end);
  useEffect(() => {
    if (at >= end) return;
    const timer = setTimeout(() => setShown(at + 1), pace);
    return () => clearTimeout(timer);
  }, [at, end, pace]);
  return { shown: Math.min(at, steps), done: at >= end, skip: () => setShown(end) };
}
