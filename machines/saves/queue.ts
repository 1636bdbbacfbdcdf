import { troubleOf, type Trouble } from './storage';

/** Whether everything is on the device: written, being written, or refused for now. */
export type SaveStatus = 'saved' | 'saving' | 'failed';

/** How long to wait before the next try, after so many failures in a row. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
export const backOff = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));

/** Nothing, for so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Work that is asked for by name, done one piece at a time, and again until it succeeds. */
export interface Queue {
  /**
   * Has the work done; asked for twice while it waits, it is done once, with what is true then.
   * Says true when it is done, false as soon as it has failed for the first time: it goes on being
   * tried, but nobody needs to wait for that. Nor for the next try of anything: asking is one.
   */
  ask(id: string): Promise<boolean>;
  /** Whether that work waits, is under way or has failed. */
  has(id: string): boolean;
  status(): SaveStatus;
  /** Why something could not be done; null where nothing has failed. */
  trouble(): Trouble | null;
  /** Does not wait any longer for the next try. */
  retry(): void;
  /** When nothing is left to do. */
  idle(): Promise<void>;
}

export function createQueue(
  work: (id: string) => Promise<void>,
  wait: (ms: number) => Promise<void> = pause,
  changed: () => void = () => undefined,
): Queue {
  const waiting = new Set<string>();
  const failed = new Map<string, Trouble>();
  const askers = new Map<string, ((done: boolean) => void)[]>();
  let underWay: string | null = null;
  let running: Promise<void> | null = null;
  let wake: () => void = () => undefined;

  const answer = (asked: readonly ((done: boolean) => void)[], done: boolean) => {
    for (const tell of asked) tell(done);
  };

  async function run(): Promise<void> {
    let failures = 0;
    for (;;) {
      const [id] = waiting;
      if (id === undefined) return;
      waiting.delete(id);
      underWay = id;
      const asked = askers.get(id) ?? [];
      askers.delete(id);
      try {
        await work(id);
        failures = 0;
        failed.delete(id);
        underWay = null;
        answer(asked, true);
      } catch (error) {
        failures++;
        underWay = null;
        failed.set(id, troubleOf(error));
        answer(asked, false);
        // To the end of the line: one game that cannot be written holds up no other for long.
        waiting.delete(id);
        waiting.add(id);
        changed();
        await Promise.race([
          wait(backOff(failures)),
          new Promise<void>((resolve) => (wake = resolve)),
        ]);
      }
      changed();
    }
  }

  return {
    ask(id) {
      waiting.add(id);
      const done = new Promise<boolean>((tell) => {
        askers.set(id, [...(askers.get(id) ?? []), tell]);
      });
      running ??= run().finally(() => {
        running = null;
        changed();
      });
      wake();
      changed();
      return done;
    },
    has: (id) => waiting.has(id) || underWay === id,
    status: () => (failed.size > 0 ? 'failed' : running ? 'saving' : 'saved'),
    trouble: () => [...failed.values()][0] ?? null,
    retry: () => wake(),
    idle: async () => {
      while (running) await running;
    },
  };
}
