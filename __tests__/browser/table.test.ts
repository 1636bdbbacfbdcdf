import { en } from '@/components/stone-age/strings/en';
import { below, seeded } from '@/machines/core/chance';
import { apply } from '@/machines/core/rules';
import { CARDS } from '@/machines/stone-age/data';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { decide, sendWorkers } from './driver';
import { fingerOn } from './fingers';
import { middleOf, touchHand } from './hands';
import { openPage } from './helpers';
import { reach } from './positions';
import { awaitChange, awaitDecision, byId, readScreen, remembered } from './screen';
import { STAGES } from './stages';
import { storedGame, storedSettings } from './stored';

const atOnce = (more = {}) => storedSettings({ motion: 'instant', handOver: 'never', ...more });

/** In the middle of a game, with cards bought and something at home to send out. */
const midGame = reach({
  seed: 4,
  when: ({ phase, round, home, toMove, cardOwner }) =>
    phase === 'placing' && round === 4 && home[toMove]! >= 4 && cardOwner.includes(toMove),
});

/** The payment that is laid out first, whatever it is: any of them draws the same card. */
function payment(position: Position) {
  const move = stoneAge.legalMoves(position).find(({ type }) => type === 'pay');
  if (!move) throw new Error('Nothing can be paid');
  return move;
}

test('the curtain hides everything, also from those who listen, until its owner is there', async () => {
  const game = await storedGame(midGame);
  const { page, said } = await openPage({
    at: game.at,
    stored: { ...game.stored, ...atOnce({ handOver: 'always' }) },
  });
  const hand = await touchHand(page);
  const names = ['Red', 'Blue'];
  let to = midGame.position.toMove;
  for (let turn = 0; turn < 3; turn++) {
    const name = names[to] ?? '';
    await page.getByRole('dialog', { name: `Pass to ${name}` }).waitFor();
    expect(await page.locator('[data-testid]').count()).toBe(0);
    const heard = await page.getByRole('dialog').ariaSnapshot();
    expect(heard).not.toMatch(/food|wood|clay|stone|gold|worker|card|tool|point/i);
    const behind = (await page.locator('body').ariaSnapshot()).replace(heard, '');
    expect(behind).not.toMatch(/button|img|heading|food/i);

    await page.getByRole('button', { name: `I am ${name}`, exact: true }).tap();
    const screen = await awaitDecision(page);
    expect([screen.asked, screen.player]).toEqual(['placing', name]);
    const free = screen.open.find((place) => /^(card|building|field|toolMaker)/.test(place));
    await sendWorkers({ page, hand }, screen, free ?? screen.open[0] ?? '', 0);
    to = (to + 1) % names.length;
  }
  expect(said).toEqual([]);
});

test('what only one player may know is not said aloud, nor left behind the curtain', async () => {
  const reached = STAGES.payToDraw();
  const { position: after } = apply(stoneAge, reached.position, payment(reached.position));
  const secret = en.lowerTitle(CARDS[after.drawnCard]!.lower);
  const game = await storedGame(reached);
  const { page, said } = await openPage({
    at: game.at,
    stored: { ...game.stored, ...atOnce({ handOver: 'always' }) },
  });
  await awaitDecision(page);
  await page.getByRole('button', { name: /^I am / }).tap();
  await page.locator(byId('pay')).tap();
  await page.getByRole('dialog', { name: /^Pass to / }).waitFor();
  const spoken = await page.locator('[role="log"]').textContent();
  expect(spoken).toMatch(/draws a card/);
  expect(spoken).not.toContain(secret);
  expect(said).toEqual([]);
});

test('undo says what it takes back, and takes it back', async () => {
  const game = await storedGame(midGame);
  const { page, said } = await openPage({ at: game.at, stored: { ...game.stored, ...atOnce() } });
  const hand = await touchHand(page);
  const before = await awaitDecision(page);
  const place = ['forest', 'clayPit', 'quarry', 'river'].find((site) => before.open.includes(site));
  if (!place) throw new Error('No site is open');
  const undo = page.locator(byId('undo'));

  const after = await sendWorkers({ page, hand }, before, place, 1);
  expect(remembered(after)).not.toEqual(remembered(before));
  expect(await undo.getAttribute('aria-label')).toMatch(/^Take back: 2 workers /);
  await hand.press(byId('undo'));
  await awaitChange(page, after);
  expect(remembered(await awaitDecision(page))).toEqual(remembered(before));
  expect(said).toEqual([]);
});

