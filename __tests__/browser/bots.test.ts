import { openPage } from './helpers';
import { dealt } from './positions';
import { byId } from './screen';
import { bots, storedGame, storedSettings } from './stored';

test('four bots play to the final count while nobody touches anything', async () => {
  const game = await storedGame(dealt(4, 21), bots(4));
  const { page, said } = await openPage({
    at: game.at,
    stored: { ...game.stored, ...storedSettings({ motion: 'instant' }) },
  });
  await page.locator(byId('result')).waitFor({ timeout: 170_000 });
  await page.getByRole('button', { name: 'Same again', exact: true }).waitFor({ timeout: 20_000 });
  for (const name of ['Red', 'Blue', 'Yellow', 'Green']) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  expect(said).toEqual([]);
});
