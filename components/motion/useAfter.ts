import { useEffect, useState } from 'react';

/** Does something so many milliseconds from now, unless it is called off. */
export type After = (ms: number, action: () => void) => () => void;

interface Timers {
  after: After;
  clear(): void;
}

function timers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(ms, action) {
      const timer = setTimeout(() => {
        running.delete(timer);
        action();
      }, ms);
      running.add(timer);
      return () => {
        clearTimeout(timer);
        running.delete(timer);
      };
    },
    clear() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}

/**
 * Timers that end with the component: nothing happens on a screen that is gone. A game that waits
 * for an animation waits for one of these as well, for an animation may never say that it ended.
 */
export function useAfter(): After {
  const [{ after, clear }] = useState(timers);
  useEffect(() => clear, [clear]);
  return after;
}
