import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

/** One finger on the glass, as the browser itself would hear of it: no made-up DOM events. */
export interface Finger {
  down(at: Spot): Promise<void>;
  move(to: Spot, steps?: number): Promise<void>;
  /** Stays where it is for a moment, as a finger does before it lets go. */
  rest(): Promise<void>;
  up(): Promise<void>;
  /** The system takes the touch away, as it does for a call or a gesture of its own. */
  cancel(): Promise<void>;
  tap(at: Spot): Promise<void>;
}

/** How long a finger rests before it lets go, where it does. */
const REST = 60;
const RESTING_MOVES = 3;

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let here: Spot = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Spot) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at.x, y: at.y, id: 1 }] : [],
    });
  const down = async (at: Spot) => {
    here = at;
    await touch('touchStart', at);
  };
  const up = async () => void (await touch('touchEnd'));
  return {
    down,
    up,
    async move(to, steps = 6) {
      const from = here;
      for (let step = 1; step <= steps; step++) {
        here = {
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        };
        await touch('touchMove', here);
      }
    },
    async rest() {
      for (let i = 0; i < RESTING_MOVES; i++) {
        await page.waitForTimeout(REST / RESTING_MOVES);
        await touch('touchMove', { x: here.x, y: here.y + (i % 2) / 2 });
      }
    },
    cancel: async () => void (await touch('touchCancel')),
    async tap(at) {
      await down(at);
      await up();
    },
  };
}
