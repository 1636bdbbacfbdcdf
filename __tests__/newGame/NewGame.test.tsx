import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { Slot } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';
import NewGameRoute from '@/app/[game]/new';
import { openShelf } from '@/machines/saves/shelf';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';
import { Providers } from '../helpers/Providers';

jest.mock('expo-localization', () => ({ useLocales: () => [{ languageCode: 'en' }] }));

async function layTable(storage: FakeStorage = fakeStorage(), url = '/stone-age/new') {
  const router = renderRouter(
    {
      _layout: () => (
        <Providers storage={storage}>
          <Slot />
        </Providers>
      ),
      index: () => <Text>The shelf</Text>,
      '[game]/new': NewGameRoute,
      '[game]/play': () => <Text>The board</Text>,
    },
    { initialUrl: url },
  );
  if (url === '/stone-age/new') await screen.findByLabelText('Name of Red');
  return { storage, router };
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

/** The game that was begun, as another start of the app finds it. */
async function begun(storage: FakeStorage) {
  const shelf = openShelf(storage, { now: () => 0, random: () => 0 });
  await shelf.load();
  const [game] = shelf.state().games;
  const opening = await shelf.open(game?.id ?? '');
  if (!opening.ok) throw new Error(opening.fault);
  return opening;
}

describe('A new game', () => {
  it('is for a person and a bot unless one says otherwise', async () => {
    const { storage, router } = await layTable();
    press('Deal for 2 players');
    await screen.findByText('The board');
    expect(router.getPathname()).toBe('/stone-age/play');
    await waitFor(() => expect([...storage.texts.keys()].join()).toContain('silex/game/'));
    const { save, players } = await begun(storage);
    expect(router.getSearchParams()).toEqual({ game: 'stone-age', id: save.id });
    expect(players).toEqual([
      { kind: 'human', name: '' },
      { kind: 'bot', name: '', bot: 'child.balanced' },
    ]);
  });

  it('is played by whoever sits down, by the rules agreed on', async () => {
    const { storage } = await layTable();
    fireEvent.changeText(screen.getByLabelText('Name of Red'), 'Anna');
    press('Add a person');
    fireEvent.changeText(screen.getByLabelText('Name of Yellow'), 'Ben ');
    press('Let a person play for Blue');
    press('Clear Blue’s seat');
    press('Add a bot');
    choose('Ben');
    choose('First');
    fireEvent.press(screen.getByRole('switch', { name: /^Blocking in the village/ }));
    press('Deal for 3 players');
    await screen.findByText('The board');
    const { players, playthrough } = await begun(storage);
    expect(players).toEqual([
      { kind: 'human', name: 'Anna' },
      { kind: 'human', name: 'Ben' },
      { kind: 'bot', name: '', bot: 'child.balanced' },
    ]);
    expect(playthrough.setup).toEqual({
      players: 3,
      edition: 'first',
      idleVillage: 'forbidden',
      firstPlayer: 1,
    });
  });

  it('needs two and takes four', async () => {
    await layTable();
    expect(screen.getByRole('button', { name: 'Clear Red’s seat' })).toBeDisabled();
    press('Add a bot');
    expect(screen.getByRole('button', { name: 'Clear Red’s seat' })).toBeEnabled();
    press('Add a bot');
    expect(screen.queryByRole('button', { name: 'Add a bot' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Deal for 4 players' })).toBeOnTheScreen();
  });

  it('lets people change seats, and colours stay', async () => {
    await layTable();
    fireEvent.changeText(screen.getByLabelText('Name of Red'), 'Anna');
    press('Change the order');
    expect(screen.getByRole('button', { name: 'Move Anna up' })).toBeDisabled();
    press('Move Anna down');
    expect(screen.getByLabelText('Name of Blue')).toHaveDisplayValue('Anna');
    press('The order is right');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('asks for the curtain only where two people share the device', async () => {
    await layTable();
    expect(screen.queryByText('Hand-over screen')).toBeNull();
    press('Add a person');
    const choices = screen.getByLabelText('Hand-over screen');
    fireEvent.press(within(choices).getByRole('radio', { name: 'Always' }));
    expect(within(choices).getByRole('radio', { name: 'Always' })).toBeChecked();
  });

  it('says so when nobody but bots sits down', async () => {
    await layTable();
    expect(screen.queryByText(/Nobody sits here but bots/)).toBeNull();
    press('Let a bot play for Red');
    expect(screen.getByText(/Nobody sits here but bots/)).toBeOnTheScreen();
  });

  it('remembers who sat here last time', async () => {
    const { storage, router } = await layTable();
    fireEvent.changeText(screen.getByLabelText('Name of Red'), 'Anna');
    press('Add a person');
    press('Deal for 3 players');
    await screen.findByText('The board');
    router.unmount();
    await layTable(storage);
    expect(screen.getByLabelText('Name of Red')).toHaveDisplayValue('Anna');
    expect(screen.getByRole('button', { name: 'Deal for 3 players' })).toBeOnTheScreen();
  });

  it('is laid even where the device does not answer', async () => {
    const storage = fakeStorage();
    storage.deaf = true;
    await layTable(storage);
    expect(screen.getByRole('button', { name: 'Deal for 2 players' })).toBeOnTheScreen();
  });

  it('of a game that is not on the shelf leads back', async () => {
    await layTable(fakeStorage(), '/senet/new');
    expect(await screen.findByText('Silex has no game called “senet”.')).toBeOnTheScreen();
  });
});
