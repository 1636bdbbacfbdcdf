import type { Browser, Page } from 'playwright-core';
import { fingerOn, type Spot } from '@/__tests__/browser/fingers';
import { middleOf } from '@/__tests__/browser/hands';
import { awaitKept } from '@/__tests__/browser/kept';
import { awaitDecision, byId } from '@/__tests__/browser/screen';
import { fullestSite, STAGES } from '@/__tests__/browser/stages';
import { THROW_TIME } from '@/components/dice/throw';
import type { Player } from '@/machines/core/table';
import { onBarePage, onStage, whileCounting, type Frames } from './benchAppStage';

export interface AppMeasurements {
  /** A square that follows the finger on a page with nothing else: what the browser itself costs. */
  bare: Frames;
  drag: Frames;
  roll: Frames;
  bots: Frames;
  /** Milliseconds from the address to a board that can be played. */
  resume: number;
  /** Milliseconds from a touch to the first frame that shows its answer. */
  answer: number;
  /** Bytes that came over the line until the board could be played, in Brotli. */
  loaded: number;
  /** The same from a server that knows nothing better than gzip. */
  zipped: number;
  /** Bytes of all that the app then keeps for times without a server, what was loaded included. */
  kept: number;
}

/** A board that has come to rest: sounds are there, and what was worked out ahead. */
const REST = 2500;

const DRAG_TIME = 2000;
const STEPS = 15;

/** A finger that goes from spot to spot. */
const wander = async (page: Page, spots: readonly Spot[]): Promise<Frames> => {
  const finger = await fingerOn(page);
  await finger.down(spots[0]!);
  await finger.move(spots[1]!, 4);
  await page.waitForTimeout(400);
  const frames = await whileCounting(page, async () => {
    const until = Date.now() + DRAG_TIME;
    for (let i = 2; Date.now() < until; i++) await finger.move(spots[i % spots.length]!, STEPS);
  });
  await finger.cancel();
  return frames;
};

const FOLLOWER = `
  <body style="margin:0;height:100vh;touch-action:none">
    <div style="width:48px;height:48px;background:#000;will-change:transform"></div>
    <script>
      const { style } = document.querySelector('div');
      addEventListener('pointermove', ({ x, y }) => {
        style.transform = 'translate(' + x + 'px,' + y + 'px)';
      });
    </script>
  </body>`;

/** The same finger on a page with nothing but a square that follows it. */
export const measureBare = (browser: Browser, url: string): Promise<Frames> =>
  onBarePage(browser, url, async (page) => {
    await page.setContent(FOLLOWER);
    await page.waitForTimeout(REST);
    return wander(page, [
      { x: 60, y: 700 },
      { x: 120, y: 640 },
      { x: 90, y: 200 },
      { x: 300, y: 180 },
      { x: 200, y: 420 },
    ]);
  });

const STOPS = ['forest', 'quarry', 'hut', 'hunt', 'river', 'clayPit', 'field', 'toolMaker'];

/** A finger carries a worker over every site for two seconds. */
export const measureDrag = (browser: Browser, url: string): Promise<Frames> =>
  onStage(browser, url, { stage: 'placing' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(REST);
    const home = await middleOf(page, byId('workers'));
    const sites = await Promise.all(STOPS.map((place) => middleOf(page, byId(`place-${place}`))));
    return wander(page, [home, ...sites]);
  });

/** From the touch to dice that lie and a sum that is read. */
const ROLL_TIME = THROW_TIME.calm + 500;

/** Ten dice, as many as a player can have, thrown and seen to lie. */
export const measureRoll = (browser: Browser, url: string): Promise<Frames> =>
  onStage(browser, url, { stage: 'tenDice' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(REST);
    const finger = await fingerOn(page);
    await finger.tap(await middleOf(page, byId(`place-${fullestSite(STAGES.tenDice().position)}`)));
    await page.locator(byId('dice-panel')).waitFor();
    await page.waitForTimeout(1200);
    const box = await page.getByRole('button', { name: /^Throw / }).boundingBox();
    if (!box) throw new Error('There is nothing to throw');
    const button = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return whileCounting(page, async () => {
      await finger.tap(button);
      await page.waitForTimeout(ROLL_TIME);
    });
  });

const elders = (count: number): Player[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', name: '', bot: 'elder.balanced' }));

const BOTS_TIME = 5000;

/** The strongest bots think and send their workers, and nobody touches the screen. */
export const measureBots = (browser: Browser, url: string): Promise<Frames> =>
  onStage(browser, url, { stage: 'placing', players: elders }, async (page, _session, at) => {
    await page.goto(at);
    await page.locator(byId('prompt')).waitFor();
    await page.waitForTimeout(REST);
    return whileCounting(page, () => page.waitForTimeout(BOTS_TIME));
  });

/** From the address to a board that can be played, nothing cached, and what came over the line. */
export const measureResume = (
  browser: Browser,
  url: string,
): Promise<Pick<AppMeasurements, 'resume' | 'loaded' | 'zipped' | 'kept'>> =>
  onStage(browser, url, { stage: 'placing' }, async (page, session, at) => {
    let loaded = 0;
    const asked: string[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (loaded += encodedDataLength));
    session.on('Network.responseReceived', ({ response }) => void asked.push(response.url));
    await session.send('Network.enable');
    const began = performance.now();
    await page.goto(at, { waitUntil: 'commit' });
    await page.waitForSelector(`${byId('workers')}:not([aria-disabled="true"])`);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const resume = performance.now() - began;
    await page.waitForLoadState('networkidle');
    const zipped = await weigh(asked, 'gzip');
    return { resume, loaded, zipped, kept: await keptBytes(page) };
  });

/** What all files that the app keeps in the browser weigh on the line. */
async function keptBytes(page: Page): Promise<number> {
  await awaitKept(page);
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  return weigh(addresses, 'br');
}

/** What a server sends for these addresses to those who ask for a way of squeezing. */
async function weigh(addresses: readonly string[], way: 'br' | 'gzip'): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const headers = { 'Accept-Encoding': way };
    const { headers: told } = await fetch(address, { method: 'HEAD', headers });
    return Number(told.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** From a touch on a site to the frame in which something has changed there. */
export const measureAnswer = (browser: Browser, url: string): Promise<number> =>
  onStage(browser, url, { stage: 'placing' }, async (page, _session, at) => {
    await page.goto(at);
    await awaitDecision(page);
    await page.waitForTimeout(REST);
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
