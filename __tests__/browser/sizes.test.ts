import type { Page } from 'playwright-core';
import { USUAL_TEXT } from './enlarged';
import { openPage } from './helpers';
import { awaitDecision } from './screen';
import { gallery, SIGHTS } from './sights';
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

/**
 * What reaches over the edges of the window, and what cannot be touched whole. Tables may be wider,
 * where large text asks for it, if they can be scrolled by themselves.
 */
const overhang = (page: Page, { tables = false } = {}) =>
  page.evaluate((mayScroll) => {
    const { clientWidth, clientHeight } = document.documentElement;
    // What only hides its overflow can still be scrolled, by the focus or a find on the page; a word
    // that does not fit is cut off there as well.
    const kinds = mayScroll ? ['hidden'] : ['auto', 'scroll', 'hidden'];
    const boxes = [...document.querySelectorAll<HTMLElement>('html, body, body *')].filter((box) =>
      kinds.includes(getComputedStyle(box).overflowX),
    );
    const sideways = boxes
      // A single point wide is what is there to be heard only.
      .filter((box) => box.checkVisibility() && box.clientWidth > 1)
      .filter((box) => !box.closest('[aria-hidden="true"]'))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(
        (box) =>
          `${(box.innerText || box.tagName).slice(0, 80)}: ${box.scrollWidth} in ${box.clientWidth}`,
      );
    const outside = [...document.querySelectorAll<HTMLElement>('[data-testid]')]
      .filter(({ dataset }) => /^(place-|chip-|workers|main|undo|log|prompt)/.test(dataset.testid!))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1 || top < -1 || bottom > clientHeight + 1;
      });
    const cut = [...document.querySelectorAll<HTMLElement>('button, [role], h1, h2, h3, p')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => !mayScroll || !element.closest('[role="table"]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      });
    return {
      sideways,
      cut: cut.map((element) => element.getAttribute('aria-label') ?? element.innerText),
      outside: outside.map(({ dataset }) => dataset.testid),
    };
  }, tables);

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
    const within = { sideways: [], cut: [] };
    const whole = { ...within, outside: [], scrolls: [] };
    const pages = Object.fromEntries(PAGES.map((at) => [at, within]));
    expect(found).toEqual({ ...pages, placing: whole, resolving: whole });
    expect(said).toEqual([]);
  },
);

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const)('at %i x %i text of twice the size is cut off nowhere', async (width, height) => {
  const { stored, show } = await gallery();
  const { page, said } = await openPage({
    width,
    height,
    locale: 'fr-FR',
    stored,
    text: 2 * USUAL_TEXT,
  });
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(SIGHTS)) {
    await show(page, name);
    const { sideways, cut } = await overhang(page, { tables: true });
    if (sideways.length + cut.length > 0) found[name] = { sideways, cut };
  }
  expect(found).toEqual({});
  expect(said).toEqual([]);
});
