import type { Page } from 'playwright-core';
import { botSeed, think } from '@/machines/core/bots';
import { invite } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { bots as registered } from '@/machines/stone-age/bots/registry';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';
import { sendWorkers } from './driver';
import { fingerOn } from './fingers';
import { middleOf, touchHand } from './hands';
import { openPage, type OpenPage } from './helpers';
import { openStored, storedIn } from './kept';
import { die } from './kills';
import { reach, type Reached } from './positions';
import { awaitChange, awaitDecision, byId, remembered, type Screen } from './screen';
import { STAGES } from './stages';
import { storedGame, storedSettings } from './stored';

type Chosen = Parameters<typeof storedSettings>[0];

/** A game on the table, and a way to kill its tab and to open it again in another one. */
async function atTheTable(reached: Reached, chosen: Chosen = {}, players?: readonly Player[]) {
  const game = await storedGame(reached, players);
  const settings = storedSettings({ motion: 'instant', handOver: 'never', ...chosen });
  const opened = await openPage({ at: game.at, stored: { ...game.stored, ...settings } });
  return { ...opened, ...game, killed: () => openedAgain(opened, game.at) };
}

async function openedAgain({ page, context }: OpenPage, at: string): Promise<Page> {
  await die(page, 'crashed');
  const again = await context.newPage();
  await again.goto(at);
  return again;
}

async function movesIn(page: Page, id: string): Promise<readonly Move[]> {
  const opened = await openStored(await storedIn(page), id);
  if (!opened.ok) throw new Error(opened.fault);
  return opened.playthrough.moves as readonly Move[];
}

/** Waits until so many moves are written down. */
async function awaitMoves(page: Page, id: string, count: number): Promise<readonly Move[]> {
  for (let patience = 1500; patience > 0; patience--) {
    const moves = await movesIn(page, id);
    if (moves.length >= count) return moves;
    await page.waitForTimeout(10);
  }
  throw new Error(`${count} moves are not written down`);
}

/** The same game without its last move. */
function beforeTheLast({ playthrough }: Reached): Reached {
  const earlier = { ...playthrough, moves: playthrough.moves.slice(0, -1) };
  return { playthrough: earlier, position: replay(stoneAge, earlier) };
}

/** What a pay sheet says is paid. */
const laidOut = (page: Page): Promise<string> => page.locator(byId('laid')).ariaSnapshot();

const openSite = ({ open }: Screen): string => {
  const site = ['forest', 'clayPit', 'quarry', 'river'].find((name) => open.includes(name));
  if (!site) throw new Error('No site is open');
  return site;
};

test('killed while a worker is dragged, the worker is at home and the same player chooses', async () => {
  const { page, id, killed } = await atTheTable(STAGES.placing());
  const before = await awaitDecision(page);
  const moves = await movesIn(page, id);
  const finger = await fingerOn(page);
  await finger.down(await middleOf(page, byId('workers')));
  await finger.move(await middleOf(page, byId(`place-${openSite(before)}`)));
  await finger.rest();
  const again = await killed();
  expect(remembered(await awaitDecision(again))).toEqual(remembered(before));
  expect(await movesIn(again, id)).toEqual(moves);
});

test('killed while the dice tumble, the same dice lie there for the same player', async () => {
  const rolled = STAGES.tools();
  const { page, id, killed } = await atTheTable(beforeTheLast(rolled), { motion: 'calm' });
  const { moves } = rolled.playthrough;
  const roll = moves[moves.length - 1]!;
  if (roll.type !== 'resolve') throw new Error('Nothing is rolled');
  const hand = await touchHand(page);
  const board = await awaitDecision(page);
  await hand.press(byId(`place-${roll.place}`));
  const aimed = await awaitChange(page, board);
  const thrower = aimed.controls.filter(({ role, worded }) => role === 'button' && worded).at(-1)!;
  await hand.press(thrower.at);
  await awaitMoves(page, id, moves.length);
  const again = await killed();
  const screen = await awaitDecision(again);
  expect(await movesIn(again, id)).toEqual(moves);
  // As somebody sees it who comes to these dice for the first time.
  const { page: fresh } = await atTheTable(rolled, { motion: 'calm' });
  expect(remembered(screen)).toEqual(remembered(await awaitDecision(fresh)));
  expect(screen.sheet).toBe('dice-panel');
});

