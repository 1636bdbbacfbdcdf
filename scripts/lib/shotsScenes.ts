import type { Page } from 'playwright-core';
import type { Finger } from '@/__tests__/browser/fingers';
import { middleOf } from '@/__tests__/browser/hands';
import { awaitDecision, byId } from '@/__tests__/browser/screen';
import { fullestSite, STAGES, type StageName } from '@/__tests__/browser/stages';
import type { Settings } from '@/components/settings/settings';

/** Something to be photographed: where it is found, and what is done before the picture. */
export interface Scene {
  name: string;
  /** A page, or a game left at a decision. */
  at: { page: string } | { stage: StageName };
  settings?: Partial<Settings>;
  /** What lies on the shelf where a page is looked at; some games unless given. */
  shelf?: 'empty' | 'one' | 'full' | 'damaged';
  /** May hand back what is to be undone after the picture, such as lifting the finger. */
  act?(sight: Sight): Promise<void | (() => Promise<void>)>;
}

export interface Sight {
  page: Page;
  finger: Finger;
}

/** Long enough for the banner that says whose turn it is. */
const BANNER = 1150;

const tap = async ({ page, finger }: Sight, ...ids: string[]) => {
  for (const id of ids) {
    await page.locator(byId(id)).first().waitFor();
    await finger.tap(await middleOf(page, byId(id)));
    await page.waitForTimeout(250);
  }
};
const opened =
  (...ids: string[]) =>
  (sight: Sight) =>
    tap(sight, ...ids);

/** A code that somebody shortened before it was pasted. */
const pasted = async (sight: Sight) => {
  await tap(sight, 'import');
  await sight.page.locator(byId('code-field')).fill('SILEX1-0aB3xQz');
  await tap(sight, 'import-code');
};

/** To the list of games, past what stands above it. */
const scrolled = (heading: RegExp) => async (sight: Sight) => {
  await sight.page
    .getByRole('heading', { name: heading })
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
};

/** A worker in the hand, over a place that is open or one that is not. */
const dragged = (open: boolean) => async (sight: Sight) => {
  const { page, finger } = sight;
  const screen = await awaitDecision(page);
  const sites = ['quarry', 'forest', 'clayPit', 'river', 'hut', 'field', 'toolMaker'];
  const cards = ['card1', 'card2', 'card3', 'card4'];
  const place = [...sites, ...cards].find((name) => screen.open.includes(name) === open);
  if (!place) throw new Error('There is no such place in this game');
  await finger.down(await middleOf(page, byId('workers')));
  await finger.move(await middleOf(page, byId(`place-${place}`)), 14);
  await page.waitForTimeout(300);
  return () => finger.cancel();
};

const held = async ({ page, finger }: Sight) => {
  await finger.down(await middleOf(page, 'button[aria-expanded="false"]'));
  await page.waitForTimeout(400);
  return () => finger.up();
};

/** Goes on from whatever is told until the wanted sheet is there. */
const until = (id: string) => async (sight: Sight) => {
  const { page } = sight;
  await tap(sight, 'main');
  for (let tries = 0; tries < 100; tries++) {
    if ((await page.locator(byId(id)).count()) > 0) {
      await page.waitForTimeout(700);
      return;
    }
    // Meals come before the end of the round.
    const more = page.locator(`${byId('meal')} ${byId('continue')}`);
    if (id === 'round' && (await more.count()) > 0) await tap(sight, 'continue');
    await page.waitForTimeout(150);
  }
  throw new Error(`${id} never came`);
};

const pause =
  (ms: number) =>
  async ({ page }: Sight) =>
    page.waitForTimeout(ms);
const banner = pause(BANNER);
const afterBanner =
  (act: NonNullable<Scene['act']>) =>
  async (sight: Sight): Promise<void | (() => Promise<void>)> => {
    await banner(sight);
    return act(sight);
  };

/** Asks the elder, with what is to be done before, and waits for what it says. */
const advised =
  (...before: string[]) =>
  async (sight: Sight) => {
    await tap(sight, ...before, 'hint');
    await sight.page.locator(byId('hint-reasons-1')).waitFor();
    await sight.page.waitForTimeout(300);
  };
const asking = { hints: 'always' } as const;

