import { keyboardHand, touchHand } from './hands';
import { openPage } from './helpers';
import { dealt } from './positions';
import { awaitDecision, byId } from './screen';
import { storedGame, storedSettings } from './stored';
import type { Player } from '@/machines/core/table';

/** One person against a bot: hints are on there unless somebody switched them off. */
const alone: readonly Player[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'bot', name: 'Ulf', bot: 'gatherer.balanced' },
];

describe.each([
  ['with a finger', true],
  ['by keyboard', false],
] as const)('What would you do, asked %s', (_, touch) => {
  it('is marked on the board, got ready and played', async () => {
    const game = await storedGame(dealt(2, 5), alone);
    const { page, said } = await openPage({
      touch,
      at: game.at,
      stored: { ...game.stored, ...storedSettings({ motion: 'instant' }) },
    });
    const hand = touch ? await touchHand(page) : keyboardHand(page);
    await awaitDecision(page);
    await hand.press(byId('hint'));
    const plate = page.locator(byId('hint-tray'));
    await plate.waitFor();
    expect(await plate.getByRole('radio').count()).toBeGreaterThan(1);
    const marked = page.getByRole('button', { name: /, choice 1 of the elder$/ });
    expect(await marked.count()).toBe(1);
    expect(await page.locator(byId('hint-reasons-1')).textContent()).toMatch(/\.$/);

    const pick = page.locator(byId('pick-hint-1'));
    const wanted = await pick.getAttribute('aria-label');
    await hand.press(byId('pick-hint-1'));
    await plate.waitFor({ state: 'detached' });
    expect(await page.locator(byId('main')).getAttribute('aria-label')).toBe(wanted);
    await hand.press(byId('main'));
    await page.locator(byId('main')).waitFor({ state: 'detached' });
    await awaitDecision(page);
    await hand.press(byId('log'));
    await page.getByRole('button', { name: /^Anna places / }).waitFor();

    // Why the bot moved there is read by touching its line.
    const line = page.getByRole('button', { name: /^Ulf places / }).first();
    if (touch) await line.tap();
    else await line.press('Enter');
    expect(await page.locator(byId('bots-reasons')).textContent()).toMatch(/^Why\? .+\.$/);
    expect(said).toEqual([]);
  });
});

test('Escape puts the advice away, and the focus goes back to where it was asked for', async () => {
  const game = await storedGame(dealt(2, 5), alone);
  const { page, said } = await openPage({
    touch: false,
    at: game.at,
    stored: { ...game.stored, ...storedSettings({ motion: 'instant' }) },
  });
  await awaitDecision(page);
  await keyboardHand(page).press(byId('hint'));
  await page.locator(byId('hint-tray')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(byId('hint-tray')).waitFor({ state: 'detached' });
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid);
  expect(await focused()).toBe('hint');
  expect(said).toEqual([]);
});
