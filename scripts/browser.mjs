// Finds a Chromium for the browser tests and for drawing the icons, and installs one where there
// is none. SILEX_BROWSER names one by hand.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const usualPlaces = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

// Playwright already keeps the sandbox off (which root needs) and shared memory small; these keep
// the browser from talking to anyone but us.
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a browser that is there, or undefined. */
export function findBrowser() {
  if (process.env.SILEX_BROWSER) return process.env.SILEX_BROWSER;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...(usualPlaces[process.platform] ?? []),
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate) && answers(candidate));
}

/** The path of a browser, installed on the spot if need be. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine yet: installing one.');
  for (const install of [installWithApt, installWithPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'Silex found no Chromium, Chrome or Edge and could not install one: install any of them, or ' +
      'set SILEX_BROWSER to the path of its program, and try again.',
  );
}

export function launch(options = {}) {
  return chromium.launch({ executablePath: ensureBrowser(), args, ...options });
}

/** One browser that several test files can share through its address. */
export function launchServer() {
  return chromium.launchServer({ executablePath: ensureBrowser(), args });
}

// Some Linux systems ship a `chromium-browser` that only says where to get the real one.
function answers(candidate) {
  if (process.platform !== 'linux') return true;
  return spawnSync(candidate, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function installWithApt() {
  if (process.platform !== 'linux' || !works('apt-get', ['--version'])) return;
  const root = process.getuid?.() === 0;
  if (!root && !works('sudo', ['-n', 'true'])) return;
  const [command, ...prefix] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...rest) =>
    spawnSync(command, [...prefix, '-q', ...rest], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

function installWithPlaywright() {
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

function works(command, commandArgs) {
  return spawnSync(command, commandArgs, { stdio: 'ignore' }).status === 0;
}
