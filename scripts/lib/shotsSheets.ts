import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

/** A picture in a contact sheet: how wide it is shown. */
const COLUMN = { phone: 300, wide: 480 } as const;

const tile = (folder: string, file: string) =>
  `<figure><img loading="lazy" src="${folder}/${file}"><figcaption>${file.replace('.png', '')}</figcaption></figure>`;

const sheet = (title: string, wide: boolean, tiles: readonly string[]) =>
  `<h2>${title}</h2><section style="--w:${wide ? COLUMN.wide : COLUMN.phone}px">${tiles.join('')}</section>`;

const page = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>Silex, every screen</title><style>
body{font:14px sans-serif;background:#777;margin:12px}h2{margin:16px 4px 4px}
section{display:flex;flex-wrap:wrap;gap:10px}figure{margin:0;width:var(--w)}
img{width:100%;display:block;box-shadow:0 1px 4px #000}figcaption{padding:2px;font-weight:bold}
</style>${body}`;

/** One page with every picture, and one picture of each set. */
export async function writeSheets(browser: Browser, root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const sheets: string[] = [];
  for (const folder of folders.sort()) {
    const files = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.png'));
    const [width = 0, height = 0] = (/^(\d+)x(\d+)/.exec(folder) ?? []).slice(1).map(Number);
    const tiles = files.sort().map((file) => tile(folder, file));
    const body = sheet(folder, width > height, tiles);
    sheets.push(body);
    const single = path.join(root, `${folder}.html`);
    await writeFile(single, page(body));
    const tab = await browser.newPage({ viewport: { width: 1920, height: 1000 } });
    await tab.goto(pathToFileURL(single).href);
    await tab.waitForLoadState('networkidle');
    await tab.screenshot({ path: path.join(root, `${folder}.png`), fullPage: true });
    await tab.close();
  }
  await writeFile(path.join(root, 'index.html'), page(sheets.join('')));
}
