import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { SETTINGS_KEY } from '@/components/settings/settings';
import { handOver } from '@/components/sharing/handOver';
import { WHILE } from '@/components/shelf/useDeletion';
import { keptKey, slotKey } from '@/machines/saves/slots';
import { laid, lookAt, settle } from './onTheShelf';

jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));
jest.mock('@/components/sharing/handOver', () => ({
  HANDS_OVER_BY: 'sharing',
  handOver: jest.fn(async () => true),
}));

const { router } = jest.requireMock<{ router: { push: jest.Mock } }>('expo-router');
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const row = (name: RegExp) => screen.queryByRole('button', { name });

const RUNNING = { seats: 2, seed: 3, share: 0.4, name: 'Sunday table' };
const OLDER = { seats: 3, seed: 4, share: 0.2, name: 'Rainy day' };
const FINISHED = { seats: 2, seed: 5, name: 'Long ago' };

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('The games on the shelf', () => {
  it('are told with players, round, turn and time, the newest running one first', async () => {
    const { storage, ids } = await laid(FINISHED, OLDER, RUNNING);
    await lookAt(storage);
    expect(
      row(/^Continue: Sunday table, Round \d+: .*(Anna|Bruno).*, Anna and Bruno, /),
    ).toBeTruthy();
    expect(row(/^Rainy day, Round 1?\d: .*, Anna, Bruno and Chloé, /)).toBeTruthy();
    expect(row(/^Long ago, .* wins?, Anna and Bruno, /)).toBeTruthy();
    fireEvent.press(screen.getByTestId('continue'));
    expect(router.push).toHaveBeenCalledWith({
      pathname: '/[game]/play',
      params: { game: 'stone-age', id: ids[2] },
    });
    fireEvent.press(screen.getByTestId(`game-${ids[0]}`));
    expect(router.push).toHaveBeenLastCalledWith({
      pathname: '/[game]/result',
      params: { game: 'stone-age', id: ids[0] },
    });
  });

  it('are not all laid out at once where there are many', async () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ ...FINISHED, name: `Game ${i}` }));
    const { storage } = await laid(...many);
    await lookAt(storage);
    expect(screen.getAllByText(/^Game \d$/)).toHaveLength(6);
    await press('Show all 9');
    expect(screen.getAllByText(/^Game \d$/)).toHaveLength(9);
  });

  it('can be renamed, and called after their rules again', async () => {
    const { storage } = await laid(RUNNING);
    await lookAt(storage);
    await press('Options for Sunday table');
    await press('Rename');
    fireEvent.changeText(screen.getByLabelText('Name of this game'), '  Monday ');
    await press('Save');
    expect(row(/^Continue: Monday, /)).toBeTruthy();
    expect([...storage.texts.values()].some((text) => text.includes('"name":"Monday"'))).toBe(true);
    await press('Options for Monday');
    await press('Rename');
    fireEvent.changeText(screen.getByLabelText('Name of this game'), ' ');
    await press('Save');
    expect(row(/^Continue: Stone Age, /)).toBeTruthy();
  });
});

describe('Deleting a game', () => {
  const bytesOf = (texts: ReadonlyMap<string, string>, id: string) =>
    [...texts].filter(([key]) => key.includes(id)).length;
  const remove = async (title: string) => {
    await press(`Options for ${title}`);
    await press('Delete');
  };

  it('takes it out of sight, and undoing brings it back untouched', async () => {
    const { storage, ids } = await laid(OLDER, RUNNING);
    const before = [...storage.texts];
    await lookAt(storage);
    await remove('Sunday table');
    expect(row(/Sunday table/)).toBeNull();
    expect(row(/^Continue: Rainy day/)).toBeTruthy();
    expect(screen.getByText('Sunday table is deleted.')).toBeTruthy();
    expect([...storage.texts]).toEqual(before);
    await press('Undo');
    expect(row(/^Continue: Sunday table/)).toBeTruthy();
    act(() => jest.advanceTimersByTime(2 * WHILE));
    await settle();
    expect(bytesOf(storage.texts, ids[1]!)).toBeGreaterThan(0);
  });

  it('is final only after a while', async () => {
    const { storage, ids } = await laid(OLDER, RUNNING);
    await lookAt(storage);
    await remove('Sunday table');
    act(() => jest.advanceTimersByTime(WHILE - 1));
    await settle();
    expect(bytesOf(storage.texts, ids[1]!)).toBeGreaterThan(0);
    act(() => jest.advanceTimersByTime(1));
    await settle();
    expect(bytesOf(storage.texts, ids[1]!)).toBe(0);
    expect(bytesOf(storage.texts, ids[0]!)).toBeGreaterThan(0);
    expect(screen.queryByText(/is deleted/)).toBeNull();
  });

  it('of several games is undone for all of them', async () => {
    const { storage } = await laid(OLDER, RUNNING);
    await lookAt(storage);
    await remove('Sunday table');
    act(() => jest.advanceTimersByTime(WHILE - 1));
    await remove('Rainy day');
    act(() => jest.advanceTimersByTime(WHILE - 1));
    expect(screen.getByText('2\u00a0games are deleted.')).toBeTruthy();
    await press('Undo');
    expect(row(/^Continue: Sunday table/)).toBeTruthy();
    expect(row(/^Rainy day/)).toBeTruthy();
  });

  it('is final when the shelf is left', async () => {
    const { storage, ids } = await laid(RUNNING);
    const view = await lookAt(storage);
    await remove('Sunday table');
    view.unmount();
    await settle();
    expect(bytesOf(storage.texts, ids[0]!)).toBe(0);
  });
});

