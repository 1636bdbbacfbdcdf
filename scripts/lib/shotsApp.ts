import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch } from '../browser.mjs';

interface Served {
  url: string;
  close(): Promise<void>;
}

interface Web {
  dist: string;
  exportWeb(): Promise<boolean>;
}

interface Serve {
  serve(options: { folder: string }): Promise<Served>;
}

/** A script next to this one as it lies there: bundled, it would not find its own folder. */
const script = (name: string): Promise<unknown> =>
  import(pathToFileURL(path.resolve('scripts', name)).href);

/** The web app, exported if it is stale and served, and a browser to look at it with. */
export async function withApp<Result>(
  use: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const { dist, exportWeb } = (await script('web.mjs')) as Web;
  const { serve } = (await script('serve.mjs')) as Serve;
  await exportWeb();
  const server = await serve({ folder: dist });
  const browser = await launch();
  try {
    return await use(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
