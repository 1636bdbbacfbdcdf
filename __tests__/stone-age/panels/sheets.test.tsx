import { AccessibilityInfo } from 'react-native';
import { act, fireEvent, screen } from '@testing-library/react-native';

import { CardSheet } from '@/components/stone-age/panels/CardSheet';
import { ChoiceSheet } from '@/components/stone-age/panels/ChoiceSheet';
import { TileSheet } from '@/components/stone-age/panels/TileSheet';
import { cardOf, tileOf } from '@/components/stone-age/strings/pieces';
import { Sheet } from '@/components/table/Sheet';
import { SheetStage } from '@/components/table/SheetStage';
import { Words } from '@/components/theme/Words';
import { blue, cashIn, given } from '../../helpers/stoneAge';
import { deciding, show } from './show';

describe('A sheet', () => {
  it('is a dialog by the name of its title, which is read first', () => {
    jest.useFakeTimers();
    show(<Sheet title="The log" />);
    const dialog = screen.getByLabelText('The log');
    expect(dialog.props.role).toBe('dialog');
    expect(dialog.props.accessibilityViewIsModal).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(AccessibilityInfo.sendAccessibilityEvent).toHaveBeenCalledWith(
      expect.anything(),
      'focus',
    );
    jest.useRealTimers();
  });

  it('can be closed only where that is allowed', () => {
    const close = jest.fn();
    const { rerender } = show(<Sheet title="The log" />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    rerender(<Sheet title="The log" onClose={close} />);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('lets go at once: a leaving sheet is out of reach and soon gone', () => {
    jest.useFakeTimers();
    const sheet = (
      <Sheet key="log" title="The log">
        <Words>Line</Words>
      </Sheet>
    );
    const { rerender } = show(<SheetStage>{sheet}</SheetStage>);
    rerender(<SheetStage>{null}</SheetStage>);
    expect(screen.queryByText('Line')).toBeNull();
    expect(screen.queryByText('Line', { includeHiddenElements: true })).toBeTruthy();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText('Line', { includeHiddenElements: true })).toBeNull();
    jest.useRealTimers();
  });
});

describe('The card for two resources', () => {
  const holding = () =>
    given({ phase: 'resolving', villages: [{ at: { river: 1 }, open: ['C36'] }] });

  it('takes two of any kinds', () => {
    const close = jest.fn();
    const { decision, played } = deciding(holding());
    show(<ChoiceSheet {...decision} onClose={close} />);
    expect(screen.getByRole('button', { name: 'Choose 2' })).toBeDisabled();
    fireEvent.press(screen.getByTestId('more-gold'));
    fireEvent.press(screen.getByTestId('more-wood'));
    expect(screen.getByLabelText('2 of 2 chosen: 1 wood and 1 gold')).toBeTruthy();
    // A third one takes the place of another.
    fireEvent.press(screen.getByTestId('more-gold'));
    fireEvent.press(screen.getByRole('button', { name: 'Take 2 gold' }));
    expect(played).toEqual([cashIn(0, 0, 0, 2)]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('can be kept', () => {
    const close = jest.fn();
    const { decision, played } = deciding(holding());
    show(<ChoiceSheet {...decision} onClose={close} />);
    fireEvent.press(screen.getByRole('button', { name: 'Keep it' }));
    expect(played).toEqual([]);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('An opened card', () => {
  const own = {
    position: given({ villages: [{}, { cards: ['C16', 'C02', 'C29', 'C26'] }] }),
    seat: blue,
  };

  it('explains both halves and the price', () => {
    show(<CardSheet card={cardOf('C12')} place="card2" onClose={jest.fn()} />);
    expect(screen.getByText('Price: 2 resources of any kind, never food')).toBeTruthy();
    expect(screen.getByText('You get 2 food at once.')).toBeTruthy();
    expect(screen.getByText('2 points for each building in the end.')).toBeTruthy();
  });

  it('counts the owner’s own set only while the button is held', () => {
    show(<CardSheet card={cardOf('C01')} place="card4" own={own} onClose={jest.fn()} />);
    expect(screen.queryByText(/4 × 4/)).toBeNull();
    const button = screen.getByRole('button', { name: 'Hold to see your own count' });
    fireEvent(button, 'pressIn', { nativeEvent: {} });
    expect(screen.getByText(/4 × 4 = 16/)).toBeTruthy();
    expect(screen.getByText(/5 × 5 = 25/)).toBeTruthy();
    fireEvent(button, 'pressOut', { nativeEvent: {} });
    expect(screen.queryByText(/4 × 4/)).toBeNull();
  });
});

describe('An opened building', () => {
  it('says what each resource is worth, and whether one could pay', () => {
    const position = given({
      tops: ['B19', 'B01'],
      villages: [{}, { wood: 4, clay: 2 }],
    });
    const own = { position, seat: blue };
    show(
      <TileSheet tile={tileOf('B19')} place="building1" left={7} own={own} onClose={jest.fn()} />,
    );
    expect(screen.getByLabelText('Wood, 3 points, you have 4 wood')).toBeTruthy();
    expect(screen.getByText('You could pay this now.')).toBeTruthy();
  });
});
