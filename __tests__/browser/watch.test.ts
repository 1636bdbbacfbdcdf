import type { Page } from 'playwright-core';
import { openPage } from './helpers';

/** The words a test looks for, in the two languages. */
const WORDS = {
  'en-GB': {
    lang: 'en',
    watch: 'Watch 3 bots play',
    step: 'Step',
    play: 'Play',
    full: 'Full speed',
    placing: 'Round 1: placing',
    placed: /^Red places \d\sworkers? /,
    count: 'Final count',
    wins: / wins?$|share the win$/,
    total: 'Total',
    again: 'Another game',
    shelf: 'Back to the shelf',
    box: 'Stone Age, 2 to 4 players',
  },
  'fr-FR': {
    lang: 'fr',
    watch: 'Regarder jouer 3 robots',
    step: 'Coup suivant',
    play: 'Lecture',
    full: 'À fond',
    placing: 'Manche 1 : placement',
    placed: /^Rouge pose \d\sfigurines? /,
    count: 'Décompte final',
    wins: /^Victoire /,
    total: 'Total',
    again: 'Une autre partie',
    shelf: 'Retour à l’étagère',
    box: 'L’Âge de pierre, De 2 à 4 joueurs',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(['en-GB', 'fr-FR'] as const)('Watching bots (%s)', (locale) => {
  const words = WORDS[locale];

  it('goes from the shelf through some steps to the end, without a complaint', async () => {
    const { page, said } = await openPage({
      locale,
      theme: locale === 'fr-FR' ? 'dark' : 'light',
    });
    await page.getByRole('img', { name: words.box }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(words.lang);
    await button(page, words.watch).tap();

    await page.getByRole('heading', { name: words.placing }).waitFor();
    const log = page.getByRole('log');
    for (let step = 0; step < 3; step++) await button(page, words.step).tap();
    await log.getByText(words.placed).first().waitFor();
    const told = await log.innerText();
    // Nothing happens by itself between two steps.
    await page.waitForTimeout(300);
    expect(await log.innerText()).toBe(told);

    await button(page, words.full).tap();
    await button(page, words.play).tap();
    await page.getByRole('heading', { name: words.count }).waitFor({ timeout: 120_000 });
    await button(page, words.again).waitFor({ timeout: 20_000 });
    await page.getByRole('heading', { name: words.wins }).waitFor();
    const total = page.getByRole('row').filter({ hasText: words.total });
    expect(await total.getByRole('cell').count()).toBe(3);

    await button(page, words.shelf).first().tap();
    await page.getByRole('img', { name: words.box }).waitFor();
    expect(said).toEqual([]);
  });
});

test('the same seed makes the same game', async () => {
  const told: string[] = [];
  for (let time = 0; time < 2; time++) {
    const { page } = await openPage({ at: '/stone-age/watch?players=2&seed=11' });
    for (let step = 0; step < 6; step++) await button(page, 'Step').tap();
    await page
      .getByText(/^Blue places \d/)
      .first()
      .waitFor();
    told.push(await page.getByRole('log').innerText());
  }
  expect(told[0]).toBe(told[1]);
});

test('a keyboard alone can step', async () => {
  const { page } = await openPage({ touch: false, at: '/stone-age/watch?players=2&seed=11' });
  await button(page, 'Step').focus();
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Red places \d/)
    .first()
    .waitFor();
});

test('everything on the small screen is large enough to touch, and nothing reaches over its edge', async () => {
  const { page } = await openPage({
    width: 360,
    height: 640,
    locale: 'fr-FR',
    at: '/stone-age/watch?players=4&seed=3',
  });
  const buttons = page.getByRole('button');
  await buttons.first().waitFor();
  for (const one of await buttons.all()) {
    const box = await one.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('an unknown game is answered with a sentence and a way back', async () => {
  const { page, said } = await openPage({ at: '/chess/watch' });
  await page.getByText('Silex has no game called “chess”.').waitFor();
  await button(page, 'Back to the shelf').tap();
  await page.getByRole('heading', { name: 'Silex' }).waitFor();
  expect(said).toEqual([]);
});
