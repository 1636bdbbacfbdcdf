import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StrictMode } from 'react';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import {
  GestureDetector,
  GestureHandlerRootView,
  type PanGesture,
} from 'react-native-gesture-handler';
import { View } from 'react-native';

import { DiceTray, StillDice, StillDie, type DiceTrayProps } from '@/components/dice/Dice';
import { THROW_TIME } from '@/components/dice/throw';
import { flingOf, useFling } from '@/components/dice/useFling';
import { audible, EARLY, GRACE } from '@/components/dice/useThrow';

let mockLost = false;

jest.mock('react-native-reanimated', () => {
  const actual = jest.requireActual('react-native-reanimated');
  return {
    ...actual,
    // An animation that never tells of its end, as under reduced motion or in the background.
    withTiming: (to: number, options: object, done?: (finished?: boolean) => void) =>
      actual.withTiming(to, options, mockLost ? undefined : done),
  };
});

const onSettled = jest.fn();
const onSkip = jest.fn();
const onKnock = jest.fn();

const tray = (more: Partial<DiceTrayProps> = {}) => (
  <DiceTray
    values={[5, 3, 2, 1]}
    seed={7}
    width={362}
    height={172}
    speed="calm"
    onSettled={onSettled}
    onSkip={onSkip}
    onKnock={onKnock}
    accessibilityLabel="5, 3, 2, 1"
    {...more}
  />
);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  mockLost = false;
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a throw', () => {
  test('settles once, when its time is over', () => {
    render(tray());
    pass(THROW_TIME.calm - 100);
    expect(onSettled).not.toHaveBeenCalled();
    pass(GRACE);
    expect(onSettled).toHaveBeenCalledTimes(1);
    pass(5000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSkip).not.toHaveBeenCalled();
  });

  test('settles once when the animation never tells', () => {
    mockLost = true;
    render(tray({ speed: 'brisk' }));
    pass(THROW_TIME.brisk + GRACE - 1);
    expect(onSettled).not.toHaveBeenCalled();
    pass(1);
    expect(onSettled).toHaveBeenCalledTimes(1);
    pass(5000);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test.each<Partial<DiceTrayProps>>([{ speed: 'instant' }, { reducedMotion: true }])(
    'settles at once with %o',
    (more) => {
      render(tray(more));
      expect(onSettled).toHaveBeenCalledTimes(1);
      pass(5000);
      expect(onSettled).toHaveBeenCalledTimes(1);
      expect(onKnock).not.toHaveBeenCalled();
    },
  );

  test('settles once where effects run twice', () => {
    render(<StrictMode>{tray({ speed: 'instant' })}</StrictMode>);
    pass(5000);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('is not thrown again by another size, speed or callback', () => {
    const { rerender } = render(tray());
    pass(THROW_TIME.calm + GRACE);
    const other = jest.fn();
    rerender(tray({ width: 500, height: 260, speed: 'brisk', onSettled: other }));
    pass(5000);
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  test('gives way to the next one', () => {
    const { rerender } = render(tray());
    pass(600);
    rerender(tray({ seed: 8 }));
    pass(THROW_TIME.calm - 100);
    expect(onSettled).not.toHaveBeenCalled();
    pass(GRACE);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('is silent once it is gone', () => {
    const { unmount } = render(tray());
    pass(100);
    unmount();
    onKnock.mockClear();
    pass(5000);
    expect(onSettled).not.toHaveBeenCalled();
    expect(onKnock).not.toHaveBeenCalled();
  });

  test('can be heard', () => {
    render(tray());
    pass(THROW_TIME.calm + GRACE);
    expect(onKnock.mock.calls.length).toBeGreaterThan(2);
    for (const [force] of onKnock.mock.calls) expect(force).toBeLessThanOrEqual(1);
  });
});

describe('a tap', () => {
  test('puts the dice down', () => {
    render(tray());
    pass(300);
    fireEvent.press(screen.getByLabelText('5, 3, 2, 1'));
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onSkip).toHaveBeenCalledTimes(1);
    pass(5000);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('of the finger that has just thrown is not meant', () => {
    render(tray());
    pass(EARLY - 50);
    fireEvent.press(screen.getByLabelText('5, 3, 2, 1'));
    expect(onSettled).not.toHaveBeenCalled();
    expect(onSkip).not.toHaveBeenCalled();
  });

  test('does nothing afterwards', () => {
    render(tray());
    pass(THROW_TIME.calm + GRACE);
    fireEvent.press(screen.getByLabelText('5, 3, 2, 1'));
    expect(onSkip).not.toHaveBeenCalled();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});

describe('dice that lie there', () => {
  test('are not thrown', () => {
    render(tray({ still: true }));
    pass(5000);
    expect(onSettled).not.toHaveBeenCalled();
    expect(screen.getByRole('image', { name: '5, 3, 2, 1' })).toBeTruthy();
  });

  test('may be dimmed', () => {
    const { toJSON } = render(tray({ still: true, dimmed: [true, false, false, false] }));
    expect(JSON.stringify(toJSON())).toContain('"opacity":0.42');
  });

  test('an empty tray and one without room wait', () => {
    const { rerender } = render(tray({ values: [] }));
    rerender(tray({ width: 0 }));
    pass(5000);
    expect(onSettled).not.toHaveBeenCalled();
  });

  test('have a name only if the caller gives one', () => {
    render(
      <>
        <StillDie value={4} size={24} testID="icon" />
        <StillDice values={[1, 6]} size={24} accessibilityLabel="1, 6" />
      </>,
    );
    expect(screen.getByRole('image', { name: '1, 6' })).toBeTruthy();
    expect(screen.queryByTestId('icon')).toBeNull();
    expect(screen.getByTestId('icon', { includeHiddenElements: true })).toBeTruthy();
  });
});

describe('a fling', () => {
  test('is a drag that is long or fast enough', () => {
    expect(flingOf(5, 5, 50, 50)).toBeNull();
    expect(flingOf(0, 0, 0, 0)).toBeNull();
    expect(flingOf(10, 0, 0, -800)).toEqual({ dx: 0, dy: -1, speed: 800 });
    expect(flingOf(-90, 0, 0, 0)).toEqual({ dx: -1, dy: 0, speed: 0 });
  });

  const drag = (end: State) => {
    const onThrow = jest.fn();
    function Hand() {
      const { gesture, style } = useFling({ onThrow });
      return (
        <GestureHandlerRootView>
          <GestureDetector gesture={gesture.withTestId('hand')}>
            <View style={style} />
          </GestureDetector>
        </GestureHandlerRootView>
      );
    }
    render(<Hand />);
    act(() =>
      fireGestureHandler<PanGesture>(getByGestureTestId('hand'), [
        { state: State.BEGAN },
        { state: State.ACTIVE, translationX: 10 },
        { translationX: 80, velocityX: 600, velocityY: 0, translationY: 0 },
        { state: end, translationX: 120, velocityX: 900, velocityY: 0, translationY: 0 },
      ]),
    );
    return onThrow;
  };

  test('throws once when the finger lets go', () => {
    const onThrow = drag(State.END);
    expect(onThrow).toHaveBeenCalledTimes(1);
    expect(onThrow).toHaveBeenCalledWith({ dx: 1, dy: 0, speed: 900 });
  });

  test('throws nothing when the system takes the finger away', () => {
    expect(drag(State.CANCELLED)).not.toHaveBeenCalled();
  });
});

test('knocks that come together are one to the ear', () => {
  const knocks = [
    { at: 0.1, force: 0.5 },
    { at: 0.11, force: 0.9 },
    { at: 0.3, force: 0.05 },
    { at: 0.5, force: 0.4 },
  ];
  expect(audible(knocks, 1000)).toEqual([
    { at: 100, force: 0.9 },
    { at: 500, force: 0.4 },
  ]);
});
