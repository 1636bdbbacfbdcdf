import { text as textOf } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { gameFile } from '@/machines/saves/gameFile';
import { readCover } from '@/machines/saves/save';
import { slotKey } from '@/machines/saves/slots';
import { openPage } from './helpers';
import { reach } from './positions';
import { awaitDecision, byId } from './screen';
import { people, storedGame, storedSettings, type Stored } from './stored';

const CALM = storedSettings({ motion: 'instant', handOver: 'never' });
const running = (seed: number) =>
  storedGame(
    reach({ seed, when: ({ phase, round }) => phase === 'placing' && round === 2 }),
    people(2, ['Anna', 'Bruno']),
  );

const press = async (page: Page, ...ids: string[]) => {
  for (const id of ids) await page.locator(byId(id)).first().click();
};
/** What the browser keeps of games. */
const kept = (page: Page): Promise<Stored> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('/game/'))),
  );
const idsOf = (stored: Stored): string[] => [
  ...new Set(Object.keys(stored).map((key) => key.split('/')[2] ?? '')),
];
const contents = async (download: Download) => textOf(await download.createReadStream());
/** Drops a file on the page as a person would, by the browser's own events. */
const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([called, written]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([written!], called!, { type: 'application/json' }));
      const at = document.querySelector('[data-testid="new-game"]') ?? document.body;
      for (const type of ['dragenter', 'dragover', 'drop']) {
        at.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    [name, text],
  );

test('a game goes out as a file and as a code and comes in again by both', async () => {
  const game = await running(7);
  const { page, context, said } = await openPage({ stored: { ...game.stored, ...CALM } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'game-menu', 'menu-share');
  const downloading = page.waitForEvent('download');
  await press(page, 'share-file');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^stone-age-\d{4}-\d\d-\d\d\.silex\.json$/);
  const text = await contents(download);
  await press(page, 'copy-code');
  await page.getByText('The code is copied.').waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^SILEX1-\w+$/);
  await page.getByText(new RegExp(`^${code.length}\\s`)).waitFor();
  await page.keyboard.press('Escape');

  // By the file, on another device.
  const other = await openPage({ stored: CALM });
  await press(other.page, 'import');
  const choosing = other.page.waitForEvent('filechooser');
  await press(other.page, 'choose-file');
  const file = { name: 'from-a-friend.json', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await (await choosing).setFiles(file);
  await press(other.page, 'open-imported');
  const here = await awaitDecision(other.page);
  await page.goto(game.at);
  expect(here).toEqual(await awaitDecision(page));
  await other.page.goBack();

  // By the code, in the midst of a message: the very same game is not laid there twice unasked.
  const before = await kept(other.page);
  expect(idsOf(before)).toHaveLength(1);
  await press(other.page, 'import');
  await other.page
    .locator(byId('code-field'))
    .fill(`My move!\n> ${code.slice(0, 40)}\n> ${code.slice(40)}\n`);
  await press(other.page, 'import-code');
  await other.page.getByRole('heading', { name: 'Already on the shelf' }).waitFor();
  expect(await kept(other.page)).toEqual(before);
  await press(other.page, 'import-copy');
  await other.page.getByRole('heading', { name: 'On the shelf', exact: true }).waitFor();
  await other.page.waitForFunction(
    () =>
      new Set(
        Object.keys(localStorage)
          .filter((key) => key.includes('/game/'))
          .map((key) => key.split('/')[2]),
      ).size === 2,
  );
  expect(await kept(other.page)).toMatchObject(before);
  expect([...said, ...other.said]).toEqual([]);
});

test('a dropped file lies beside the game it comes from, which is as it was', async () => {
  const early = await storedGame(
    reach({ seed: 7, when: ({ phase }) => phase === 'placing' }),
    people(2, ['Anna', 'Bruno']),
  );
  const late = await running(7);
  const [cover] = Object.values(late.stored).map(readCover);
  if (!cover?.ok) throw new Error('The game to be dropped is damaged');
  const { name, text } = gameFile(cover.save);
  const { page, said } = await openPage({ stored: { ...early.stored, ...CALM } });
  await page.locator(byId('continue')).waitFor();
  await drop(page, name, text);
  await page.getByText(/comes from the same deal/).waitFor();
  const after = await kept(page);
  expect(after).toMatchObject(early.stored);
  expect(idsOf(after)).toHaveLength(2);
  expect(said).toEqual([]);
});

test('what is no game is refused with the reason, and nothing is stored', async () => {
  const game = await running(8);
  const { page, said } = await openPage({ stored: { ...game.stored, ...CALM } });
  await page.locator(byId('continue')).waitFor();
  const before = await kept(page);
  const refusal = page.locator(byId('refusal'));
  await drop(page, 'holiday.json', '{"format":"a diary"}');
  await refusal.getByText('There is no game of Silex in it.').waitFor();
  await page.locator(byId('code-field')).fill('SILEX1-0aB3xQz');
  await press(page, 'import-code');
  await refusal.getByText(/^The end of the code is missing\./).waitFor();
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'choose-file');
  const buffer = Buffer.alloc(2_000_001, '[');
  await (await choosing).setFiles({ name: 'huge.json', mimeType: 'application/json', buffer });
  await refusal.getByText('It is far too long to be a game of Silex.').waitFor();
  expect(await kept(page)).toEqual(before);
  expect(said).toEqual([]);
});

test('a deleted game comes back by undoing, and by a crash before it is final', async () => {
  const game = await running(9);
  const { page, said } = await openPage({ stored: { ...game.stored, ...CALM } });
  const ticket = page.locator(byId('continue'));
  await press(page, 'game-menu', 'menu-delete');
  await ticket.waitFor({ state: 'detached' });
  await press(page, 'undo-delete');
  await ticket.waitFor();
  await press(page, 'game-menu', 'menu-delete');
  await ticket.waitFor({ state: 'detached' });
  await page.reload();
  await ticket.waitFor();
  expect(await kept(page)).toEqual(game.stored);
  expect(said).toEqual([]);
});

test('the bytes of a damaged game can be saved and stay where they are', async () => {
  const damaged = { [slotKey('torn', 'a')]: '{"format":"silex-save","version":1,"id":"to' };
  const { page, said } = await openPage({ stored: { ...damaged, ...CALM } });
  const downloading = page.waitForEvent('download');
  await press(page, 'export-bytes');
  const saved: unknown = JSON.parse(await contents(await downloading));
  expect(saved).toMatchObject({ id: 'torn', slots: { a: Object.values(damaged)[0], b: null } });
  expect(await kept(page)).toEqual(damaged);
  expect(said).toEqual([]);
});

const SIZES = [
  [360, 640],
  [390, 844],
  [430, 932],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

test('the newest game is in sight at every size before anything is scrolled', async () => {
  const game = await running(7);
  const { page, said } = await openPage({
    locale: 'fr-FR',
    stored: { ...game.stored, ...CALM },
  });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    const box = await page.locator(byId('continue')).boundingBox();
    expect(box && [box.y >= 0, box.y + box.height <= height, box.width > 240]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(said).toEqual([]);
});
