// Bundles scripts/<name>.ts and runs it: node scripts/run.mjs [--jitless] <name> [args...]
// A script that wants more processes can fork its own bundle, process.argv[1].
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const args = process.argv.slice(2);
// Phones run JavaScript without a JIT compiler; --jitless shows how fast that is.
const jitless = args.includes('--jitless');
const [name, ...rest] = args.filter((arg) => arg !== '--jitless');
if (!name) {
  console.error('Which script? node scripts/run.mjs [--jitless] <name> [args...]');
  process.exit(2);
}

// Inside node_modules so that the packages left out of the bundle are found from there.
const folder = path.join(root, 'node_modules', '.cache', 'silex');
const outfile = path.join(folder, `${name}.mjs`);
await mkdir(folder, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: [path.join('scripts', `${name}.ts`)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  sourcemap: 'inline',
  logLevel: 'warning',
}).catch(() => process.exit(1));

const flags = ['--enable-source-maps', ...(jitless ? ['--jitless'] : [])];
const child = spawn(process.execPath, [...flags, outfile, ...rest], {
  cwd: root,
  stdio: 'inherit',
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
