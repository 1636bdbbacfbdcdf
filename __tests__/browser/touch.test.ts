import { playToTheEnd } from './driver';
import { touchHand } from './hands';
import { openPage } from './helpers';
import { byId } from './screen';
import { storedSettings } from './stored';

test('two people play from the shelf to the final count with their fingers, dragging every worker', async () => {
  const { page, said } = await openPage({
    stored: storedSettings({ motion: 'instant', handOver: 'never' }),
    chance: 11,
  });
  const hand = await touchHand(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await button('New game').tap();
  await button('Let a person play for Blue').tap();
  await button('Deal for 2 players').tap();
  await page.locator(byId('place-hunt')).waitFor();

  const seen = new Set<string>();
  const turns = new Set<string>();
  await playToTheEnd({
    page,
    hand,
    seed: 3,
    onAsked: ({ asked, sheet, player }) => {
      seen.add(sheet ?? asked);
      turns.add(player);
    },
  });
  // Had it been another kind of game, this test would prove less than it says.
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['dice-panel', 'meal', 'pay-sheet', 'placing', 'resolving', 'round']),
  );
  expect([...turns]).toEqual(expect.arrayContaining(['Red', 'Blue']));

  await page.getByRole('heading', { name: / wins$|share the win$/ }).waitFor();
  await button('Back to the shelf').tap();
  await page.getByRole('heading', { name: 'Finished games' }).waitFor();
  expect(said).toEqual([]);
});
