import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { OwnCards } from '@/components/stone-age/OwnCards';
import { panelBeside } from '@/components/table/HoldToLookPanel';
import { HoldToLook } from '@/components/table/HoldToLook';
import { given } from '../helpers/stoneAge';
import { lay } from './atTheTable';

const position = given({
  villages: [
    { agriculture: 3, workers: 6, cards: ['C01', 'C17', 'C02', 'C06', 'C18'], tools: [1, 1, 0] },
  ],
});
const rect = { x: 12, y: 760, width: 160, height: 48 };

const show = (closeKey: string) => (
  <HoldToLook rect={rect} sub="5 cards" closeKey={closeKey}>
    {() => <OwnCards position={position} seat={0} />}
  </HoldToLook>
);
const button = () => screen.getByRole('button', { name: /5 cards/ });
const cards = () => screen.queryByText('Your cards', { includeHiddenElements: true });
/** What a finger does; a click follows its release in browsers and on phones alike. */
const touch = { nativeEvent: {} };

describe('Hold to look', () => {
  it('shows nothing of the cards unless held, and hides them again', () => {
    lay(show('turn 1'));
    expect(cards()).toBeNull();
    fireEvent(button(), 'pressIn', touch);
    expect(cards()).not.toBeNull();
    expect(screen.getByRole('button', { name: /5 cards/, expanded: true })).toBeOnTheScreen();
    fireEvent(button(), 'pressOut', touch);
    expect(cards()).toBeNull();
    // The click after it is the same touch, not a wish to keep them open.
    fireEvent(button(), 'press', touch);
    expect(cards()).toBeNull();
  });

  it('stays open for a screen reader until it is asked again', () => {
    lay(show('turn 1'));
    fireEvent(button(), 'press', touch);
    expect(cards()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Put away, 5 cards' })).toBeOnTheScreen();
    fireEvent(button(), 'press', touch);
    expect(cards()).toBeNull();
  });

  it('is toggled by a key, which nobody can hold and read', () => {
    lay(show('turn 1'));
    const key = { nativeEvent: { key: 'Enter' } };
    fireEvent(button(), 'pressIn', key);
    expect(cards()).toBeNull();
    fireEvent(button(), 'press', key);
    expect(cards()).not.toBeNull();
    fireEvent(button(), 'blur');
    expect(cards()).toBeNull();
  });

  it('closes with the turn, and stays closed', () => {
    const { rerender } = lay(show('turn 1'));
    fireEvent(button(), 'press', touch);
    rerender(show('turn 2'));
    expect(cards()).toBeNull();
    rerender(show('turn 1'));
    expect(cards()).toBeNull();
  });

  it('closes when the app is put away', () => {
    lay(show('turn 1'));
    fireEvent(button(), 'press', touch);
    expect(cards()).not.toBeNull();
    const [, heard] = jest.mocked(AppState.addEventListener).mock.lastCall ?? [];
    act(() => heard?.('background'));
    expect(cards()).toBeNull();
  });

  it('counts sets and people as the rules do', () => {
    lay(show('turn 1'));
    fireEvent(button(), 'pressIn', touch);
    // Pottery and writing, pottery once more; 2 farmers, 2 shamans.
    expect(screen.getByText('2 × 2 = 4')).toBeOnTheScreen();
    expect(screen.getByText('1 × 1 = 1')).toBeOnTheScreen();
    expect(screen.getByText('2 farmers × 3 agriculture = 6')).toBeOnTheScreen();
    expect(screen.getByText('2 shamans × 6 workers = 12')).toBeOnTheScreen();
    expect(screen.getByText('They would score 23 points now')).toBeOnTheScreen();
  });

  it('never lies under the finger', () => {
    const insets = { top: 0, right: 0, bottom: 0, left: 0 };
    const upright = panelBeside(rect, { width: 390, height: 844 }, insets);
    expect(844 - (upright.place.bottom ?? 0)).toBeLessThan(rect.y);
    expect(upright.most).toBeLessThan(rect.y);
    const column = { x: 700, y: 300, width: 130, height: 44 };
    const lying = panelBeside(column, { width: 844, height: 390 }, insets);
    expect(844 - (lying.place.right ?? 0)).toBeLessThan(column.x);
  });
});
