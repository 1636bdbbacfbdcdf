import type { Updates } from './updates';

const WORKER = '/sw.js';
/** Where a new version may take over unasked when the app has only just been opened. */
const SHELF = '/';

let registration: ServiceWorkerRegistration | null = null;
/** Another version has taken over already: a page that starts now gets it. */
let replaced = false;
let applying = false;
let found = false;
const listeners = new Set<() => void>();

function look(): void {
  const now = replaced || Boolean(registration?.waiting);
  if (now === found) return;
  found = now;
  for (const listener of [...listeners]) listener();
}

/** In a browser the worker that keeps the app waits with a new version until it is let in. */
export const updates: Updates = {
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ready: () => found,
  apply() {
    applying = true;
    // The page starts anew when the new version is in charge, not before.
    if (registration?.waiting) registration.waiting.postMessage('takeOver');
    else location.reload();
  },
};

/** Has the browser keep the whole app, so that it starts with the server gone and no network. */
export function keepOffline(): void {
  // Development serves every file fresh; and pages from plain addresses are not given a worker.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (__DEV__ || !serviceWorker) return;
  const kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (applying) location.reload();
    // Another window let it in: this one goes on as it is until its player wants otherwise.
    else if (kept) {
      replaced = true;
      look();
    }
  });
  serviceWorker.register(WORKER).then(follow, () => undefined);
}

function follow(ours: ServiceWorkerRegistration): void {
  registration = ours;
  ours.addEventListener('updatefound', () => {
    ours.installing?.addEventListener('statechange', look);
  });
  ours.installing?.addEventListener('statechange', look);
  look();
  // It was fetched the last time: nobody has begun anything yet, so it may come in at once.
  if (ours.waiting && location.pathname === SHELF) updates.apply();
  // An app that stays open for weeks asks again whenever it is looked at.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ours.update().catch(() => undefined);
  });
}
