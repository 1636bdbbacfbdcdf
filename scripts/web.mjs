// Exports the web app into dist, unless what is there was made from these very files.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expo, root } from './expo.mjs';
import { makeOffline } from './worker.mjs';

export const dist = path.join(root, 'dist');

const sources = [
  'app',
  'components',
  'machines',
  'assets',
  'public',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/web.mjs',
  'scripts/worker.js',
  'scripts/worker.mjs',
];
const stamp = path.join(root, 'node_modules', '.cache', 'silex', 'web-export');

/** Says whether it had to export. */
export async function exportWeb() {
  const wanted = await fingerprint();
  if (existsSync(path.join(dist, 'index.html')) && (await lastExport()) === wanted) return false;
  await rm(stamp, { force: true });
  await rm(dist, { recursive: true, force: true });
  await expo('export', '--platform', 'web', '--output-dir', 'dist');
  await makeOffline(dist);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
  return true;
}

async function lastExport() {
  return existsSync(stamp) ? readFile(stamp, 'utf8') : undefined;
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(path.join(root, source))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
