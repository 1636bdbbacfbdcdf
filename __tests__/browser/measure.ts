import type { Page } from 'playwright-core';

/** How far anything reaches over the edges of the window, and what cannot be touched whole. */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    const sideways = [document.documentElement, document.body, ...document.querySelectorAll('*')]
      .filter((box) => {
        const { overflowX } = getComputedStyle(box);
        // What hides its overflow is still scrolled by a browser that looks for the focus: only
        // clipping cuts off for good.
        return overflowX !== 'visible' && overflowX !== 'clip';
      })
      .reduce((most, box) => Math.max(most, box.scrollWidth - box.clientWidth), 0);
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

/** Words that cannot be read whole: over an edge of the window, shortened, or behind a cut edge. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ opacityProperty: true })) continue;
      if (parent.closest('[aria-live], svg, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const why: string[] = [];
      if (box.left < -1 || box.right > clientWidth + 1) why.push('over the edge');
      if (parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth > 0) {
        if (getComputedStyle(parent).overflowX !== 'visible') why.push('shortened');
      }
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // Line boxes are taller than letters: a fifth of them is air.
        const air = box.height * 0.2;
        if (hides(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) {
          why.push('cut at a side');
        }
        if (hides(overflowY) && (box.top < edge.top - air || box.bottom > edge.bottom + air)) {
          why.push('cut above or below');
        }
        // What scrolls brings the rest into sight.
        if (overflowY === 'auto' || overflowY === 'scroll') break;
      }
      if (why.length > 0) found.push(`${words.slice(0, 60)}: ${[...new Set(why)].join(', ')}`);
    }
    return found;
  });
