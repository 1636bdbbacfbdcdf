import { fireEvent, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { handOver } from '@/components/sharing/handOver';
import { pickFile } from '@/components/sharing/pickFile';
import { readPicked } from '@/components/sharing/picked';
import { sharingStrings } from '@/components/sharing/strings';
import { makeCode } from '@/machines/saves/code';
import { gameFile } from '@/machines/saves/gameFile';
import { LONGEST_TEXT } from '@/machines/saves/doubt';
import { readImport } from '@/machines/saves/importing';
import { writeSave } from '@/machines/saves/save';
import { fakeStorage } from '../helpers/fakeStorage';
import { saveOf } from '../helpers/sharedGames';
import { gameOfPeople, laid, lookAt, settle } from '../shelf/onTheShelf';

jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));
jest.mock('expo-clipboard', () => ({
  setStringAsync: jest.fn(async () => true),
  getStringAsync: jest.fn(async () => ''),
}));
jest.mock('@/components/sharing/handOver', () => ({
  HANDS_OVER_BY: 'sharing',
  handOver: jest.fn(async () => true),
}));
jest.mock('@/components/sharing/pickFile', () => ({ TAKES_DROPS: false, pickFile: jest.fn() }));

const { router } = jest.requireMock<{ router: { push: jest.Mock } }>('expo-router');
const { import: words, refusals } = sharingStrings.en;
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};

const WANTED = { seats: 2, seed: 3, share: 0.4, name: 'Sunday table' };
const shared = gameOfPeople(WANTED);
const code = makeCode(shared)!;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('Sharing a game', () => {
  const open = async () => {
    const { storage } = await laid(WANTED);
    await lookAt(storage);
    await press('Options for Sunday table');
    await press('Share');
  };

  it('hands over a file that opens as the same game', async () => {
    await open();
    await press('Share the file');
    const [file] = jest.mocked(handOver).mock.calls[0]!;
    expect(file.name).toMatch(/^sunday-table-\d{4}-\d\d-\d\d\.silex\.json$/);
    expect(readImport(file.text)).toMatchObject({ ok: true, imported: { shared } });
    expect(screen.getByText('The file has been handed over.')).toBeTruthy();
  });

  it('copies a code that opens as the same game, and says how long it is', async () => {
    await open();
    expect(screen.getByTestId('code').props.value).toBe(code);
    expect(screen.getByText(new RegExp(`^${code.length}\\s`))).toBeTruthy();
    await press('Copy the code');
    expect(setStringAsync).toHaveBeenCalledWith(code);
    expect(screen.getByText('The code is copied.')).toBeTruthy();
  });

  it('says so where the device refuses', async () => {
    await open();
    jest.mocked(handOver).mockResolvedValueOnce(false);
    jest.mocked(setStringAsync).mockRejectedValueOnce(new Error('no'));
    await press('Share the file');
    await press('Copy the code');
    expect(screen.getByText('The device did not hand the file over.')).toBeTruthy();
    expect(screen.getByText(/did not copy the code/)).toBeTruthy();
  });
});

describe('Importing a game', () => {
  const ask = async (storage = fakeStorage()) => {
    await lookAt(storage);
    await press('Import a game');
    return storage;
  };
  const paste = async (text: string) => {
    fireEvent.changeText(screen.getByTestId('code-field'), text);
    fireEvent.press(screen.getByTestId('import-code'));
    await settle();
  };

  it('by a code lays it on the shelf and leads to it', async () => {
    await ask();
    await paste(`Here it is:\n${code}\nGood luck!`);
    expect(screen.getByText('Sunday table lies on your shelf now.')).toBeTruthy();
    fireEvent.press(screen.getByTestId('open-imported'));
    await settle();
    expect(router.push.mock.lastCall?.[0]).toMatchObject({ pathname: '/[game]/play' });
    expect(screen.getByRole('button', { name: /^Continue: Sunday table/ })).toBeTruthy();
  });

  it('by a file does the same; a finished game shows its result', async () => {
    const { text } = gameFile(saveOf(gameOfPeople({ seats: 3, seed: 8, name: 'Last year' })));
    jest.mocked(pickFile).mockResolvedValueOnce({ ok: true, text });
    await ask();
    await press('Choose a file');
    fireEvent.press(screen.getByTestId('open-imported'));
    expect(router.push.mock.lastCall?.[0]).toMatchObject({ pathname: '/[game]/result' });
  });

  it('that is on the shelf already asks first, and a copy leaves it as it is', async () => {
    const { storage } = await laid(WANTED);
    const before = [...storage.texts];
    await ask(storage);
    await paste(code);
    expect(screen.getByText('Sunday table stands exactly alike on your shelf.')).toBeTruthy();
    expect([...storage.texts]).toEqual(before);
    await press(words.copy);
    expect(screen.getByText('Sunday table lies on your shelf now.')).toBeTruthy();
    for (const [key, text] of before) expect(storage.texts.get(key)).toBe(text);
    expect(storage.texts.size).toBeGreaterThan(before.length);
  });

  it('of the same deal that went on elsewhere is laid beside the other', async () => {
    const { storage } = await laid({ ...WANTED, share: 0.2 });
    const before = [...storage.texts];
    await ask(storage);
    await paste(code);
    expect(screen.getByText(/comes from the same deal\. Both are kept/)).toBeTruthy();
    for (const [key, text] of before) expect(storage.texts.get(key)).toBe(text);
  });

  const save = saveOf(shared);
  const bot = { kind: 'bot', name: 'Old one', bot: 'long gone' } as const;
  it.each([
    ['empty', '   '],
    ['noGame', 'Shall we play on Sunday?'],
    ['cutOff', code.slice(0, -6)],
    ['damaged', writeSave(save).replace('Anna', 'Hanna')],
    ['newerFormat', code.replace('SILEX1', 'SILEX9')],
    ['unknownGame', writeSave({ ...save, game: 'chess' })],
    ['newerRules', writeSave({ ...save, rules: 99 })],
    ['unknownBot', writeSave({ ...save, players: [bot, save.players[1]!] })],
    ['tooDeep', '{"format":'.padEnd(200, '[')],
  ] as const)('is refused with the reason: %s', async (fault, text) => {
    const storage = await ask();
    await paste(text);
    expect(screen.getByText(words.refused)).toBeTruthy();
    expect(screen.getByText(refusals[fault])).toBeTruthy();
    expect(storage.log).toEqual([]);
    // What was pasted is still there to be mended.
    expect(screen.getByTestId('code-field').props.value).toBe(text);
  });

  it('does nothing where no file was chosen, and says so where it cannot be read', async () => {
    jest.mocked(pickFile).mockResolvedValueOnce(null);
    await ask();
    await press('Choose a file');
    expect(screen.queryByText(words.refused)).toBeNull();
    jest.mocked(pickFile).mockResolvedValueOnce({ ok: false, fault: 'unreadable' });
    await press('Choose a file');
    expect(screen.getByText(refusals.unreadable)).toBeTruthy();
  });

  it('does not even open a file that is far too large', async () => {
    const text = jest.fn(async () => '');
    expect(await readPicked({ size: LONGEST_TEXT + 1, text })).toEqual({
      ok: false,
      fault: 'tooLong',
    });
    expect(text).not.toHaveBeenCalled();
    text.mockRejectedValueOnce(new Error('gone'));
    expect(await readPicked({ size: 10, text })).toEqual({ ok: false, fault: 'unreadable' });
  });
});
