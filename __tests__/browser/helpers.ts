import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

interface Device {
  width?: number;
  height?: number;
  touch?: boolean;
  theme?: 'light' | 'dark';
  locale?: string;
  reducedMotion?: boolean;
  /** The page to open, such as `/settings`. */
  at?: string;
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
  at = '/',
}: Device = {}): Promise<OpenPage> {
  browser ??= chromium.connect(fromSetup(process.env.SILEX_BROWSER_ENDPOINT));
  const context = await (
    await browser
  ).newContext({
    baseURL: fromSetup(process.env.SILEX_URL),
    viewport: { width, height },
    hasTouch: touch,
    colorScheme: theme,
    locale,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  contexts.push(context);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => said.push(`request failed: ${request.url()}`));
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

// Set by start.mjs before the first test.
function fromSetup(value: string | undefined): string {
  if (!value) throw new Error('These tests need their server: npm run test:browser.');
  return value;
}
