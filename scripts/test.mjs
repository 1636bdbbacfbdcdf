// Everything that must hold before a change is good, in order, stopping at the first thing that
// does not.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expoEnv, root } from './expo.mjs';

const cache = path.join(root, 'node_modules', '.cache', 'silex');
const bin = (...parts) => path.join(root, 'node_modules', ...parts);
const expo = bin('expo', 'bin', 'cli');
const native = path.relative(root, path.join(cache, 'native'));

const steps = [
  { name: 'types', run: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'lint', run: [bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'format', run: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '.'] },
  { name: 'versions fit the Expo SDK', run: [expo, 'install', '--check'] },
  { name: 'rules and components', jest: ['--selectProjects', 'rules', 'components'] },
  {
    name: 'bundles for Android and iOS',
    run: [expo, 'export', '--platform', 'android', '--platform', 'ios', '--output-dir', native],
  },
  { name: 'the web app in a browser', jest: ['--selectProjects', 'browser', '--runInBand'] },
];

let passed = 0;
let failed = 0;

await mkdir(cache, { recursive: true });
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const began = performance.now();
  const ok = step.jest ? await jest(step.jest) : await node(step.run);
  console.log(`${ok ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (ok) continue;
  // A step that fails outside any test still counts as something that failed.
  failed = Math.max(failed, 1);
  break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function node(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: expoEnv, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function jest(args) {
  const report = path.join(cache, 'jest.json');
  await rm(report, { force: true });
  const ok = await node([
    bin('jest', 'bin', 'jest.js'),
    ...args,
    '--json',
    `--outputFile=${report}`,
  ]);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
  }
  return ok;
}
