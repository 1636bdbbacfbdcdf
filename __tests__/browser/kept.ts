import type { BrowserContext, Page } from 'playwright-core';
import { openShelf } from '@/machines/saves/shelf';
import type { Opening } from '@/machines/saves/shelfTypes';
import { memoryStorage } from '../helpers/memoryStorage';
import type { Stored } from './stored';

/**
 * Runs in the page: a browser that has no service workers. (Playwright can block them too, but says
 * so on the page's console.)
 */
export function withoutWorker(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
}

/** Waits until the browser has the whole app and would start it without a server. */
export const awaitKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    while (!serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** What the browser's own store holds now. */
export const storedIn = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** Opens a saved game the way the app would, from a copy of what the browser holds. */
export function openStored(stored: Stored, id: string): Promise<Opening> {
  const storage = memoryStorage(new Map(Object.entries(stored)));
  return openShelf(storage, { now: () => 0, random: () => 0 }).open(id);
}

/** Every request that left the browser's own pages and workers, by its address. */
export function requestsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}
