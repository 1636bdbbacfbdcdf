/**
 * How a bot's thinking shares the time with the screen. This is the one place below the components
 * that reads a clock: when a bot moves depends on it, what it chooses never does.
 */
export interface Pace {
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
  /** Lets touches and the screen go first, and comes back as soon as they have had their turn. */
  handOn(): Promise<void>;
  /** Comes back after at least so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const PACE: Pace = {
  now: () => performance.now(),
  handOn: () => (typeof MessageChannel === 'undefined' ? PACE.wait(0) : message()),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** A browser holds back timers that follow one another for four milliseconds each, messages never. */
function message(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      // An open port would keep Node from ending.
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What a slice leaves of a frame is enough for the screen, even on a slow phone. */
const SLICE = 6;
/** A bot that has thought for so long has lost its way. */
export const LONGEST_THOUGHT = 4000;

/**
 * Thinks in slices of a few milliseconds and lets the screen breathe between them. Takes at least
 * `pause` milliseconds, so that people can follow; breaks off when `signal` says so.
 */
export async function thinkInSlices<Move>(
  thought: Generator<undefined, Move>,
  signal: AbortSignal,
  pause = 0,
  pace: Pace = PACE,
): Promise<Move> {
  const began = pace.now();
  let spent = 0;
  for (;;) {
    const woke = pace.now();
    let step = thought.next();
    while (!step.done && pace.now() - woke < SLICE) step = thought.next();
    spent += pace.now() - woke;
    if (step.done) {
      const rest = pause - (pace.now() - began);
      if (rest > 0) await pace.wait(rest);
      goOn(signal);
      return step.value;
    }
    if (spent > LONGEST_THOUGHT) throw new Error('The bot thought for too long');
    await pace.handOn();
    goOn(signal);
  }
}

function goOn(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('The thought was broken off');
}
