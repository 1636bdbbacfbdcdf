import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import { Slot } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';
import { readSettings, SETTINGS_KEY } from '@/components/settings/settings';
import { openNote } from '@/machines/saves/note';
import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { useTheme } from '@/components/theme/ThemeProvider';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';
import { Providers } from '../helpers/Providers';

jest.mock('expo-localization', () => ({ useLocales: () => [{ languageCode: 'en' }] }));

function ThemeName() {
  return <Text testID="theme">{useTheme().name}</Text>;
}

async function openSettings(storage: FakeStorage = fakeStorage()) {
  const router = renderRouter(
    {
      _layout: () => (
        <Providers storage={storage}>
          <Slot />
          <ThemeName />
        </Providers>
      ),
      index: () => <Text>The shelf</Text>,
      settings: SettingsScreen,
    },
    { initialUrl: '/settings' },
  );
  await screen.findByRole('heading', { name: /Settings|Réglages/ });
  return { storage, router };
}

const stored = async (storage: FakeStorage) =>
  readSettings(await openNote(storage, SETTINGS_KEY).read());

describe('The settings', () => {
  it('show every choice with its state', async () => {
    await openSettings();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(5);
    expect(screen.getByRole('radio', { name: 'Calm' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'When private' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Against bots' })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^Sound/ })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^Confirm placements/ })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: /^Haptics/ })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^Stay awake/ })).toBeChecked();
  });

  it('speak another language at once, and still do tomorrow', async () => {
    const { storage, router } = await openSettings();
    fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
    expect(screen.getByRole('heading', { name: 'Réglages' })).toBeOnTheScreen();
    await waitFor(async () => expect((await stored(storage)).language).toBe('fr'));
    router.unmount();
    await openSettings(storage);
    expect(screen.getByRole('heading', { name: 'Réglages' })).toBeOnTheScreen();
  });

  it('change the light at once', async () => {
    await openSettings();
    expect(screen.getByTestId('theme')).toHaveTextContent('day');
    fireEvent.press(screen.getByRole('radio', { name: 'Night' }));
    expect(screen.getByTestId('theme')).toHaveTextContent('night');
  });

  it('explain the choice that was made', async () => {
    await openSettings();
    const choose = (what: string, name: string) =>
      fireEvent.press(within(screen.getByLabelText(what)).getByRole('radio', { name }));
    choose('Hand-over screen', 'Never');
    expect(screen.getByText('The screen stays open: everyone trusts everyone.')).toBeOnTheScreen();
    choose('Hints', 'Never');
    expect(screen.getByText('Nobody helps: everyone plays for themselves.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: 'Instant' }));
    expect(screen.getByText('Pieces are where they belong at once.')).toBeOnTheScreen();
    expect(screen.getByText('Instant looks like this')).toBeOnTheScreen();
  });

  it.each([
    ['Sound', 'sound', false],
    ['Haptics', 'haptics', false],
    ['Less motion', 'reducedMotion', true],
    ['Confirm placements', 'confirmPlacements', true],
    ['Stay awake', 'keepAwake', false],
  ] as const)('switch %s', async (name, field, next) => {
    const { storage } = await openSettings();
    fireEvent.press(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
    await waitFor(async () => expect((await stored(storage))[field]).toBe(next));
  });

  it('remember when hints may be asked for', async () => {
    const { storage } = await openSettings();
    const hints = screen.getByLabelText('Hints');
    fireEvent.press(within(hints).getByRole('radio', { name: 'Always' }));
    await waitFor(async () => expect((await stored(storage)).hints).toBe('always'));
  });

  it('let the sound be heard when it is switched on', async () => {
    const players = jest.mocked(createAudioPlayer);
    await openSettings();
    const sound = screen.getByRole('switch', { name: /^Sound/ });
    players.mockClear();
    fireEvent.press(sound);
    expect(players).not.toHaveBeenCalled();
    fireEvent.press(sound);
    expect(players).toHaveBeenCalledTimes(1);
  });

  it('show how things move, and fall silent with the screen', async () => {
    const players = jest.mocked(createAudioPlayer);
    const { router } = await openSettings();
    players.mockClear();
    fireEvent.press(screen.getByRole('button', { name: /^Calm looks like this/ }));
    expect(players).toHaveBeenCalledTimes(1);
    router.unmount();
    // The piece that was picked up is not heard to be put down.
    jest.advanceTimersByTime(5000);
    expect(players).toHaveBeenCalledTimes(1);
  });

  it('lead back to the shelf', async () => {
    const { router } = await openSettings();
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.getPathname()).toBe('/'));
  });
});
