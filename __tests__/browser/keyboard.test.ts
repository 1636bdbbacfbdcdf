import { playToTheEnd } from './driver';
import { keyboardHand } from './hands';
import { openPage } from './helpers';
import { dealt } from './positions';
import { byId } from './screen';
import { storedGame, storedSettings } from './stored';

test('three people play a whole game without ever touching the screen or a mouse', async () => {
  const game = await storedGame(dealt(3, 8));
  const { page, said } = await openPage({
    touch: false,
    width: 1024,
    height: 768,
    at: game.at,
    stored: { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) },
  });
  const turns = new Set<string>();
  await playToTheEnd({
    page,
    hand: keyboardHand(page),
    seed: 4,
    onAsked: ({ player }) => void turns.add(player),
  });
  expect([...turns]).toEqual(expect.arrayContaining(['Red', 'Blue', 'Yellow']));
  expect(said).toEqual([]);
});

test('Escape closes what was opened, and the focus goes back to where it came from', async () => {
  const game = await storedGame(dealt(2, 5));
  const { page, said } = await openPage({
    touch: false,
    at: game.at,
    stored: { ...game.stored, ...storedSettings({ motion: 'instant' }) },
  });
  const hand = keyboardHand(page);
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid);
  await page.locator(byId('place-hunt')).waitFor();
  for (const id of ['place-card2', 'place-building1', 'chip-1', 'log']) {
    await hand.press(byId(id));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe(id);
  }
  expect(said).toEqual([]);
});
