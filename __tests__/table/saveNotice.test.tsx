import { act, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import { SavesProvider, useShelf } from '@/components/saves/SavesProvider';
import { SaveNotice, type SaveNoticeProps } from '@/components/table/SaveNotice';
import { findGame } from '@/machines/games';
import type { Shelf } from '@/machines/saves/shelfTypes';
import type { Storage } from '@/machines/saves/storage';
import { fakeStorage } from '../helpers/fakeStorage';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

let shelf: Shelf | undefined;
const game = findGame('stone-age')!;
const players = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Ben' },
] as const;

/** Lays the notice over nothing, and begins a game behind it. */
async function lay(storage: Storage, found?: SaveNoticeProps['found']) {
  function Table() {
    shelf = useShelf();
    return <SaveNotice found={found} />;
  }
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <SavesProvider storage={storage}>
        <LanguageProvider language="en">
          <Table />
        </LanguageProvider>
      </SavesProvider>
    </SafeAreaProvider>,
  );
  await act(async () => {});
  if (!found) expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    shelf!.begin({ game, players, setup: game.newGame(2), seed: 1 });
    await Promise.resolve();
  });
  // What the notice waits for before it speaks.
  return (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['QuotaExceededError: full', /device is full/],
  ['The operation is insecure', /could not be saved/],
])('a move that could not be written (%s) is told until it is', async (message, sentence) => {
  const storage = fakeStorage();
  const { set } = storage;
  let refuses = true;
  storage.set = (key, text) => (refuses ? Promise.reject(new Error(message)) : set(key, text));
  const pass = await lay(storage);
  await pass(1);
  expect(screen.getByText(sentence)).toBeTruthy();
  refuses = false;
  await act(async () => {
    shelf!.retry();
    await shelf!.settled();
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a device that takes its time is told of, and not before', async () => {
  const storage = fakeStorage();
  const { set } = storage;
  storage.set = async (key, text) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return set(key, text);
  };
  const pass = await lay(storage);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1500);
  expect(screen.getByText(/takes its time/)).toBeTruthy();
  await pass(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an earlier save is told of for a while, and older rules as long as they are looked at', async () => {
  const pass = await lay(fakeStorage(), { earlier: true, lookOnly: false });
  await pass(100);
  expect(screen.getByText(/newest save was damaged/)).toBeTruthy();
  await pass(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.unmount();
  const again = await lay(fakeStorage(), { earlier: false, lookOnly: true });
  await again(10_000);
  expect(screen.getByText(/older rules/)).toBeTruthy();
});
