import { act, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import { SavesProvider, useShelf } from '@/components/saves/SavesProvider';
import { SaveNotice } from '@/components/table/SaveNotice';
import { findGame } from '@/machines/games';
import type { Shelf } from '@/machines/saves/shelfTypes';
import type { Storage } from '@/machines/saves/storage';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** A device that lets nothing be written until there is room again. */
let isFull = true;
const full: Storage = {
  get: () => Promise.resolve(null),
  set: () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
  remove: () => Promise.resolve(),
  keys: () => Promise.resolve([]),
};

test('a move that could not be written is told until it is written after all', async () => {
  let shelf: Shelf | undefined;
  function Table() {
    shelf = useShelf();
    return <SaveNotice />;
  }
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <SavesProvider storage={full}>
        <LanguageProvider language="en">
          <Table />
        </LanguageProvider>
      </SavesProvider>
    </SafeAreaProvider>,
  );
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  const game = findGame('stone-age')!;
  await act(async () => {
    const players = [
      { kind: 'human', name: 'Anna' },
      { kind: 'human', name: 'Ben' },
    ] as const;
    shelf!.begin({ game, players, setup: game.newGame(2), seed: 1 });
    await Promise.resolve();
  });
  expect(screen.getByText(/could not be saved/)).toBeTruthy();
  isFull = false;
  await act(async () => {
    shelf!.retry();
    await shelf!.settled();
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
