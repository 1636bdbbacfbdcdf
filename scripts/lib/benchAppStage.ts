import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { STAGES, type StageName } from '@/__tests__/browser/stages';
import { people, storedGame, storedSettings } from '@/__tests__/browser/stored';
import type { Settings } from '@/components/settings/settings';
import type { Player } from '@/machines/core/table';

/** How much slower than this machine the measured one is. */
export const SLOWDOWN = 4;

const PHONE = { width: 390, height: 844 };

/** How long frames took while something moved, in milliseconds. */
export interface Frames {
  count: number;
  longest: number;
  over20: number;
  over50: number;
  /** Processor time of the page for each of them: what else runs on the machine is not in it. */
  busy: number;
}

/** A slow phone with nothing cached, and what its browser's own store holds. */
async function onPhone<Result>(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>>,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** The same slow phone without the app: what the browser itself costs. */
export const onBarePage = <Result>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> => onPhone(browser, url, {}, use);

export interface Staged {
  stage: StageName;
  settings?: Partial<Settings>;
  /** Who sits there; people unless given. */
  players?: (count: number) => readonly Player[];
}

/** Opens a game that stands at a stage. */
export async function onStage<Result>(
  browser: Browser,
  url: string,
  { stage, settings, players = people }: Staged,
  use: (page: Page, session: CDPSession, at: string) => Promise<Result>,
): Promise<Result> {
  const reached = STAGES[stage]();
  const game = await storedGame(reached, players(reached.playthrough.setup.players));
  const calmly = storedSettings({ handOver: 'never', motion: 'calm', ...settings });
  return onPhone(browser, url, { ...game.stored, ...calmly }, (page, session) =>
    use(page, session, game.at),
  );
}

/** Milliseconds that the page's main thread has had of the processor up to now. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/**
 * Counts frames in the page until it is told to stop. What happens meanwhile must not look into the
 * page: to find a button by its name takes the page longer than a frame.
 */
export async function whileCounting(page: Page, act: () => Promise<void>): Promise<Frames> {
  const spent = await processorOf(page);
  await page.evaluate(() => {
    const counted = { times: [] as number[], on: true };
    (window as unknown as { counted: typeof counted }).counted = counted;
    const next = (time: number) => {
      counted.times.push(time);
      if (counted.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const before = await spent();
  await act();
  const busy = (await spent()) - before;
  const times = await page.evaluate(() => {
    const { counted } = window as unknown as { counted: { times: number[]; on: boolean } };
    counted.on = false;
    return counted.times;
  });
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const over = (limit: number) => gaps.filter((gap) => gap > limit).length;
  return {
    count: gaps.length,
    longest: Math.max(0, ...gaps),
    over20: over(20),
    over50: over(50),
    busy: busy / Math.max(1, gaps.length),
  };
}
