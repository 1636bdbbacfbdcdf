import { readFileSync } from 'node:fs';
import { decide } from './driver';
import { touchHand } from './hands';
import { openPage } from './helpers';
import { awaitKept, openStored, requestsOf, storedIn } from './kept';
import { ownServer, type OwnServer } from './ownServer';
import { dealt } from './positions';
import { seeded } from '@/machines/core/chance';
import { awaitDecision, byId, remembered } from './screen';
import { bots, storedGame, storedSettings } from './stored';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());
beforeEach(() => server.start());

const atOnce = storedSettings({ motion: 'instant', handOver: 'never' });

test('with the server gone the app opens at any address, plays and saves', async () => {
  const game = await storedGame(dealt(2, 7));
  const stored = { ...game.stored, ...atOnce };
  const { page, context, said } = await openPage({ url: server.url, offline: true, stored });
  await awaitKept(page);
  await server.stop();
  await context.setOffline(true);

  const another = await context.newPage();
  another.on('console', (message) => said.push(message.text()));
  another.on('pageerror', (error) => said.push(error.message));
  const addresses = ['/', '/settings', '/stone-age/new', '/stone-age/watch?players=2'];
  for (const address of [...addresses, '/stone-age/result?id=nobody', '/senet/new', '/no/such']) {
    await another.goto(address);
    await another.locator('[role="main"], h1, [role="heading"], [role="button"]').first().waitFor();
  }
  await another.getByRole('heading', { name: 'There is no such page on the shelf.' }).waitFor();
  await another.goto(game.at);
  const hand = await touchHand(another);
  const chance = seeded(3);
  for (let step = 0; step < 6; step++) {
    await decide({ page: another, hand }, await awaitDecision(another), chance);
  }
  const moves = async () => {
    const opened = await openStored(await storedIn(another), game.id);
    return opened.ok ? opened.playthrough.moves.length : opened.fault;
  };
  expect(await moves()).toBeGreaterThan(2);
  const before = await awaitDecision(another);
  await another.reload();
  expect(remembered(await awaitDecision(another))).toEqual(remembered(before));
  expect(said).toEqual([]);
});

test('a game of bots asks nobody but the server of the app, and breaks no rule of its policy', async () => {
  const game = await storedGame(dealt(2, 21), bots(2));
  const { page, context, said } = await openPage({
    url: server.url,
    offline: true,
    stored: { ...game.stored, ...storedSettings({ motion: 'instant' }) },
  });
  const asked = requestsOf(context);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toMatch(/^default-src 'self'; script-src 'self';/);
  await page.goto(game.at);
  await page.locator(byId('result')).waitFor({ timeout: 400_000 });
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  const foreign = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(server.url));
  expect(foreign).toEqual([]);
  // The browser would have named every breach of the policy on the console.
  expect(said).toEqual([]);
  // Had the policy not been in force, this would have gone out.
  const refused = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => 'went out',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  expect(said.join('\n')).toMatch(/Content Security Policy/);
});

test('the worker keeps every file that the export has, and the page is never taken from a cache unasked', async () => {
  const worker = await fetch(`${server.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const page = await fetch(`${server.url}/`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const code = await worker.text();
  const entry = /src="([^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect(code).toContain(`"${entry}"`);
  expect(readFileSync('dist/sw.js', 'utf8')).toContain('"/manifest.json"');
  expect(code.match(/\.wav"/g)?.length).toBeGreaterThan(10);
});