test('killed while a bot thinks, the bot makes the move that it would have made', async () => {
  const elder = invite('elder', 'balanced');
  const players: Player[] = [
    { kind: 'human', name: 'Ana' },
    { kind: 'bot', name: 'Og', bot: elder },
  ];
  const reached = reach({
    seed: 4,
    when: ({ round, phase, toMove, home }) =>
      round === 2 && phase === 'placing' && toMove === 0 && home[0]! > 2 && home[1]! > 2,
  });
  const { page, id, killed } = await atTheTable(reached, { motion: 'calm' }, players);
  const before = await awaitDecision(page);
  const hand = await touchHand(page);
  await sendWorkers({ page, hand }, before, openSite(before), 0);
  const count = reached.playthrough.moves.length + 1;
  const made = (await awaitMoves(page, id, count)).slice(0, count);
  const again = await killed();
  const moves = await awaitMoves(again, id, count + 1);
  expect(moves.slice(0, count)).toEqual(made);
  const { setup, seed } = reached.playthrough;
  const position = replay(stoneAge, { setup: setup as Setup, seed, moves: made });
  const dreamt = botSeed(seed, count);
  const view = stoneAge.imagine(position, 1, dreamt);
  expect(moves[count]).toEqual(think(registered[elder]!, view, 1, dreamt));
});

test('killed on the curtain, the curtain is down again and hides everything', async () => {
  const { page, killed } = await atTheTable(STAGES.placing(), { handOver: 'always' });
  const dialog = page.getByRole('dialog', { name: /^Pass to / });
  await dialog.waitFor();
  const name = await dialog.getAttribute('aria-label');
  const again = await killed();
  await again.getByRole('dialog', { name: name ?? 'nobody', exact: true }).waitFor();
  expect(await again.locator('[data-testid]').count()).toBe(0);
});

test('killed when private things lie open, the curtain falls before they are seen again', async () => {
  const reached = STAGES.payToDraw();
  const { page, id, killed } = await atTheTable(reached, { handOver: 'whenPrivate' });
  const before = reached.playthrough.moves;
  const button = page.getByRole('button', { name: /^I am / });
  await button.waitFor();
  await button.tap();
  await page.locator(byId('pay-sheet')).waitFor();
  const again = await killed();
  await again.getByRole('dialog', { name: /^Pass to / }).waitFor();
  expect(await again.locator('[data-testid]').count()).toBe(0);
  expect(await movesIn(again, id)).toEqual(before);
});

test('killed on a half-filled pay sheet, nothing is paid and the same player is asked', async () => {
  const { page, id, killed } = await atTheTable(STAGES.payFree());
  const before = await awaitDecision(page);
  const moves = await movesIn(page, id);
  const hand = await touchHand(page);
  const step = before.controls.find(({ at }) => /"(less|more)-/.test(at));
  if (!step) throw new Error('Nothing can be laid out or taken back');
  const laid = await laidOut(page);
  await hand.press(step.at);
  await awaitChange(page, before);
  expect(await laidOut(page)).not.toBe(laid);
  const again = await killed();
  const after = await awaitDecision(again);
  expect(remembered(after)).toEqual(remembered(before));
  expect(after.sheet).toBe('pay-sheet');
  expect(await laidOut(again)).toBe(laid);
  expect(await movesIn(again, id)).toEqual(moves);
});

test('killed right after a placement, undo takes it back as it would have before', async () => {
  const { page, id, killed } = await atTheTable(STAGES.placing());
  const before = await awaitDecision(page);
  const moves = await movesIn(page, id);
  const hand = await touchHand(page);
  await sendWorkers({ page, hand }, before, openSite(before), 1);
  await awaitMoves(page, id, moves.length + 1);
  const again = await killed();
  const after = await awaitDecision(again);
  await (await touchHand(again)).press(byId('undo'));
  await awaitChange(again, after);
  expect(remembered(await awaitDecision(again))).toEqual(remembered(before));
  // Whoever took it back may not take back what somebody else had done before.
  expect(await again.locator(byId('undo')).getAttribute('aria-disabled')).toBe('true');
});
