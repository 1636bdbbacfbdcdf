import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { slotKey } from '@/machines/saves/slots';
import { touchHand, type Hand } from './hands';
import { openPage } from './helpers';
import { awaitDecision, byId } from './screen';
import { fullestSite, STAGES, type StageName } from './stages';
import { people, storedGame, storedSettings, type StoredGame } from './stored';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/**
 * Compares a button's name with its words run together: two lines, "Cheapest" and "3 points", read
 * "Cheapest3 points" to it and never fit "Cheapest, 3 points".
 */
const LEFT_OUT = 'label-content-name-mismatch';

/** What hinders or shuts out somebody, one line for each place. */
async function hindrances(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await run()).violations;
  });
  return found
    .filter(({ id }) => id !== LEFT_OUT)
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What is done on a stage before it is looked at; nothing where the stage itself is the sight. */
interface Sight {
  stage: StageName;
  open?(page: Page, hand: Hand): Promise<unknown>;
  handOver?: 'always';
}

const press =
  (...ids: string[]) =>
  async (page: Page, hand: Hand) => {
    for (const id of ids) {
      await page.locator(byId(id)).first().waitFor();
      await hand.press(byId(id));
    }
    await page.waitForTimeout(150);
  };

const SIGHTS: Record<string, Sight> = {
  'the table, placing': { stage: 'placing' },
  'the stepper': { stage: 'deal', open: press('place-forest') },
  'the table, resolving': { stage: 'resolving' },
  'dice before the throw': {
    stage: 'resolving',
    open: (page, hand) => press(`place-${fullestSite(STAGES.resolving().position)}`)(page, hand),
  },
  'dice and tools': { stage: 'tools' },
  'a card to pay': { stage: 'payCard' },
  'a building with a fixed price': { stage: 'payFixed' },
  'a building of so many kinds': { stage: 'payExact' },
  'a building for anything': { stage: 'payFree' },
  'dice for everyone': { stage: 'share' },
  'a hungry player': { stage: 'feed' },
  'the card for two resources': { stage: 'choice', open: press('choice-card') },
  'a card, opened': { stage: 'placing', open: press('place-card4') },
  'a building, opened': { stage: 'placing', open: press('place-building1') },
  'a village': { stage: 'placing', open: press('chip-1') },
  'the log': { stage: 'placing', open: press('log') },
  'the end of a round': { stage: 'lastOfTheRound', open: press('main') },
  'the curtain': { stage: 'placing', handOver: 'always' },
  'the result': { stage: 'over' },
};

describe.each(['light', 'dark'] as const)('Nothing serious hinders anybody (%s)', (theme) => {
  it('on the shelf, before a game and in the settings', async () => {
    const { page, said } = await openPage({ theme, stored: storedSettings({ motion: 'instant' }) });
    await page.locator(byId('new-game')).waitFor();
    const shelf = await hindrances(page);
    await page.goto('/stone-age/new');
    await page.getByRole('button', { name: /^Deal for/ }).waitFor();
    const newGame = await hindrances(page);
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const settings = await hindrances(page);
    expect({ shelf, newGame, settings }).toEqual({ shelf: [], newGame: [], settings: [] });
    expect(said).toEqual([]);
  });

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

  it('at the table, in every decision', async () => {
    const games: Partial<Record<StageName, StoredGame>> = {};
    for (const { stage } of Object.values(SIGHTS)) {
      const reached = STAGES[stage]();
      games[stage] ??= await storedGame(reached, people(reached.playthrough.setup.players));
    }
    const stored = Object.assign({}, ...Object.values(games).map((game) => game.stored));
    const calm = storedSettings({ motion: 'instant', handOver: 'never', theme: 'system' });
    const { page, said } = await openPage({ theme, stored: { ...stored, ...calm } });
    await page.locator(byId('new-game')).waitFor();
    const hand = await touchHand(page);
    const found: Record<string, string[]> = {};
    for (const [name, { stage, open, handOver }] of Object.entries(SIGHTS)) {
      const settings = storedSettings({ motion: 'instant', handOver: handOver ?? 'never' });
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(settings));
      await page.goto(games[stage]?.at ?? '');
      await awaitDecision(page);
      await open?.(page, hand);
      const hindering = await hindrances(page);
      if (hindering.length > 0) found[name] = hindering;
    }
    expect(found).toEqual({});
    expect(said).toEqual([]);
  });
});
