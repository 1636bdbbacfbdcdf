import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { fingerOn } from '@/__tests__/browser/fingers';
import { middleOf } from '@/__tests__/browser/hands';
import { awaitDecision, byId } from '@/__tests__/browser/screen';
import { fullestSite, STAGES, type StageName } from '@/__tests__/browser/stages';
import { people, storedGame, storedSettings } from '@/__tests__/browser/stored';
import type { Settings } from '@/components/settings/settings';

/** How much slower than this machine the measured one is. */
export const SLOWDOWN = 4;

const PHONE = { width: 390, height: 844 };

/** How long frames took while something moved, in milliseconds. */
export interface Frames {
  count: number;
  longest: number;
  over20: number;
  over50: number;
}

export interface AppMeasurements {
  drag: Frames;
  roll: Frames;
  /** Milliseconds from the address to a board that can be played. */
  resume: number;
  /** Milliseconds from a touch to the first frame that shows its answer. */
  answer: number;
  /** Bytes that came over the line until the board could be played. */
  loaded: number;
}

/** Opens a stage on a slow phone with nothing cached. */
async function onStage<Result>(
  browser: Browser,
  url: string,
  stage: StageName,
  settings: Partial<Settings>,
  use: (page: Page, session: CDPSession, at: string) => Promise<Result>,
): Promise<Result> {
  const reached = STAGES[stage]();
  const game = await storedGame(reached, people(reached.playthrough.setup.players));
  const stored = { ...game.stored, ...storedSettings({ handOver: 'never', ...settings }) };
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
    return await use(page, session, game.at);
  } finally {
    await context.close();
  }
}

/** Counts frames in the page until it is told to stop. */
async function whileCounting(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const counted = { times: [] as number[], on: true };
    (window as unknown as { counted: typeof counted }).counted = counted;
    const next = (time: number) => {
      counted.times.push(time);
      if (counted.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
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
  };
}

/** A finger carries a worker over every site for two seconds. */
export const measureDrag = (browser: Browser, url: string): Promise<Frames> =>
  onStage(browser, url, 'placing', { motion: 'calm' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(2500);
    const finger = await fingerOn(page);
    await finger.down(await middleOf(page, byId('workers')));
    await finger.move({ x: 120, y: 640 }, 4);
    await page.waitForTimeout(400);
    const stops = ['forest', 'quarry', 'hut', 'hunt', 'river', 'clayPit', 'field', 'toolMaker'];
    const spots = await Promise.all(stops.map((place) => middleOf(page, byId(`place-${place}`))));
    const frames = await whileCounting(page, async () => {
      const until = Date.now() + 2000;
      for (let i = 0; Date.now() < until; i++) await finger.move(spots[i % spots.length]!, 15);
    });
    await finger.cancel();
    return frames;
  });

/** Ten dice, as many as a player can have, thrown and seen to lie. */
export const measureRoll = (browser: Browser, url: string): Promise<Frames> =>
  onStage(browser, url, 'tenDice', { motion: 'calm' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(2500);
    const finger = await fingerOn(page);
    await finger.tap(await middleOf(page, byId(`place-${fullestSite(STAGES.tenDice().position)}`)));
    await page.locator(byId('dice-panel')).waitFor();
    await page.waitForTimeout(1200);
    const before = await page.getByRole('button', { name: /^Throw / }).boundingBox();
    if (!before) throw new Error('There is nothing to throw');
    const spot = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    return whileCounting(page, async () => {
      await finger.tap(spot);
      await page.getByRole('button', { name: /^(Skip|Continue)$/ }).waitFor({ timeout: 5000 });
      await page.getByRole('button', { name: 'Skip', exact: true }).waitFor({ state: 'detached' });
    });
  });

/** From the address to a board that can be played, nothing cached, and what came over the line. */
export const measureResume = (
  browser: Browser,
  url: string,
): Promise<{ resume: number; loaded: number }> =>
  onStage(browser, url, 'placing', { motion: 'calm' }, async (page, session, at) => {
    let loaded = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (loaded += encodedDataLength));
    await session.send('Network.enable');
    const began = performance.now();
    await page.goto(at, { waitUntil: 'commit' });
    await page.waitForSelector(`${byId('workers')}:not([aria-disabled="true"])`);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const resume = performance.now() - began;
    await page.waitForLoadState('networkidle');
    return { resume, loaded };
  });

/** From a touch on a site to the frame in which something has changed there. */
export const measureAnswer = (browser: Browser, url: string): Promise<number> =>
  onStage(browser, url, 'placing', { motion: 'calm' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(2500);
    const finger = await fingerOn(page);
    const times: number[] = [];
    for (const place of ['forest', 'quarry', 'river', 'clayPit', 'hunt']) {
      await page.evaluate(() => {
        const seen = window as unknown as { answered: Promise<number> };
        seen.answered = new Promise((resolve) => {
          addEventListener(
            'pointerup',
            ({ timeStamp }) => {
              new MutationObserver((_changes, observer) => {
                observer.disconnect();
                requestAnimationFrame(() =>
                  setTimeout(() => resolve(performance.now() - timeStamp)),
                );
              }).observe(document.body, { subtree: true, childList: true, attributes: true });
            },
            { capture: true, once: true },
          );
        });
      });
      await finger.tap(await middleOf(page, byId(`place-${place}`)));
      times.push(
        await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered),
      );
      await page.waitForTimeout(600);
    }
    // The middle one: a single slow frame of a busy machine says nothing about the app.
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  });
