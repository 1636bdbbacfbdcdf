import type { Page } from 'playwright-core';

/** What the screen asks for, as somebody would say who looks at it. */
export type Asked =
  | 'curtain'
  | 'placing'
  | 'resolving'
  /** A sheet with buttons: dice, a payment, a meal, a card that tells something. */
  | 'sheet'
  /** The game is over and counted. */
  | 'result'
  /** Something is being shown, or a bot thinks. */
  | 'nothing';

/** A button, checkbox or radio that can be used now. */
export interface Control {
  name: string;
  /** Where it is: a CSS selector that also fits what holds the focus. */
  at: string;
  role: string;
  /** Has words on it, not only a sign. */
  worded: boolean;
  checked: boolean;
}

/** Everything a player can see and do, read off roles, names and test ids. */
export interface Screen {
  asked: Asked;
  /** The test id of the uppermost sheet, or its title where it has none. */
  sheet: string | null;
  title: string;
  /** The name of the player to move, from the chip that is lit. */
  player: string;
  /** What the tray says: the main button, or what is awaited. */
  prompt: string;
  goods: string[];
  /** Places that can be chosen. */
  open: string[];
  /** Workers of the player to move that are still at home. */
  home: number;
  /** Whether a drag takes all of them at once. */
  pile: boolean;
  /** What can be pressed in the uppermost sheet, or on the curtain. */
  controls: Control[];
}

/** Not what is on its way out or behind something else. */
const SEEN = ':not([aria-hidden="true"] *)';

export const byId = (id: string) => `[data-testid="${id}"]${SEEN}`;

/** Reads the whole screen at one instant. */
export function readScreen(page: Page): Promise<Screen> {
  return page.evaluate((seen) => {
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.matches(`*${seen}`) && element.checkVisibility(),
      );
    const one = (id: string) => all(`[data-testid="${id}"]`)[0];
    const named = (element: HTMLElement) =>
      element.getAttribute('aria-label') ?? element.innerText.trim();
    const usable = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true';

    const dialog = all('[role="dialog"]').at(-1);
    const places = all('[data-testid^="place-"]').filter(
      ({ dataset }) => dataset.testid !== 'place-here',
    );
    const workers = one('workers');
    const main = one('main');
    const chip = all('[data-testid^="chip-"][aria-current="true"]')[0];
    const roles = ['button', 'checkbox', 'radio'];
    const controls = all(
      'button, [role="button"], [role="checkbox"], [role="radio"]',
      dialog ?? document,
    )
      .filter(usable)
      .map((element) => {
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        const { testid } = element.dataset;
        const at = testid
          ? `[data-testid="${testid}"]${seen}`
          : `:is(button, [role="${role}"])[aria-label=${JSON.stringify(named(element))}]${seen}`;
        return {
          name: named(element),
          at: dialog ? `[role="dialog"] ${at}` : at,
          role: roles.includes(role) ? role : 'button',
          worded: element.innerText.trim() !== '',
          checked: element.getAttribute('aria-checked') === 'true',
        };
      });
    const board = document.querySelector('[data-testid^="place-"]') !== null;
    const open = places
      .filter(usable)
      .map(({ dataset }) => dataset.testid?.replace('place-', '') ?? '');
    const home = Number(/\d+/.exec(workers ? named(workers) : '')?.[0] ?? 0);
    const headings = all('[role="heading"], h1, h2');
    const over = one('result') && !one('skip-anywhere');
    const asked = over
      ? 'result'
      : dialog
        ? !board && controls.length === 1
          ? 'curtain'
          : 'sheet'
        : one('skip') || (open.length === 0 && !main)
          ? 'nothing'
          : workers && usable(workers)
            ? 'placing'
            : 'resolving';
    const sheet =
      dialog?.closest<HTMLElement>('[data-testid]')?.dataset.testid ??
      dialog?.getAttribute('aria-label') ??
      null;
    return {
      asked: asked as Asked,
      sheet,
      title: headings[0] ? named(headings[0]) : '',
      player: (chip ? named(chip) : '').split(/[,:]/)[0] ?? '',
      prompt: main ? named(main) : (one('prompt')?.innerText ?? ''),
      goods: all('[role="img"][aria-label]').map(named),
      open,
      home,
      pile: workers?.getAttribute('aria-pressed') === 'true',
      controls,
    };
  }, SEEN);
}

/** Waits until somebody is asked something. */
export async function awaitDecision(page: Page, patience = 20_000): Promise<Screen> {
  const until = Date.now() + patience;
  for (;;) {
    const screen = await readScreen(page);
    if (screen.asked !== 'nothing') return screen;
    if (Date.now() > until) {
      throw new Error(`Nothing is asked after ${patience} ms: ${JSON.stringify(screen)}`);
    }
    await page.waitForTimeout(15);
  }
}

/** Waits until the screen is another than it was. */
export async function awaitChange(page: Page, before: Screen, patience = 10_000): Promise<Screen> {
  const was = JSON.stringify(before);
  const until = Date.now() + patience;
  for (;;) {
    const screen = await readScreen(page);
    if (JSON.stringify(screen) !== was) return screen;
    if (Date.now() > until) throw new Error(`Nothing has changed after ${patience} ms: ${was}`);
    await page.waitForTimeout(10);
  }
}

/** What one remembers of a decision. */
export const remembered = ({ asked, sheet, title, player, prompt, goods, open, home }: Screen) => ({
  asked,
  sheet,
  title,
  player,
  prompt,
  goods,
  open,
  home,
});