describe('A game that cannot be opened', () => {
  const damaged = async () => {
    const { storage } = await laid(RUNNING);
    storage.texts.set(slotKey('broken', 'a'), '{"format":"silex-save","version":1,"id":"bro');
    storage.texts.set(slotKey('newer', 'b'), '{"format":"silex-save","version":99}');
    await lookAt(storage);
    return storage;
  };

  it('is listed with the reason, beside those that can', async () => {
    await damaged();
    expect(
      screen.getByText('This saved game is damaged. Nothing of it was thrown away.'),
    ).toBeTruthy();
    expect(screen.getByText(/^This game was saved by a newer Silex\./)).toBeTruthy();
    expect(row(/^Continue: Sunday table/)).toBeTruthy();
  });

  it('hands out its bytes and keeps them', async () => {
    const storage = await damaged();
    const before = [...storage.texts];
    const [first] = screen.getAllByTestId('broken-game');
    fireEvent.press(within(first!).getByRole('button', { name: 'Save it as a file' }));
    await settle();
    const [file] = jest.mocked(handOver).mock.calls[0]!;
    expect(JSON.parse(file.text)).toEqual({
      format: 'silex-rescue',
      id: 'broken',
      slots: { a: '{"format":"silex-save","version":1,"id":"bro', b: null },
      kept: { a: null, b: null },
    });
    expect(screen.getByText('The file has been handed over.')).toBeTruthy();
    expect([...storage.texts]).toEqual(before);
  });

  it('says so where the device would not hand it over', async () => {
    await damaged();
    jest.mocked(handOver).mockResolvedValueOnce(false);
    fireEvent.press(screen.getAllByRole('button', { name: 'Save it as a file' })[0]!);
    await settle();
    expect(screen.getByText('The device did not hand the file over.')).toBeTruthy();
  });
});

it('a game that fell back on its other slot hands out what was damaged', async () => {
  const { storage, ids } = await laid(RUNNING);
  const id = ids[0]!;
  storage.texts.set(keptKey(id, 'a'), 'what was left');
  await lookAt(storage);
  await press('Options for Sunday table');
  await press('Save it as a file');
  const [file] = jest.mocked(handOver).mock.calls[0]!;
  expect(JSON.parse(file.text)).toMatchObject({ id, kept: { a: 'what was left', b: null } });
});

it('a change that the device does not take is told on the shelf until it is taken', async () => {
  const { storage } = await laid(RUNNING);
  await lookAt(storage);
  const { set } = storage;
  storage.set = () => Promise.reject(new Error('The operation is insecure.'));
  await press('Options for Sunday table');
  await press('Rename');
  fireEvent.changeText(screen.getByLabelText('Name of this game'), 'Monday');
  await press('Save');
  expect(screen.getByText('The last change could not be saved. Silex tries again.')).toBeTruthy();
  storage.set = set;
  await act(async () => void (await jest.advanceTimersByTimeAsync(2000)));
  expect(screen.queryByText(/could not be saved/)).toBeNull();
});

it('a standing is told in French as French is set', async () => {
  const { storage } = await laid(RUNNING);
  storage.texts.set(SETTINGS_KEY, JSON.stringify({ language: 'fr' }));
  await lookAt(storage);
  // As it is written: the query would make plain spaces of all others.
  const normalizer = (text: string) => text;
  expect(screen.getByText(/^Manche \d+\u00a0: (Anna|Bruno) /, { normalizer })).toBeTruthy();
});

it('a device that gives nothing out is asked again', async () => {
  const { storage } = await laid(RUNNING);
  storage.deaf = true;
  await lookAt(storage);
  expect(screen.getByText(/Some may be missing here\.$/)).toBeTruthy();
  storage.deaf = false;
  await press('Try again');
  expect(row(/^Continue: Sunday table/)).toBeTruthy();
  expect(screen.queryByText(/Some may be missing here\.$/)).toBeNull();
});
