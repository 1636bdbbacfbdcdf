import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { Banner, BANNER_TIME } from '@/components/table/Banner';
import { Curtain } from '@/components/table/Curtain';
import { fittingSize, lineSize } from '@/components/theme/fitting';
import { lay, PLAYERS } from './atTheTable';

describe('The curtain', () => {
  it('says whom the device goes to and waits for them', () => {
    const onReady = jest.fn();
    lay(<Curtain seat={0} players={PLAYERS} onReady={onReady} />);
    expect(screen.getByRole('heading', { name: 'Pass to Anna' })).toBeOnTheScreen();
    expect(onReady).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'I am Anna' }));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('calls who has no name by the colour', () => {
    lay(<Curtain seat={1} players={PLAYERS} onReady={jest.fn()} />);
    expect(screen.getByRole('heading', { name: 'Pass to Blue' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'I am Blue' })).toBeOnTheScreen();
  });

  it('speaks French, and elides', () => {
    lay(<Curtain seat={0} players={PLAYERS} onReady={jest.fn()} />, 'fr');
    expect(screen.getByRole('heading', { name: 'Au tour d’Anna' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'C’est moi, Anna' })).toBeOnTheScreen();
  });

  it('fits long names', () => {
    const room = { width: 312, height: 150 };
    expect(fittingSize('Bo', room, 120, 24)).toBe(120);
    const long = fittingSize('Maximilienne-Charlotte', room, 120, 24);
    expect(long).toBeGreaterThan(24);
    expect(long).toBeLessThan(70);
    expect(lineSize('To Anna', 100, 40, 10)).toBeLessThan(fittingSize('To Anna', room, 40, 10));
    expect(fittingSize('Wolfeschlegelsteinhausen'.repeat(2), room, 120, 24)).toBe(24);
  });
});

describe('The banner', () => {
  const TURN = { seat: 1, players: PLAYERS, within: { x: 0, y: 100, width: 390 }, reduced: true };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is announced, stops nobody and goes by itself', () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions');
    const { rerender } = lay(<Banner {...TURN} turn={1} />);
    expect(announce).toHaveBeenLastCalledWith('Blue’s turn', { queue: true });
    const sentence = () => screen.queryByText('Blue’s turn', { includeHiddenElements: true });
    expect(sentence()).not.toBeNull();
    const banner = screen.getByTestId('banner', { includeHiddenElements: true });
    expect(banner).toHaveStyle({ pointerEvents: 'none' });
    act(() => jest.advanceTimersByTime(BANNER_TIME));
    expect(sentence()).toBeNull();
    rerender(<Banner {...TURN} turn={2} />);
    expect(sentence()).not.toBeNull();
  });
});
