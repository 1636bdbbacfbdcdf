import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { enlarged, USUAL_TEXT } from '@/__tests__/browser/enlarged';
import { fingerOn } from '@/__tests__/browser/fingers';
import { awaitDecision } from '@/__tests__/browser/screen';
import { STAGES, type StageName } from '@/__tests__/browser/stages';
import {
  people,
  storedGame,
  storedSettings,
  type Stored,
  type StoredGame,
} from '@/__tests__/browser/stored';
import { slotKey } from '@/machines/saves/slots';
import { SCENES, type Scene } from './shotsScenes';

/** One way of looking at everything. */
export interface View {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  language: 'en' | 'fr';
  /** Pixels to a point. */
  sharpness?: number;
  /** The browser's text size, in percent of the usual. */
  text?: number;
}

export const viewName = ({ width, height, theme, language, text = 100 }: View): string =>
  `${width}x${height}-${theme === 'light' ? 'day' : 'night'}-${language}` +
  (text === 100 ? '' : `-text${text}`);

export type Games = Record<StageName, StoredGame>;

const NAMES = ['Anna', 'Bruno', '', 'Dana'];

/** Every game a scene begins from, laid on the shelf of every browser that looks. */
export async function laidGames(): Promise<Games> {
  const games: Partial<Games> = {};
  let at = Date.now() - 40 * 60_000;
  for (const [name, make] of Object.entries(STAGES)) {
    const reached = make();
    const { players } = reached.playthrough.setup;
    games[name as StageName] = await storedGame(reached, people(players, NAMES), (at -= 5e6));
  }
  return games as Games;
}

const SOME: readonly StageName[] = ['placing', 'resolving', 'over'];
/** Of all games, the shelf shows these. */
const ON_THE_SHELF: Record<NonNullable<Scene['shelf']> | 'some', readonly StageName[]> = {
  empty: [],
  one: ['placing'],
  some: SOME,
  full: Object.keys(STAGES) as StageName[],
  damaged: SOME,
};

/** Slots as a failing device may leave them: one cut off, one written by a Silex to come. */
const DAMAGED: Stored = {
  [slotKey('damaged', 'a')]: '{"format":"silex-save","version":1,"id":"dam',
  [slotKey('newer', 'b')]: '{"format":"silex-save","version":99}',
};

const BASE = { motion: 'instant', handOver: 'never', sound: false } as const;

export async function contextFor(
  browser: Browser,
  url: string,
  view: View,
): Promise<BrowserContext> {
  const { width, height, theme, language, sharpness = 1, text = 100 } = view;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    hasTouch: true,
    colorScheme: theme,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
  });
  if (text !== 100) await context.addInitScript(enlarged, (text / 100) * USUAL_TEXT);
  return context;
}

/** Takes one picture on a page of its own, with nothing on the device but what the scene needs. */
export async function take(context: BrowserContext, games: Games, scene: Scene): Promise<Buffer> {
  const { at, settings, shelf, act } = scene;
  const page = await context.newPage();
  try {
    const game = 'stage' in at ? games[at.stage] : null;
    const lying = game ? [game] : ON_THE_SHELF[shelf ?? 'some'].map((stage) => games[stage]);
    const stored = Object.assign(
      storedSettings({ ...BASE, ...settings }),
      ...lying.map((one) => one.stored),
      shelf === 'damaged' ? DAMAGED : {},
    ) as Stored;
    await page.addInitScript((entries) => {
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    await page.goto('page' in at ? at.page : games[at.stage].at);
    await ready(page, game !== null);
    const undo = await act?.({ page, finger: await fingerOn(page) });
    await page.waitForTimeout(150);
    const picture = await page.screenshot();
    await undo?.();
    return picture;
  } finally {
    await page.close();
  }
}

async function ready(page: Page, table: boolean): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  if (table) {
    await page
      .locator('[data-testid^="place-"], [role="dialog"], [data-testid="result"]')
      .first()
      .waitFor();
    if ((await page.locator('[data-testid="result"]').count()) === 0) await awaitDecision(page);
  } else {
    await page.getByRole('button').first().waitFor();
  }
  await page.waitForTimeout(250);
}

/** Photographs every scene as the view has it. */
export async function shoot(
  browser: Browser,
  url: string,
  view: View,
  games: Games,
  folder: string,
  wanted: (scene: Scene) => boolean,
): Promise<void> {
  const into = path.join(folder, viewName(view));
  await mkdir(into, { recursive: true });
  const context = await contextFor(browser, url, view);
  for (const [index, scene] of SCENES.entries()) {
    if (!wanted(scene)) continue;
    const file = `${`${index + 1}`.padStart(2, '0')}-${scene.name}.png`;
    try {
      await writeFile(path.join(into, file), await take(context, games, scene));
    } catch (error) {
      // One that fails is no reason to go without the others.
      console.error(`${viewName(view)} ${scene.name}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await context.close();
}
