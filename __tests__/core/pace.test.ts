import { LONGEST_THOUGHT, thinkInSlices, type Pace } from '@/machines/core/pace';

/** A clock that each step of a thought moves on, and that counts the frames it leaves free. */
function slowly(stepMs: number) {
  let now = 0;
  const waits: number[] = [];
  const slices: number[] = [];
  let woke = 0;
  const pace: Pace = {
    now: () => now,
    wait: async (milliseconds) => {
      slices.push(now - woke);
      waits.push(milliseconds);
      now += milliseconds;
      woke = now;
    },
  };
  function* thought(steps: number): Generator<undefined, string> {
    for (let step = 0; step < steps; step++) {
      now += stepMs;
      yield;
    }
    return 'move';
  }
  return { pace, thought, waits, slices };
}

const { signal } = new AbortController();

describe('A thought', () => {
  it('is cut into slices of eight milliseconds', async () => {
    const { pace, thought, slices } = slowly(1);
    expect(await thinkInSlices(thought(100), signal, 0, pace)).toBe('move');
    expect(slices).toHaveLength(12);
    expect(Math.max(...slices)).toBe(8);
  });

  it('takes as long as the pause says, and no longer when it took long anyway', async () => {
    const quick = slowly(1);
    await thinkInSlices(quick.thought(3), signal, 400, quick.pace);
    expect(quick.waits).toEqual([397]);
    const slow = slowly(10);
    await thinkInSlices(slow.thought(60), signal, 400, slow.pace);
    expect(slow.waits.every((wait) => wait === 0)).toBe(true);
  });

  it('can be broken off between any two slices', async () => {
    const { pace, thought, slices } = slowly(1);
    const breaking = new AbortController();
    const wait = pace.wait;
    pace.wait = async (milliseconds) => {
      await wait(milliseconds);
      if (slices.length === 3) breaking.abort();
    };
    await expect(thinkInSlices(thought(100), breaking.signal, 0, pace)).rejects.toThrow(
      'broken off',
    );
    expect(slices).toHaveLength(3);
  });

  it('that never ends is given up', async () => {
    const { pace, thought, slices } = slowly(2);
    await expect(thinkInSlices(thought(Infinity), signal, 0, pace)).rejects.toThrow('too long');
    expect(slices.reduce((sum, slice) => sum + slice, 0)).toBeLessThan(LONGEST_THOUGHT + 20);
  });
});
