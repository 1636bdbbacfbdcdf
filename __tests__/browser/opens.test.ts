import { openPage } from './helpers';

test('the app opens with its name and nothing to complain about', async () => {
  const { page, said } = await openPage();
  await page.getByText('Silex').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toBe('Silex');
  expect(said).toEqual([]);
});

test('a file that does not exist is not answered with the page', async () => {
  const missing = await fetch(`${process.env.SILEX_URL}/sw-that-is-not-there.js`);
  expect(missing.status).toBe(404);
  const deepLink = await fetch(`${process.env.SILEX_URL}/stone-age/new`);
  expect(deepLink.headers.get('content-type')).toContain('text/html');
});
