// The service worker of the exported web app. `scripts/worker.mjs` puts two constants before it:
// VERSION, and FILES, every address of the export with the SHA-256 of what lies there.
//
// Each version has a cache of its own, complete or not there at all. A new version is fetched beside
// the one in use and then waits: only a page can let it take over, and a page does that on the
// shelf, never at a table.
/* global VERSION, FILES */

const PREFIX = 'silex-';
const CACHE = PREFIX + VERSION;
const PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const known = FILES[pathname] !== undefined;
  // A page of the app is an address without an extension: the app finds its way from there.
  const page = request.mode === 'navigate' && !/\.[^/]*$/.test(pathname);
  if (known) event.respondWith(kept(pathname, request));
  else if (page) event.respondWith(kept(PAGE, request));
});

async function kept(address, request) {
  const cache = await caches.open(CACHE);
  // Browsers may empty a cache when the device is full: then the server is the last resort.
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

/** All or nothing: where one file is missing or not as it should be, this version is not installed. */
async function fill() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(
      Object.entries(FILES).map(async ([address, hash]) => {
        const response = (await alreadyHere(address, hash)) ?? (await fetched(address, hash));
        await cache.put(address, response);
      }),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** From an earlier version, if it has not changed since. */
async function alreadyHere(address, hash) {
  const response = await caches.match(address, { ignoreVary: true });
  return response && (await hashOf(response.clone())) === hash ? response : undefined;
}

async function fetched(address, hash) {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${address} cannot be fetched`);
  // A server that is being updated may still send the file of another version.
  if ((await hashOf(response.clone())) !== hash)
    throw new Error(`${address} is of another version`);
  return response;
}

async function hashOf(response) {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Only now that this version is in use may the ones before it go. */
async function tidyUp() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
