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

test('a new version waits while a game is played, is offered on the shelf, and opens that game', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const stored = { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) };
  const { page, said } = await openPage({ url: server.url, offline: true, at: '/', stored });
  await awaitKept(page);
  const edition = () => page.evaluate(() => document.documentElement.dataset.edition ?? 'first');
  await page.locator(byId('continue')).tap();
  await awaitDecision(page);

  await server.publish('second');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const hand = await touchHand(page);
  const chance = seeded(2);
  for (let step = 0; step < 5; step++) {
    await decide({ page, hand }, await awaitDecision(page), chance);
  }
  const left = await awaitDecision(page);
  // A reload in the middle of the game is still the version it was begun with.
  await page.reload();
  expect(remembered(await awaitDecision(page))).toEqual(remembered(left));
  expect(await edition()).toBe('first');
  expect(await page.locator(byId('update')).count()).toBe(0);

  await page.goBack();
  await page.getByRole('button', { name: /A new version is ready/ }).tap();
  await page.waitForFunction(() => document.documentElement.dataset.edition === 'second');
  await page.locator(byId('continue')).tap();
  expect(remembered(await awaitDecision(page))).toEqual(remembered(left));
  expect(said).toEqual([]);
});

test('a new version that was fetched before is there when the app is next opened on the shelf', async () => {
  const { page } = await openPage({ url: server.url, offline: true, at: '/settings' });
  await awaitKept(page);
  await server.publish('third');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.dataset.edition === 'third');
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
