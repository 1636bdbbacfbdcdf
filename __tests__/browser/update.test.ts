import type { Page } from 'playwright-core';
import { seeded } from '@/machines/core/chance';
import { decide } from './driver';
import { touchHand } from './hands';
import { openPage } from './helpers';
import { awaitKept } from './kept';
import { ownServer, type OwnServer } from './ownServer';
import { reach } from './positions';
import { awaitDecision, byId, remembered } from './screen';
import { storedGame, storedSettings } from './stored';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

/** Has the browser look for a new version and fetch it, as it does now and then by itself. */
const fetchUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });
const edition = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.edition ?? 'first');
const awaitEdition = (page: Page, wanted: string) =>
  page.waitForFunction((name) => document.documentElement.dataset.edition === name, wanted);

test('a new version waits while a game is played, and then opens that game where it was', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const stored = { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) };
  const { page, said } = await openPage({ url: server.url, offline: true, at: game.at, stored });
  await awaitKept(page);
  await awaitDecision(page);
  await server.publish('second');
  await fetchUpdate(page);
  const hand = await touchHand(page);
  const chance = seeded(2);
  for (let step = 0; step < 5; step++) {
    await decide({ page, hand }, await awaitDecision(page), chance);
  }
  const left = await awaitDecision(page);
  // A reload in the middle of the game is still the version it was begun with.
  await page.reload();
  expect(remembered(await awaitDecision(page))).toEqual(remembered(left));
  expect(await edition(page)).toBe('first');

  // Opened on the shelf, the app lets the new version in by itself.
  await page.goto('/');
  await awaitEdition(page, 'second');
  await page.locator(byId('continue')).tap();
  expect(remembered(await awaitDecision(page))).toEqual(remembered(left));
  expect(said).toEqual([]);
});

test('a new version that comes while the app is open is offered on the shelf', async () => {
  const { page, said } = await openPage({ url: server.url, offline: true });
  await awaitKept(page);
  await page.locator(byId('settings')).tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await server.publish('third');
  await fetchUpdate(page);
  await page.goBack();
  const offer = page.getByRole('button', { name: /A new version is ready/ });
  await offer.waitFor();
  expect(await edition(page)).toBe('second');
  await offer.tap();
  await awaitEdition(page, 'third');
  expect(await offer.count()).toBe(0);
  expect(said).toEqual([]);
});

test('a version that cannot be fetched whole is not installed, and the one that is there goes on', async () => {
  const { page } = await openPage({ url: server.url, offline: true });
  await awaitKept(page);
  await server.publish('broken');
  await server.spoil('index.html');
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const installing = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing!)),
    );
    await registration.update().catch(() => undefined);
    const worker = await installing;
    while (worker.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return worker.state;
  });
  expect(state).toBe('redundant');
  await server.stop();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});
