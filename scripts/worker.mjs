// What the exported web app needs to run without a server and without trusting anybody: a policy in
// its page and a service worker that knows every file.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './expo.mjs';

const WORKER = 'sw.js';
const source = path.join(root, 'scripts', 'worker.js');

/**
 * Not asked for by the app: what Expo tells its own tools, maps for debuggers, and the icons, which
 * the system fetches while it lays the app on the home screen.
 */
const unasked = (name) =>
  name === WORKER || name === 'metadata.json' || name.endsWith('.map') || /^icon-/.test(name);

/** Makes an export ready to be served: the policy first, as it is part of what the worker keeps. */
export async function makeOffline(folder) {
  const page = path.join(folder, 'index.html');
  await writeFile(page, withPolicy(await readFile(page, 'utf8')));
  return writeWorker(folder);
}

/** Writes the worker for the files of a folder as they are now; gives the version it has. */
export async function writeWorker(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = {};
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !unasked(name))
    .sort();
  for (const name of paths) {
    const bytes = await readFile(path.join(folder, name));
    // The page is asked for by the root: some servers lead its own name elsewhere.
    const address = name === 'index.html' ? '/' : new URL(name, 'http://localhost/').pathname;
    files[address] = createHash('sha256').update(bytes).digest('hex');
  }
  const code = await readFile(source, 'utf8');
  const list = JSON.stringify(files, null, 2);
  const version = createHash('sha256').update(list).update(code).digest('hex').slice(0, 16);
  const head = `const VERSION = '${version}';\nconst FILES = ${list};\n`;
  await writeFile(path.join(folder, WORKER), `${head}\n${code}`);
  return version;
}

/**
 * Everything comes from where the page came from. Scripts that stand in the page are named by their
 * hash. Styles cannot be: React Native for Web, Reanimated and the fonts write theirs at run time.
 */
function withPolicy(page) {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  if (!page.includes('<meta charset="utf-8" />')) throw new Error('The page has no head to guard');
  return page.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${tag}`);
}
