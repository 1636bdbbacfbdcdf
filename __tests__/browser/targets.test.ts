import type { Page } from 'playwright-core';
import { openPage } from './helpers';
import { gallery, SIGHTS } from './sights';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
] as const;

/** What a finger needs, in points each way. */
const FINGER = 44;

/**
 * Everything that can be pressed and is smaller than a finger. What counts is where the browser
 * would take the pointer: a target may reach over its own edges, and a neighbour may lie on it.
 */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, [role=button], [role=link], [role=switch], [role=radio], [role=checkbox]',
    );
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest('[aria-hidden="true"]')) continue;
      const { width, height } = control.getBoundingClientRect();
      // Half a pixel is lost where a row is shared out.
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const name = control.getAttribute('aria-label') ?? control.innerText;
      found.push(`${name}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return found;
  }, FINGER);

test.each(SIZES)('at %i x %i everything is large enough for a finger', async (width, height) => {
  const { stored, show } = await gallery();
  // French has the longer words.
  const { page, said } = await openPage({ width, height, locale: 'fr-FR', stored });
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(SIGHTS)) {
    await show(page, name);
    const small = await tooSmall(page);
    if (small.length > 0) found[name] = small;
  }
  expect(found).toEqual({});
  expect(said).toEqual([]);
});
