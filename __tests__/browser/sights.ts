import type { Page } from 'playwright-core';
import { middleOf, touchHand, type Hand } from './hands';
import { fingerOn } from './fingers';
import { awaitDecision, byId } from './screen';
import { fullestSite, STAGES, type StageName } from './stages';
import { people, storedGame, storedSettings, type Stored, type StoredGame } from './stored';

/** Something to look at: a page, or a stage of a game with what is done there first. */
export type Sight = PageSight | StageSight;

interface PageSight {
  at: string;
  /** What is there as soon as the page is. */
  shows: string;
}

interface StageSight {
  stage: StageName;
  open?(page: Page, hand: Hand): Promise<unknown>;
  handOver?: 'always';
  /** Everybody may ask what the elder would do. */
  hints?: 'always';
}

export const press =
  (...ids: string[]) =>
  async (page: Page, hand: Hand) => {
    for (const id of ids) {
      await page.locator(byId(id)).first().waitFor();
      await hand.press(byId(id));
    }
    await page.waitForTimeout(150);
  };

/** A worker in the hand, over a place that is lit; the finger is still down. */
async function carry(page: Page): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down(await middleOf(page, byId('workers')));
  await finger.move(await middleOf(page, byId('place-quarry')));
  await finger.rest();
}

/** Chooses the place with most workers: its dice are in the tray, still to be thrown. */
async function aim(page: Page, hand: Hand): Promise<void> {
  await press(`place-${fullestSite(STAGES.resolving().position)}`)(page, hand);
}

/** Asks the elder, and waits for what it says. */
const advised = async (page: Page, hand: Hand) => {
  await press('hint')(page, hand);
  await page.locator(byId('hint-reasons-1')).waitFor();
};

/** Every screen and every decision, by what somebody would call it. */
export const SIGHTS: Record<string, Sight> = {
  'the shelf': { at: '/', shows: byId('new-game') },
  'a new game': { at: '/stone-age/new', shows: 'input >> nth=0' },
  'the settings': { at: '/settings', shows: 'role=heading >> nth=1' },
  'bots to watch': { at: '/stone-age/watch?players=4&seed=3', shows: 'role=button >> nth=1' },
  'the table, placing': { stage: 'placing' },
  'a worker in the hand': { stage: 'placing', open: carry },
  'the stepper': { stage: 'deal', open: press('place-forest') },
  'a place that refuses': { stage: 'placing', open: press('place-hut') },
  'the table, resolving': { stage: 'resolving' },
  'dice before the throw': { stage: 'resolving', open: aim },
  'dice and tools': { stage: 'tools' },
  'a card to pay': { stage: 'payCard' },
  'a building with a fixed price': { stage: 'payFixed' },
  'a building of so many kinds': { stage: 'payExact' },
  'a building for anything': { stage: 'payFree' },
  'dice for everyone': { stage: 'share' },
  'a hungry player': { stage: 'feed' },
  'the card for two resources': { stage: 'choice', open: press('choice-card') },
  'a card, opened': { stage: 'placing', open: press('place-card4') },
  'a building, opened': { stage: 'placing', open: press('place-building1') },
  'a village': { stage: 'placing', open: press('chip-1') },
  'the log': { stage: 'placing', open: press('log') },
  'a hint on the board': { stage: 'placing', open: advised, hints: 'always' },
  'a hint for the next place': { stage: 'resolving', open: advised, hints: 'always' },
  'a hint for tools': { stage: 'tools', open: advised, hints: 'always' },
  'a hint for a payment': { stage: 'payFree', open: advised, hints: 'always' },
  'a hint for a die': { stage: 'share', open: advised, hints: 'always' },
  'a hint for a meal': { stage: 'feed', open: advised, hints: 'always' },
  'the end of a round': { stage: 'lastOfTheRound', open: press('main') },
  'the curtain': { stage: 'placing', handOver: 'always' },
  'the result': { stage: 'over' },
};

export interface Gallery {
  /** What the browser's store must hold for the sights to be there. */
  stored: Stored;
  /** Goes to a sight and waits until it is there. */
  show(page: Page, name: string): Promise<void>;
}

/** Lays every game that the sights need on the shelf. */
export async function gallery(names: readonly string[] = Object.keys(SIGHTS)): Promise<Gallery> {
  const games: Partial<Record<StageName, StoredGame>> = {};
  for (const name of names) {
    const sight = SIGHTS[name];
    if (!sight || !('stage' in sight) || games[sight.stage]) continue;
    const reached = STAGES[sight.stage]();
    games[sight.stage] = await storedGame(reached, people(reached.playthrough.setup.players));
  }
  const stored: Stored = Object.assign(
    storedSettings({ motion: 'instant', handOver: 'never' }),
    ...Object.values(games).map((game) => game.stored),
  );
  return {
    stored,
    async show(page, name) {
      const sight = SIGHTS[name];
      if (!sight) throw new Error(`There is no sight called ${name}`);
      if ('at' in sight) {
        await page.goto(sight.at);
        await page.locator(sight.shows).waitFor();
        return;
      }
      const { stage, open, handOver = 'never', hints = 'alone' } = sight;
      await page.evaluate(
        (entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        },
        Object.entries(storedSettings({ motion: 'instant', handOver, hints })),
      );
      await page.goto(games[stage]?.at ?? '');
      await awaitDecision(page);
      await open?.(page, await touchHand(page));
    },
  };
}
