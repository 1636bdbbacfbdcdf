// Before the first browser test: an up-to-date web app, a server for it, one browser for all.
import { ensureBrowser, launchServer } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { dist, exportWeb } from '../../scripts/web.mjs';

export default async function start() {
  process.env.SILEX_BROWSER = ensureBrowser();
  await exportWeb();
  const server = await serve({ folder: dist });
  const browser = await launchServer();
  process.env.SILEX_URL = server.url;
  process.env.SILEX_BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.silex = { server, browser };
}