describe('A worker in the hand', () => {
  const open = async () => {
    const game = await storedGame(midGame);
    const opened = await openPage({ at: game.at, stored: { ...game.stored, ...atOnce() } });
    const { page } = opened;
    const before = await awaitDecision(page);
    const place = before.open.find((name) => /^(card|field|toolMaker)/.test(name));
    if (!place) throw new Error('No place for a single worker is open');
    const finger = await fingerOn(page);
    const pickUp = async () => {
      await finger.down(await middleOf(page, byId('workers')));
      await finger.move(await middleOf(page, byId(`place-${place}`)));
      await finger.rest();
    };
    return { ...opened, before, place, finger, pickUp };
  };

  it('goes home when the device is turned, and can be taken again', async () => {
    const { page, said, before, finger, pickUp } = await open();
    await pickUp();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForTimeout(300);
    await finger.up();
    await page.waitForTimeout(300);
    expect(remembered(await readScreen(page))).toEqual(remembered(before));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(300);
    expect(remembered(await readScreen(page))).toEqual(remembered(before));
    await pickUp();
    await finger.up();
    expect(remembered(await awaitChange(page, before))).not.toEqual(remembered(before));
    expect(said).toEqual([]);
  });

  it('goes home when the system takes the touch away, and can be taken again', async () => {
    const { page, said, before, finger, pickUp } = await open();
    await pickUp();
    await finger.cancel();
    await page.waitForTimeout(300);
    expect(remembered(await readScreen(page))).toEqual(remembered(before));
    await pickUp();
    await finger.up();
    expect(remembered(await awaitChange(page, before))).not.toEqual(remembered(before));
    expect(said).toEqual([]);
  });

  it('goes home when it is let go beside every place', async () => {
    const { page, said, before, finger } = await open();
    await finger.down(await middleOf(page, byId('workers')));
    await finger.move({ x: 195, y: 640 });
    await finger.move({ x: 195, y: 700 });
    await finger.rest();
    await finger.up();
    await page.waitForTimeout(300);
    expect(remembered(await readScreen(page))).toEqual(remembered(before));
    expect(said).toEqual([]);
  });

  it('costs nobody the next touch when it is let go in full flight', async () => {
    const { page, said, before, finger } = await open();
    // A card would open large, which is another answer.
    const place = before.open.find((name) => !/^(card|building)/.test(name))!;
    const main = page.locator(byId('main'));
    for (let time = 0; time < 5; time++) {
      await finger.down(await middleOf(page, byId('workers')));
      await finger.move({ x: 195, y: 12 });
      await finger.up();
      await main.waitFor({ state: 'detached' });
      await finger.tap(await middleOf(page, byId(`place-${place}`)));
      await main.waitFor();
    }
    expect(said).toEqual([]);
  });
});

test('a reload at any moment shows the same decision of the same player', async () => {
  const game = await storedGame(reach({ seed: 9, when: ({ round }) => round === 3 }));
  const { page, said } = await openPage({ at: game.at, stored: { ...game.stored, ...atOnce() } });
  const hand = await touchHand(page);
  const chance = seeded(5);
  const kinds = new Set<string>();
  for (let reloads = 0; reloads < 10;) {
    const screen = await awaitDecision(page);
    // A roll that is only aimed at, and what is only told, is no decision yet.
    const decision =
      screen.sheet === null ||
      ['pay-sheet', 'share-panel', 'feed-panel'].includes(screen.sheet) ||
      (screen.sheet === 'dice-panel' && screen.controls.some(({ role }) => role === 'checkbox'));
    if (decision && below(chance, 3) === 0) {
      await page.reload();
      expect(remembered(await awaitDecision(page))).toEqual(remembered(screen));
      kinds.add(screen.sheet ?? screen.asked);
      reloads++;
    }
    await decide({ page, hand }, await awaitDecision(page), chance);
  }
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  expect(said).toEqual([]);
});
