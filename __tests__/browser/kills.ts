import type { BrowserContext, Page } from 'playwright-core';
import { below, type Chance } from '@/machines/core/chance';
import { readCover } from '@/machines/saves/save';
import { decide } from './driver';
import { touchHand } from './hands';
import { openStored, storedIn } from './kept';
import { awaitDecision } from './screen';

/** How a tab ends that nobody has asked first. */
export type End = 'closed' | 'crashed';

export interface Kill {
  context: BrowserContext;
  /** The address of the server, there or not. */
  url: string;
  id: string;
  chance: Chance;
  end: End;
  /** Whether somebody plays by touch; bots play by themselves. */
  touch: boolean;
}

export interface Survived {
  /** Moves that were known to be written when the tab died. */
  before: number;
  /** Moves that were there when it was opened again. */
  after: number;
}

/** The longest a game is let go on before its tab dies: hands are slower than bots. */
const LONGEST = { touch: 4000, bots: 1500 } as const;

/**
 * Plays a game in a tab, kills the tab at a random moment, opens the game again and compares. Throws
 * with what was lost. A write counts as made when the store has taken it: the page tells right then.
 */
export async function killOnce(kill: Kill): Promise<Survived> {
  const { context, url, id, chance, end, touch } = kill;
  const at = `${url}/stone-age/play?id=${id}`;
  const page = await context.newPage();
  let written: string[] = [];
  await page.exposeFunction('silexWritten', (text: string) => {
    written = movesIn(text);
  });
  await page.addInitScript(tellWrites, `silex/game/${id}/`);
  await page.goto(at);
  await page
    .locator('[data-testid^="place-"], [role="dialog"], [data-testid="result"]')
    .first()
    .waitFor();
  // Where nothing is written before the tab dies, what was there at the start must be there still.
  written = await movesOf(page, id);

  let dead = false;
  const playing = touch ? playOn(page, chance, () => dead) : Promise.resolve();
  await pause(below(chance, touch ? LONGEST.touch : LONGEST.bots));
  dead = true;
  await die(page, end);
  await playing;
  const before = written;

  const again = await context.newPage();
  await again.goto(at);
  // The board is there, or what covers it, or the final count: never a sentence about a lost game.
  await again
    .locator('[data-testid^="place-"], [role="dialog"], [data-testid="result"]')
    .first()
    .waitFor();
  const after = await movesOf(again, id);
  await again.close({ runBeforeUnload: false });
  before.forEach((move, i) => {
    if (after[i] !== move) {
      throw new Error(
        `Move ${i + 1} of ${before.length} of game ${id} is lost: ${after.length} left`,
      );
    }
  });
  return { before: before.length, after: after.length };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs in the page: says what was written as soon as the store has taken it. */
function tellWrites(prefix: string): void {
  const tell = (window as unknown as { silexWritten(text: string): void }).silexWritten;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function write(key: string, text: string) {
    setItem.call(this, key, text);
    if (key.startsWith(prefix)) tell(text);
  };
}

function movesIn(text: string): string[] {
  const cover = readCover(text);
  if (!cover.ok) throw new Error(`What was written cannot be read: ${cover.fault}`);
  return cover.save.moves.map((move) => JSON.stringify(move));
}

async function movesOf(page: Page, id: string): Promise<string[]> {
  const opened = await openStored(await storedIn(page), id);
  if (!opened.ok) throw new Error(`Game ${id} cannot be opened: ${opened.fault}`);
  return opened.playthrough.moves.map((move) => JSON.stringify(move));
}

/** Plays by touch until the tab is gone; what a hand was about to do then fails, as it must. */
async function playOn(page: Page, chance: Chance, isDead: () => boolean): Promise<void> {
  try {
    const hand = await touchHand(page);
    while (!isDead()) {
      const screen = await awaitDecision(page);
      if (screen.asked === 'result') return;
      await decide({ page, hand }, screen, chance);
    }
  } catch (error) {
    if (!isDead()) throw error;
  }
}

/** Ends a tab without asking it. */
export async function die(page: Page, end: End): Promise<void> {
  if (end === 'crashed') {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Nobody is left to answer this.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close({ runBeforeUnload: false });
}
