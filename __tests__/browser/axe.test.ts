import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { slotKey } from '@/machines/saves/slots';
import { touchHand } from './hands';
import { openPage } from './helpers';
import { byId } from './screen';
import { gallery, press, SIGHTS } from './sights';
import { STAGES } from './stages';
import { storedGame, storedSettings } from './stored';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** What hinders or shuts out somebody, one line for each place. */
async function hindrances(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await run()).violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.each(['light', 'dark'] as const)('Nothing serious hinders anybody (%s)', (theme) => {
  it('on the sheets of the shelf', async () => {
    const game = await storedGame(STAGES.placing());
    const torn = { [slotKey('torn', 'a')]: '{"format":"silex-save"' };
    const calm = storedSettings({ motion: 'instant' });
    const stored = { ...game.stored, ...torn, ...calm };
    const { page, said } = await openPage({ theme, stored });
    const hand = await touchHand(page);
    const found: Record<string, string[]> = {};
    for (const ids of [
      ['game-menu'],
      ['game-menu', 'menu-rename'],
      ['game-menu', 'menu-share'],
      ['game-menu', 'menu-delete'],
      ['import'],
      ['import', 'import-code'],
    ]) {
      await page.goto('/');
      for (const id of ids) {
        // Some lie further down the page than a finger reaches.
        await page.locator(byId(id)).first().scrollIntoViewIfNeeded();
        await press(id)(page, hand);
      }
      const hindering = await hindrances(page);
      if (hindering.length > 0) found[ids.join(', ')] = hindering;
    }
    expect(found).toEqual({});
    expect(said).toEqual([]);
  });

  it('on any screen and in any decision', async () => {
    const { stored, show } = await gallery();
    const { page, said } = await openPage({ theme, stored });
    const found: Record<string, string[]> = {};
    for (const name of Object.keys(SIGHTS)) {
      await show(page, name);
      const hindering = await hindrances(page);
      if (hindering.length > 0) found[name] = hindering;
    }
    expect(found).toEqual({});
    expect(said).toEqual([]);
  });
});
