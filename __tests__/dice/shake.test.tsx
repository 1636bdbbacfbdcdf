import { act, renderHook } from '@testing-library/react-native';
import { Accelerometer } from 'expo-sensors';

import { shaking, SWINGS, type Force } from '@/components/dice/shaking';
import { useShake } from '@/components/dice/useShake';

jest.mock('expo-sensors', () => ({
  Accelerometer: {
    isAvailableAsync: jest.fn(async () => true),
    setUpdateInterval: jest.fn(),
    addListener: jest.fn(),
  },
}));

const lying: Force = { x: 0, y: 0, z: 1 };
const swung = (way: number): Force => ({ x: 3 * way, y: 0.4, z: 1 });

interface Felt {
  force: Force;
  at: number;
}
const STEP = 40;
const felt = (...forces: Force[]): Felt[] => forces.map((force, i) => ({ force, at: i * STEP }));
const rest = Array.from({ length: 12 }, () => lying);
const swings = (count: number) =>
  Array.from({ length: count }, (_, i) => [swung(i % 2 ? 1 : -1), lying]).flat();

const throwsIn = (all: Felt[]): number => {
  const isOver = shaking();
  return all.filter(({ force, at }) => isOver(force, at)).length;
};

describe('a shake', () => {
  test('throws once, when the hand comes to rest', () => {
    expect(throwsIn(felt(...swings(6), ...rest))).toBe(1);
    expect(throwsIn(felt(...swings(6)))).toBe(0);
  });

  test('is not a phone that lies there, is knocked, or is turned round slowly', () => {
    expect(throwsIn(felt(...rest, ...rest))).toBe(0);
    expect(throwsIn(felt(...swings(SWINGS - 1), ...rest))).toBe(0);
    const turning = Array.from({ length: 60 }, (_, i) => ({
      x: Math.sin(i / 9),
      y: 0,
      z: Math.cos(i / 9),
    }));
    expect(throwsIn(felt(...turning, ...rest))).toBe(0);
  });

  test('is not made of swings with a pause between them', () => {
    expect(
      throwsIn(
        felt(
          ...Array(5)
            .fill([swung(1), ...rest])
            .flat(),
        ),
      ),
    ).toBe(0);
  });
});

describe('shaking the phone', () => {
  const remove = jest.fn();
  const listen = jest.mocked(Accelerometer.addListener);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    listen.mockReturnValue({ remove });
  });
  afterEach(() => jest.useRealTimers());

  const begin = async (enabled: boolean) => {
    const onThrow = jest.fn();
    const hook = renderHook((on: boolean) => useShake({ onThrow, enabled: on }), {
      initialProps: enabled,
    });
    await act(async () => undefined);
    const feel = (forces: Force[]) => {
      for (const force of forces) {
        jest.advanceTimersByTime(STEP);
        act(() => listen.mock.lastCall?.[0]({ ...force, timestamp: 0 }));
      }
    };
    return { onThrow, feel, ...hook };
  };

  test('throws the dice that wait', async () => {
    const { onThrow, feel } = await begin(true);
    feel([...swings(5), ...rest]);
    expect(onThrow).toHaveBeenCalledTimes(1);
  });

  test('is not listened to where nothing waits, or where less motion is wanted', async () => {
    await begin(false);
    expect(listen).not.toHaveBeenCalled();
  });

  test('is listened to no longer than the dice wait', async () => {
    const { rerender } = await begin(true);
    rerender(false);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('is nothing that a device without a sensor complains of', async () => {
    jest.mocked(Accelerometer.isAvailableAsync).mockRejectedValueOnce(new Error('no sensor'));
    await begin(true);
    expect(listen).not.toHaveBeenCalled();
  });
});
