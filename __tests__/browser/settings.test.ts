import type { Page } from 'playwright-core';
import { openPage } from './helpers';
import { reach } from './positions';
import { awaitDecision, byId } from './screen';
import { storedGame, storedSettings } from './stored';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const paper = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('[role="main"], main');
    for (let at: Element | null = main; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });

test('another language holds at once, here and on the table', async () => {
  const game = await storedGame(reach({ when: ({ phase }) => phase === 'placing' }));
  const { page, said } = await openPage({
    at: '/settings',
    stored: { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) },
  });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await radio(page, 'Français').tap();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await radio(page, 'English').tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await radio(page, 'Français').tap();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();

  await page.goto(game.at);
  const screen = await awaitDecision(page);
  expect(screen.title).toMatch(/^Manche \d+\s: placement$/);
  expect(await page.locator(byId('place-forest')).getAttribute('aria-label')).toMatch(/^Forêt/);
  expect(said).toEqual([]);
});

test('day and night follow the system until somebody chooses', async () => {
  const { page, said } = await openPage({ at: '/settings', theme: 'dark' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const night = await paper(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForTimeout(200);
  const day = await paper(page);
  expect(day).not.toBe(night);
  await radio(page, 'Night').tap();
  await page.waitForTimeout(200);
  expect(await paper(page)).toBe(night);
  await page.reload();
  await radio(page, 'Night').waitFor();
  expect(await paper(page)).toBe(night);
  await radio(page, 'Day').tap();
  await page.waitForTimeout(200);
  expect(await paper(page)).toBe(day);
  expect(said).toEqual([]);
});
