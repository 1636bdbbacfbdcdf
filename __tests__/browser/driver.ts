import type { Page } from 'playwright-core';
import { below, seeded, type Chance } from '@/machines/core/chance';
import type { Hand } from './hands';
import { awaitChange, awaitDecision, byId, type Control, type Screen } from './screen';

export interface DriverOptions {
  page: Page;
  hand: Hand;
  /** Chance for what is chosen: the same seed plays the same game. */
  seed?: number;
  /** Sees every decision before it is made. */
  onAsked?(screen: Screen): void | Promise<void>;
}

/** A game has a few hundred decisions and as many things to go on from. */
const MOST_STEPS = 2500;

/**
 * Plays by what can be seen and touched alone: it knows no position and no rule. Of what is open it
 * chooses by chance, with a liking for whatever brings the end nearer.
 */
export async function playToTheEnd(options: DriverOptions): Promise<number> {
  const chance = seeded(options.seed ?? 1);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const screen = await awaitDecision(options.page);
    if (screen.asked === 'result') return steps;
    await options.onAsked?.(screen);
    await decide(options, screen, chance);
  }
  throw new Error(`The game was not over after ${MOST_STEPS} steps`);
}

/** Makes one decision, or one step towards it. */
export async function decide(
  { page, hand }: Pick<DriverOptions, 'page' | 'hand'>,
  screen: Screen,
  chance: Chance,
): Promise<Screen> {
  switch (screen.asked) {
    case 'placing':
      return place({ page, hand }, screen, chance);
    case 'resolving':
      return resolve({ page, hand }, screen, chance);
    case 'sheet':
    case 'curtain':
      return answer({ page, hand }, screen, chance);
    case 'nothing':
    case 'result':
      return awaitDecision(page);
  }
}

/** How many resources lie in the tray: the goods behind the food. */
function resourcesIn({ goods }: Screen): number {
  const amounts = goods.slice(1, 5).map((good) => Number(/\d+/.exec(good)?.[0] ?? 0));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Cards bring the end nearer: whoever can pay takes the cheapest one left, then sends all others
 * where wood or clay is easy to get. Hunting, the village and buildings are visited now and then.
 */
function wish(screen: Screen, chance: Chance): string {
  const { open } = screen;
  const resources = resourcesIn(screen);
  const near = open.filter((name) => /^(forest|clayPit)$/.test(name));
  const [cheapest] = open.filter((name) => name.startsWith('card')).sort();
  const payable = cheapest !== undefined && Number(cheapest.slice(-1)) <= resources;
  if (payable && below(chance, 6) > 0) return cheapest;
  const others = open.filter((name) => name !== 'hut' && !near.includes(name));
  if (near.length > 0 && (others.length === 0 || below(chance, 5) > 0)) return pick(near, chance);
  return pick(others.length > 0 ? others : open, chance);
}

/** Mostly with the whole pile, which is the quick way; now and then by the stepper. */
async function place(
  { page, hand }: Pick<DriverOptions, 'page' | 'hand'>,
  before: Screen,
  chance: Chance,
): Promise<Screen> {
  let screen = before;
  const wholePile = below(chance, 6) > 0;
  if (screen.pile !== wholePile && below(chance, 2) === 0) {
    await hand.press(byId('workers'));
    screen = await awaitChange(page, screen);
  }
  return sendWorkers({ page, hand }, screen, wish(screen, chance), below(chance, 3));
}

/** Brings a worker to a place and as many more after it as are wanted and may go. */
export async function sendWorkers(
  { page, hand }: Pick<DriverOptions, 'page' | 'hand'>,
  before: Screen,
  place: string,
  more: number,
): Promise<Screen> {
  await hand.bring(place);
  let screen = await awaitChange(page, before);
  // A card or a building that was touched, not dropped on, is opened first.
  if (screen.controls.some(({ at }) => at.includes('place-here'))) {
    await hand.press(byId('place-here'));
    return awaitChange(page, screen);
  }
  if (!(await isThere(page, 'main'))) return screen;
  for (let i = 0; i < more && (await isThere(page, 'more')); i++) {
    if (!screen.controls.some(({ at }) => at.includes('"more"'))) break;
    await hand.press(byId('more'));
    screen = await awaitChange(page, screen);
  }
  await hand.press(byId('main'));
  return awaitChange(page, screen);
}

async function resolve(
  { page, hand }: Pick<DriverOptions, 'page' | 'hand'>,
  before: Screen,
  chance: Chance,
): Promise<Screen> {
  let screen = before;
  if (!(await isThere(page, 'main'))) {
    await hand.press(byId(`place-${pick(before.open, chance)}`));
    screen = await awaitChange(page, before);
  }
  if (screen.asked !== 'resolving' || !(await isThere(page, 'main'))) return screen;
  await hand.press(byId('main'));
  return awaitChange(page, screen);
}

/** Presses the main button of a sheet, after having chosen what there is to choose. */
async function answer(
  { page, hand }: Pick<DriverOptions, 'page' | 'hand'>,
  before: Screen,
  chance: Chance,
): Promise<Screen> {
  let screen = before;
  const radios = screen.controls.filter(({ role }) => role === 'radio');
  const tools = screen.controls.filter(({ role, checked }) => role === 'checkbox' && !checked);
  const wanted =
    radios.length > 0 && !radios.some(({ checked }) => checked)
      ? pick(radios, chance)
      : tools.length > 0 && below(chance, 2) === 0
        ? pick(tools, chance)
        : null;
  if (wanted) {
    await hand.press(wanted.at);
    screen = await awaitChange(page, screen);
  }
  const main = mainOf(screen, chance);
  if (!main) throw new Error(`No way on from ${JSON.stringify(screen)}`);
  // What is only told goes away by itself too.
  return (await hand.press(main.at)) ? awaitChange(page, screen) : awaitDecision(page);
}

/**
 * The last button with words on it; where something is to be paid, the one that pays. Resources
 * are dearer than points to someone in a hurry: people are left hungry more often than not.
 */
function mainOf({ controls, sheet }: Screen, chance: Chance): Control | undefined {
  const worded = controls.filter(({ role, worded: has }) => role === 'button' && has);
  if (sheet === 'feed-panel' && below(chance, 4) > 0) return worded[0];
  return worded.find(({ at }) => /"(pay|feed)"/.test(at)) ?? worded.at(-1);
}

const isThere = async (page: Page, id: string): Promise<boolean> =>
  (await page.locator(byId(id)).count()) > 0;

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
