import type { Page } from 'playwright-core';
import { fingerOn, type Spot } from './fingers';
import { byId } from './screen';

/** A way of using the device. Everything a game asks for can be done with each of them. */
export interface Hand {
  /** Presses what the selector names; says whether it was still there. */
  press(at: string): Promise<boolean>;
  /** Brings a worker to a place; what is asked then is another matter. */
  bring(place: string): Promise<void>;
}

/** So many frames something may be on its way before it is touched all the same. */
const MOST_FRAMES = 90;

/**
 * The middle of something, scrolled into sight where a sheet is longer than the screen. Whoever aims
 * waits until it lies still: a sheet slides in.
 */
function findSpot(page: Page, at: string): Promise<Spot | null> {
  return page.evaluate(
    async ({ selector, frames }) => {
      const middle = () => {
        const element = document.querySelector(selector);
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      let spot = middle();
      for (let frame = 0; spot && frame < frames; frame++) {
        await new Promise(requestAnimationFrame);
        const next = middle();
        if (next && next.x === spot.x && next.y === spot.y) break;
        spot = next;
      }
      return spot;
    },
    { selector: at, frames: MOST_FRAMES },
  );
}

export async function middleOf(page: Page, at: string): Promise<Spot> {
  const spot = await findSpot(page, at);
  if (!spot) throw new Error(`${at} is not on the screen`);
  return spot;
}

export async function touchHand(page: Page): Promise<Hand> {
  const finger = await fingerOn(page);
  return {
    async press(at) {
      const spot = await findSpot(page, at);
      if (spot) await finger.tap(spot);
      return spot !== null;
    },
    async bring(place) {
      const to = await middleOf(page, byId(`place-${place}`));
      await finger.down(await middleOf(page, byId('workers')));
      await finger.move(to);
      await finger.up();
    },
  };
}

export function mouseHand(page: Page): Hand {
  return {
    async press(at) {
      const spot = await findSpot(page, at);
      if (spot) await page.mouse.click(spot.x, spot.y);
      return spot !== null;
    },
    async bring(place) {
      const from = await middleOf(page, byId('workers'));
      const to = await middleOf(page, byId(`place-${place}`));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
  };
}

/** More stops than any screen has. */
const MOST_STOPS = 90;

/** Nothing but the keyboard: Tab until the wanted thing has the focus, then Enter. */
export function keyboardHand(page: Page): Hand {
  const hasFocus = (at: string) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) === true, at);
  const press = async (at: string) => {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await hasFocus(at)) {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press('Tab');
    }
    if ((await page.locator(at).count()) === 0) return false;
    throw new Error(`The Tab key never comes to ${at}`);
  };
  return { press, bring: async (place) => void (await press(byId(`place-${place}`))) };
}