/** Everything that can be seen, in the order of a game. */
export const SCENES: readonly Scene[] = [
  { name: 'shelf', at: { page: '/' } },
  { name: 'shelf-empty', at: { page: '/' }, shelf: 'empty' },
  { name: 'shelf-one', at: { page: '/' }, shelf: 'one' },
  {
    name: 'shelf-full',
    at: { page: '/' },
    shelf: 'full',
    act: scrolled(/running games|en cours/),
  },
  {
    name: 'shelf-damaged',
    at: { page: '/' },
    shelf: 'damaged',
    act: scrolled(/cannot be opened|impossibles/),
  },
  { name: 'shelf-menu', at: { page: '/' }, act: opened('game-menu') },
  { name: 'shelf-rename', at: { page: '/' }, act: opened('game-menu', 'menu-rename') },
  { name: 'shelf-deleted', at: { page: '/' }, act: opened('game-menu', 'menu-delete') },
  { name: 'share', at: { page: '/' }, act: opened('game-menu', 'menu-share', 'share-file') },
  { name: 'import', at: { page: '/' }, act: opened('import') },
  { name: 'import-refused', at: { page: '/' }, act: pasted },
  { name: 'new-game', at: { page: '/stone-age/new' } },
  {
    name: 'new-game-bots',
    at: { page: '/stone-age/new' },
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^(Add a bot|Ajouter un robot)$/ }).tap();
      const bot = page.locator(
        '[role="button"][aria-expanded="false"], button[aria-expanded="false"]',
      );
      await bot.first().tap();
      await page.getByRole('radiogroup').nth(1).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    },
  },
  { name: 'settings', at: { page: '/settings' } },
  { name: 'watch', at: { page: '/stone-age/watch?players=3&seed=5' } },
  { name: 'deal', at: { stage: 'deal' }, act: banner },
  { name: 'banner', at: { stage: 'placing' } },
  { name: 'placing', at: { stage: 'placing' }, act: banner },
  { name: 'drag-legal', at: { stage: 'placing' }, act: afterBanner(dragged(true)) },
  { name: 'drag-illegal', at: { stage: 'placing' }, act: afterBanner(dragged(false)) },
  { name: 'stepper', at: { stage: 'deal' }, act: afterBanner(opened('place-quarry', 'more')) },
  { name: 'card-opened', at: { stage: 'placing' }, act: opened('place-card3') },
  { name: 'tile-opened', at: { stage: 'placing' }, act: opened('place-building2') },
  { name: 'village', at: { stage: 'placing' }, act: opened('chip-1') },
  { name: 'log', at: { stage: 'placing' }, act: opened('log') },
  { name: 'hold-to-look', at: { stage: 'placing' }, act: afterBanner(held) },
  { name: 'choice-card', at: { stage: 'choice' }, act: opened('choice-card') },
  { name: 'resolving', at: { stage: 'resolving' }, act: banner },
  {
    name: 'dice-before',
    at: { stage: 'resolving' },
    act: opened(`place-${fullestSite(STAGES.resolving().position)}`),
  },
  {
    name: 'dice-many',
    at: { stage: 'tenDice' },
    act: opened(`place-${fullestSite(STAGES.tenDice().position)}`),
  },
  { name: 'dice-tools', at: { stage: 'tools' }, act: opened('tool-1') },
  { name: 'pay-card', at: { stage: 'payCard' } },
  { name: 'pay-fixed', at: { stage: 'payFixed' } },
  { name: 'pay-exact', at: { stage: 'payExact' } },
  { name: 'pay-free', at: { stage: 'payFree' } },
  { name: 'dice-for-everyone', at: { stage: 'share' } },
  { name: 'feeding', at: { stage: 'feed' } },
  {
    name: 'meal-card',
    at: { stage: 'lastOfTheRound' },
    settings: { motion: 'calm' },
    act: until('meal'),
  },
  {
    name: 'round-card',
    at: { stage: 'lastOfTheRound' },
    settings: { motion: 'brisk' },
    act: until('round'),
  },
  {
    name: 'hint-placing',
    at: { stage: 'placing' },
    settings: asking,
    act: afterBanner(advised()),
  },
  {
    name: 'hint-taken',
    at: { stage: 'deal' },
    settings: asking,
    act: afterBanner(async (sight) => {
      await advised()(sight);
      await tap(sight, 'pick-hint-1');
    }),
  },
  {
    name: 'hint-resolving',
    at: { stage: 'resolving' },
    settings: asking,
    act: afterBanner(advised()),
  },
  { name: 'hint-tools', at: { stage: 'tools' }, settings: asking, act: advised() },
  { name: 'hint-pay', at: { stage: 'payCard' }, settings: asking, act: advised() },
  { name: 'hint-build', at: { stage: 'payFree' }, settings: asking, act: advised() },
  { name: 'hint-share', at: { stage: 'share' }, settings: asking, act: advised() },
  { name: 'hint-feeding', at: { stage: 'feed' }, settings: asking, act: advised() },
  {
    name: 'hint-choice',
    at: { stage: 'choice' },
    settings: asking,
    act: advised('choice-card'),
  },
  { name: 'curtain', at: { stage: 'placing' }, settings: { handOver: 'always' } },
  {
    name: 'final-count',
    at: { stage: 'over' },
    settings: { motion: 'calm' },
    act: pause(4200),
  },
  { name: 'result', at: { stage: 'over' } },
];
