import type { Page } from 'playwright-core';
import { openPage } from './helpers';
import { awaitDecision } from './screen';
import { STAGES, type StageName } from './stages';
import { storedGame, storedSettings, type StoredGame } from './stored';

const SIZES = [
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

const PAGES = ['/', '/stone-age/new', '/settings', '/stone-age/watch?players=4&seed=3'];

/** How far anything reaches over the edges of the window, and what cannot be touched whole. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    // Asked of the browser itself: an edge that is cut off on purpose is no way to scroll.
    const boxes = [document.scrollingElement, ...document.querySelectorAll('*')].flatMap((box) => {
      const { overflowX } = box ? getComputedStyle(box) : { overflowX: '' };
      const isPage =
        box === document.scrollingElement && getComputedStyle(document.body).overflowX !== 'hidden';
      return box && (isPage || overflowX === 'auto' || overflowX === 'scroll') ? [box] : [];
    });
    const sideways = boxes.reduce(
      (most, box) => Math.max(most, box.scrollWidth - box.clientWidth),
      0,
    );
    const outside = [...document.querySelectorAll<HTMLElement>('[data-testid]')]
      .filter(({ dataset }) => /^(place-|chip-|workers|main|undo|log|prompt)/.test(dataset.testid!))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1 || top < -1 || bottom > clientHeight + 1;
      });
    const cut = [...document.querySelectorAll<HTMLElement>('button, [role], h1, h2, h3, p')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      });
    return {
      sideways,
      cut: cut.map((element) => element.getAttribute('aria-label') ?? element.innerText),
      outside: outside.map(({ dataset }) => dataset.testid),
    };
  });

/** Whether anything on the board lies in a box that can be scrolled. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('[data-testid="place-hunt"]');
    const boxes: string[] = [];
    for (let at = board?.parentElement; at; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at);
      const canScroll = overflowY === 'auto' || overflowY === 'scroll';
      if (canScroll && at.scrollHeight > at.clientHeight + 1) boxes.push(at.className);
    }
    return boxes;
  });

test.each(SIZES)(
  'at %i x %i nothing reaches over an edge and the board needs no scrolling',
  async (width, height) => {
    const games: Partial<Record<StageName, StoredGame>> = {
      placing: await storedGame(STAGES.placing()),
      resolving: await storedGame(STAGES.resolving()),
    };
    const settings = storedSettings({ motion: 'instant', handOver: 'never' });
    const stored = Object.assign(settings, ...Object.values(games).map((game) => game.stored));
    // French has the longer words.
    const { page, said } = await openPage({ width, height, locale: 'fr-FR', stored });
    await page.getByRole('button').first().waitFor();
    const found: Record<string, unknown> = {};
    for (const at of PAGES) {
      await page.goto(at);
      await page.getByRole('button').first().waitFor();
      const { sideways, cut } = await overhang(page);
      found[at] = { sideways, cut };
    }
    for (const [name, game] of Object.entries(games)) {
      await page.goto(game.at);
      await awaitDecision(page);
      found[name] = { ...(await overhang(page)), scrolls: await scrolls(page) };
    }
    const within = { sideways: 0, cut: [] };
    const whole = { ...within, outside: [], scrolls: [] };
    const pages = Object.fromEntries(PAGES.map((at) => [at, within]));
    expect(found).toEqual({ ...pages, placing: whole, resolving: whole });
    expect(said).toEqual([]);
  },
);
