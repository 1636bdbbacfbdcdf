import { SETTINGS_KEY, type Settings } from '@/components/settings/settings';
import { below, seeded } from '@/machines/core/chance';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { openShelf } from '@/machines/saves/shelf';
import { memoryStorage } from '../helpers/memoryStorage';
import type { Reached } from './positions';

/** What the browser's own store holds before the app is opened, by name. */
export type Stored = Record<string, string>;

export interface StoredGame {
  id: string;
  stored: Stored;
  /** The page that opens it. */
  at: string;
}

export const people = (count: number, names: readonly string[] = []): Player[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: names[seat] ?? '' }));

export const bots = (count: number, bot = 'random'): Player[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', name: '', bot }));

/** No two games of a test have the same name. */
const chance = seeded(0x51);
const random = () => below(chance, 2 ** 20) / 2 ** 20;

/** Lays a game on the shelf as the app itself would have: with its own modules. */
export async function storedGame(
  { position, playthrough }: Reached,
  players: readonly Player[] = people(playthrough.setup.players),
  at = Date.UTC(2026, 5, 1, 18),
): Promise<StoredGame> {
  const texts = new Map<string, string>();
  const shelf = openShelf(memoryStorage(texts), { now: () => at, random });
  const game = findGame('stone-age');
  if (!game) throw new Error('Stone Age is not on the shelf');
  const { setup, seed } = playthrough;
  const id = shelf.begin({ game, players, setup, seed });
  shelf.save(id, { playthrough, position });
  await shelf.settled();
  return { id, stored: Object.fromEntries(texts), at: `/stone-age/play?id=${id}` };
}

/** Settings other than those a fresh device has. */
export const storedSettings = (settings: Partial<Settings>): Stored => ({
  [SETTINGS_KEY]: JSON.stringify(settings),
});
