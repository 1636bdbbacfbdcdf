import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import { SavesProvider } from '@/components/saves/SavesProvider';
import { Lost } from '@/components/shelf/Lost';
import { Shelf } from '@/components/shelf/Shelf';
import type { LanguageSetting } from '@/components/i18n/language';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

function House({ language, children }: { language: LanguageSetting; children: ReactNode }) {
  return (
    <SafeAreaProvider initialMetrics={metrics}>
      <SavesProvider>
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </SavesProvider>
    </SafeAreaProvider>
  );
}

/** Lets the bots' promises settle. */
const settle = () => act(async () => {});
const step = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'Step' }));
  await settle();
};

describe('The shelf', () => {
  const shelf = (language: LanguageSetting) => (
    <House language={language}>
      <Shelf />
    </House>
  );

  it('has Stone Age, and Aurignac soon', async () => {
    render(shelf('en'));
    await settle();
    expect(screen.getByLabelText('Stone Age, 2 to 4 players')).toBeTruthy();
    expect(screen.getByLabelText(/^Aurignac, .*, Soon$/)).toBeTruthy();
  });

  it('changes its language at once', async () => {
    const { rerender } = render(shelf('en'));
    await settle();
    expect(screen.getByText('Watch a game')).toBeTruthy();
    rerender(shelf('fr'));
    expect(screen.queryByText('Watch a game')).toBeNull();
    expect(screen.getByText('Regarder une partie')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Regarder jouer 3 robots' })).toBeTruthy();
  });

  it('leads to a game between as many bots as asked for', async () => {
    const { getPathname, getSearchParams } = renderRouter('./app', { initialUrl: '/' });
    fireEvent.press(await screen.findByRole('button', { name: 'Watch 2 bots play' }));
    await settle();
    expect(getPathname()).toBe('/stone-age/watch');
    expect(getSearchParams()).toMatchObject({ players: '2' });
  });
});

describe('Watching', () => {
  it('waits for each step and tells it', async () => {
    renderRouter('./app', { initialUrl: '/stone-age/watch?players=3&seed=5' });
    expect(await screen.findByText('Round 1: placing')).toBeTruthy();
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
    await step();
    expect(screen.getAllByText(/^Red places /)).toHaveLength(1);
    await settle();
    expect(screen.queryByText(/^Blue places \d/)).toBeNull();
    await step();
    expect(screen.getAllByText(/^Blue places \d/)).toHaveLength(1);
    expect(screen.getByText('Blue places')).toBeTruthy();
  });

  it('seats no more players than the game has seats', async () => {
    renderRouter('./app', { initialUrl: '/stone-age/watch?players=40&seed=x' });
    expect(await screen.findByText('Green')).toBeTruthy();
    expect(screen.getAllByLabelText(/^(Red|Blue|Yellow|Green), .* 5 workers/)).toHaveLength(4);
  });

  it('says so where there is no such game, and shows the way back', async () => {
    const { getPathname } = renderRouter('./app', { initialUrl: '/chess/watch' });
    expect(await screen.findByText('Silex has no game called “chess”.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Back to the shelf' }));
    await settle();
    expect(getPathname()).toBe('/');
  });
});

it('a dead end speaks the language of the house', () => {
  render(
    <House language="fr">
      <Lost sentence="…" />
    </House>,
  );
  expect(screen.getByRole('button', { name: 'Retour à l’étagère' })).toBeTruthy();
});
