import { LONGEST_THOUGHT, PACE, thinkInSlices, type Pace } from '@/machines/core/pace';

/** A clock that each step of a thought moves on, and that counts the frames it leaves free. */
function slowly(stepMs: number) {
  let now = 0;
  const waits: number[] = [];
  const slices: number[] = [];
  let woke = 0;
  const pace: Pace = {
    now: () => now,
    handOn: async () => {
      slices.push(now - woke);
      woke = now;
    },
    wait: async (milliseconds) => {
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
  it('is cut into slices of six milliseconds', async () => {
    const { pace, thought, slices } = slowly(1);
    expect(await thinkInSlices(thought(100), signal, 0, pace)).toBe('move');
    expect(slices).toHaveLength(16);
    expect(Math.max(...slices)).toBe(6);
  });

  it('takes as long as the pause says, and no longer when it took long anyway', async () => {
    const quick = slowly(1);
    await thinkInSlices(quick.thought(3), signal, 400, quick.pace);
    expect(quick.waits).toEqual([397]);
    const slow = slowly(10);
    await thinkInSlices(slow.thought(60), signal, 400, slow.pace);
    expect(slow.waits).toEqual([]);
  });

  it('can be broken off between any two slices', async () => {
    const { pace, thought, slices } = slowly(1);
    const breaking = new AbortController();
    const { handOn } = pace;
    pace.handOn = async () => {
      await handOn();
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

describe('Handing on', () => {
  it('lets what is due in the meantime have its turn', async () => {
    let touched = false;
    setTimeout(() => (touched = true));
    for (let slice = 0; slice < 5000 && !touched; slice++) await PACE.handOn();
    expect(touched).toBe(true);
  });

  it('is not held back as timers that follow one another are in a browser', async () => {
    const timer = jest.spyOn(globalThis, 'setTimeout');
    await PACE.handOn();
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
  });

  it('takes a timer where messages are unknown', async () => {
    const channel = globalThis.MessageChannel;
    const timer = jest.spyOn(globalThis, 'setTimeout');
    try {
      Reflect.deleteProperty(globalThis, 'MessageChannel');
      await PACE.handOn();
      expect(timer).toHaveBeenCalledTimes(1);
    } finally {
      globalThis.MessageChannel = channel;
      timer.mockRestore();
    }
  });
});
