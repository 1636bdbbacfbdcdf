import { act, render, renderHook, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';
import { useAfter } from '@/components/motion/useAfter';
import { motionOf, useMotion } from '@/components/motion/useMotion';

describe('Motion', () => {
  it.each([
    ['calm', 1000],
    ['brisk', 500],
    ['instant', 0],
  ] as const)('that is %s takes %i of a second', (motion, expected) => {
    const { duration, reduced, speed } = motionOf(motion, false, false);
    expect(duration(1000)).toBe(expected);
    expect({ reduced, speed }).toEqual({ reduced: false, speed: motion });
  });

  it.each([
    ['the player', true, false],
    ['the system', false, true],
    ['both', true, true],
  ])('is none where %s asks for less', (_, own, system) => {
    const { duration, reduced, speed } = motionOf('calm', own, system);
    expect({ reduced, speed, lasts: duration(700) }).toEqual({
      reduced: true,
      speed: 'instant',
      lasts: 0,
    });
  });

  it('follows the system while the app runs', async () => {
    let tell: (reduced: boolean) => void = () => undefined;
    jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(false);
    jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation(((
      event: string,
      listener: (reduced: boolean) => void,
    ) => {
      if (event === 'reduceMotionChanged') tell = listener;
      return { remove: () => undefined };
    }) as typeof AccessibilityInfo.addEventListener);
    function Speed() {
      return <Text>{useMotion().speed}</Text>;
    }
    render(<Speed />);
    expect(screen.getByText('calm')).toBeOnTheScreen();
    await act(async () => tell(true));
    expect(screen.getByText('instant')).toBeOnTheScreen();
    await act(async () => tell(false));
    expect(screen.getByText('calm')).toBeOnTheScreen();
  });
});

describe('A timer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('goes off once', () => {
    const action = jest.fn();
    const { result } = renderHook(useAfter);
    result.current(300, action);
    jest.advanceTimersByTime(299);
    expect(action).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('can be called off', () => {
    const action = jest.fn();
    const { result } = renderHook(useAfter);
    result.current(300, action)();
    jest.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });

  it('ends with its screen', () => {
    const action = jest.fn();
    const { result, unmount } = renderHook(useAfter);
    result.current(300, action);
    unmount();
    jest.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });

  it('is set by the same hand from one drawing to the next', () => {
    const { result, rerender } = renderHook(useAfter);
    const before = result.current;
    rerender({});
    expect(result.current).toBe(before);
  });
});
