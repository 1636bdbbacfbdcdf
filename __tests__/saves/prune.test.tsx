import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { PruneOffer } from '@/components/saves/PruneOffer';
import { useShelf, useShelfState } from '@/components/saves/SavesProvider';
import { findGame } from '@/machines/games';
import { BUDGET } from '@/machines/saves/budget';
import { writeSave } from '@/machines/saves/save';
import type { Shelf } from '@/machines/saves/shelfTypes';
import { slotKey } from '@/machines/saves/slots';
import { fakeStorage } from '../helpers/fakeStorage';
import { Providers } from '../helpers/Providers';
import { saveOf, sharedGame } from '../helpers/sharedGames';

const game = findGame('stone-age')!;
let shelf: Shelf;
/** Hands the shelf out to the test. */
function Held() {
  const found = useShelf();
  useEffect(() => void (shelf = found), [found]);
  const { games } = useShelfState();
  return <PruneOffer games={games} onDelete={({ id }) => found.remove(id)} />;
}

/** So many finished games that the device is past its budget, and one that is running. */
function crowded() {
  const save = saveOf(sharedGame(game, { seats: 4, seed: 1 }));
  const size = 2 * writeSave(save).length;
  const count = Math.ceil(BUDGET / size) + 1;
  const finished = Array.from({ length: count }, (_, i) => ({ ...save, id: `f${i}`, changed: i }));
  const running = { ...saveOf(sharedGame(game, { seats: 2, seed: 2, share: 0.5 })), id: 'running' };
  return fakeStorage(
    [...finished, running].flatMap((one) =>
      (['a', 'b'] as const).map((slot) => [slotKey(one.id, slot), writeSave(one)] as const),
    ),
  );
}

async function lay(storage = crowded()) {
  render(
    <Providers storage={storage}>
      <Held />
    </Providers>,
  );
  await act(async () => await shelf?.load());
  return storage;
}

describe('Too many finished games', () => {
  it('may go when the player says so: the oldest, and only as many as it takes', async () => {
    const storage = await lay();
    const before = shelf.state().games;
    await screen.findByText(/oldest finished/);
    expect(storage.log).toEqual([]);
    fireEvent.press(screen.getByText('Delete'));
    await act(() => shelf.settled());
    const { games } = shelf.state();
    expect(games.length).toBeLessThan(before.length);
    expect(games.map(({ id }) => id)).toContain('running');
    expect(games.map(({ id }) => id)).not.toContain('f0');
    expect(screen.queryByText(/oldest finished/)).toBeNull();
  });

  it('stay when the player says so', async () => {
    const storage = await lay();
    const before = new Map(storage.texts);
    fireEvent.press(await screen.findByText('Keep them all'));
    expect(screen.queryByText(/oldest finished/)).toBeNull();
    expect(storage.texts).toEqual(before);
  });
});

describe('Closing the page', () => {
  const ask = (): boolean => {
    const [, handler] = added.find(([type]) => type === 'beforeunload')!;
    let asked = false;
    handler({ preventDefault: () => (asked = true) });
    return asked;
  };
  let added: [string, (event: { preventDefault(): void }) => void][] = [];

  it('is asked about while a move is not on the device, and only then', async () => {
    added = [];
    const page = globalThis as Record<string, unknown>;
    const { addEventListener, removeEventListener } = globalThis;
    page.addEventListener = (...args: (typeof added)[number]) => void added.push(args);
    page.removeEventListener = () => undefined;
    try {
      const storage = await lay(fakeStorage());
      expect(ask()).toBe(false);
      storage.failures = 2;
      const players = [
        { kind: 'human', name: 'Anna' },
        { kind: 'human', name: 'Ben' },
      ] as const;
      await act(async () => {
        shelf.begin({ game, players, setup: game.newGame(2), seed: 1 });
      });
      expect(ask()).toBe(true);
      await act(() => shelf.settled());
      expect(ask()).toBe(false);
    } finally {
      page.addEventListener = addEventListener;
      page.removeEventListener = removeEventListener;
    }
  });
});
