import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { enlarged } from './enlarged';
import { withoutWorker } from './kept';

interface Device {
  width?: number;
  height?: number;
  touch?: boolean;
  theme?: 'light' | 'dark';
  locale?: string;
  reducedMotion?: boolean;
  /** The browser's own text size, in pixels. */
  text?: number;
  /** The page to open, such as `/settings`. */
  at?: string;
  /** What the browser's own store holds before the first visit. */
  stored?: Readonly<Record<string, string>>;
  /** Chance of the app's own: the same number deals the same games. */
  chance?: number;
  /** The server, if it is not the one that all tests share. */
  url?: string;
  /** Lets the app keep itself for times without a server. Only tests about that need it. */
  offline?: boolean;
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Everything the console and uncaught errors said, one line each; a healthy app says nothing. */
  said: string[];
}

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

/** Opens the app in a fresh profile: nothing saved, nothing cached. A phone unless told otherwise. */
export async function openPage({
  width = 390,
  height = 844,
  touch = true,
  theme = 'light',
  locale = 'en-GB',
  reducedMotion = false,
  text,
  at = '/',
  stored = {},
  chance,
  url,
  offline = false,
}: Device = {}): Promise<OpenPage> {
  browser ??= chromium.connect(fromSetup(process.env.SILEX_BROWSER_ENDPOINT));
  const baseURL = url ?? fromSetup(process.env.SILEX_URL);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await (
    await browser
  ).newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    viewport: { width, height },
    hasTouch: touch,
    colorScheme: theme,
    locale,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  contexts.push(context);
  if (!offline) await context.addInitScript(withoutWorker);
  if (chance !== undefined) await context.addInitScript(foretellable, chance);
  if (text !== undefined) await context.addInitScript(enlarged, text);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left while it still loads breaks its requests off: nothing has failed then.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    said.push(`request failed: ${request.url()}`);
  });
  await page.goto(at);
  return { page, context, said };
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** Runs in the page: whatever asks the platform for chance gets the same numbers each time. */
function foretellable(seed: number): void {
  let state = seed;
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers instanceof Uint32Array) {
      for (let i = 0; i < numbers.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        numbers[i] = state;
      }
    }
    return numbers;
  };
}

// Set by start.mjs before the first test.
function fromSetup(value: string | undefined): string {
  if (!value) throw new Error('These tests need their server: npm run test:browser.');
  return value;
}
