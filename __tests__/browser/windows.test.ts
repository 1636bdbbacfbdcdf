import { decide } from './driver';
import { touchHand } from './hands';
import { openPage } from './helpers';
import { openStored, storedIn } from './kept';
import { die } from './kills';
import { reach } from './positions';
import { seeded } from '@/machines/core/chance';
import { awaitDecision, byId, remembered } from './screen';
import { storedGame, storedSettings } from './stored';

const SENTENCE = 'This game is being played in another window';

test('of two windows one plays; the other says so, takes over, and no move is lost', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const stored = { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) };
  const { page: first, context, said } = await openPage({ at: game.at, stored });
  await awaitDecision(first);
  const second = await context.newPage();
  second.on('console', (message) => said.push(message.text()));
  await second.goto(game.at);
  await second.getByRole('heading', { name: SENTENCE }).waitFor();

  const chance = seeded(8);
  const windows = [first, second];
  let moves = 0;
  for (let change = 0; change < 4; change++) {
    const [playing, waiting] = change % 2 === 0 ? windows : [...windows].reverse();
    // A window behind another one is drawn once a second.
    await playing!.bringToFront();
    const hand = await touchHand(playing!);
    let left = await awaitDecision(playing!);
    // A roll that is only aimed at, and what is only told, is no decision yet: up to the board.
    for (let step = 0; step < 2 || left.sheet !== null; step++) {
      await decide({ page: playing!, hand }, left, chance);
      left = await awaitDecision(playing!);
    }
    await waiting!.bringToFront();
    await waiting!.locator(byId('play-here')).tap();
    await playing!.getByRole('heading', { name: SENTENCE }).waitFor();
    expect(remembered(await awaitDecision(waiting!))).toEqual(remembered(left));
    const opened = await openStored(await storedIn(waiting!), game.id);
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.playthrough.moves.length).toBeGreaterThan(moves);
    moves = opened.playthrough.moves.length;
  }
  expect(said).toEqual([]);
});

test('a window that was left for good holds nothing', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const { page, context } = await openPage({ at: game.at, stored: game.stored });
  await awaitDecision(page);
  await page.reload();
  await awaitDecision(page);
  expect(await page.locator(byId('elsewhere')).count()).toBe(0);
  await page.close();
  const next = await context.newPage();
  await next.goto(game.at);
  await awaitDecision(next);
  expect(await next.locator(byId('elsewhere')).count()).toBe(0);
});

test('a window that crashed while it played holds nothing', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const { page, context } = await openPage({ at: game.at, stored: game.stored });
  await awaitDecision(page);
  await die(page, 'crashed');
  const next = await context.newPage();
  await next.goto(game.at);
  await awaitDecision(next);
  expect(await next.locator(byId('elsewhere')).count()).toBe(0);
});

test('the shelf in one window follows the game in another, and names it without losing a move', async () => {
  const game = await storedGame(reach({ seed: 4, when: ({ round }) => round === 2 }));
  const stored = { ...game.stored, ...storedSettings({ motion: 'instant', handOver: 'never' }) };
  const { page: shelf, context } = await openPage({ stored });
  await shelf.locator(byId('continue')).waitFor();
  const before = await shelf.locator(byId('continue')).innerText();
  const table = await context.newPage();
  await table.goto(game.at);
  const hand = await touchHand(table);
  const chance = seeded(8);
  const moves = async () => {
    const opened = await openStored(await storedIn(table), game.id);
    return opened.ok ? opened.playthrough.moves.length : 0;
  };
  const begun = await moves();
  while ((await moves()) < begun + 3) {
    await decide({ page: table, hand }, await awaitDecision(table), chance);
  }
  await awaitDecision(table);
  const made = await moves();
  await shelf.bringToFront();
  await shelf.waitForFunction(
    ([at, was]) => document.querySelector<HTMLElement>(at)?.innerText !== was,
    [byId('continue'), before] as const,
  );
  await shelf.locator(byId('game-menu')).first().tap();
  await shelf.locator(byId('menu-rename')).tap();
  await shelf.locator(byId('name-field')).fill('Sunday');
  await shelf.locator(byId('save-name')).tap();
  await shelf.getByText('Sunday').first().waitFor();
  await table.bringToFront();
  await decide({ page: table, hand }, await awaitDecision(table), chance);
  await awaitDecision(table);
  const opened = await openStored(await storedIn(table), game.id);
  expect(opened).toMatchObject({ ok: true, earlier: false, save: { name: 'Sunday' } });
  expect(await moves()).toBeGreaterThanOrEqual(made);
});
