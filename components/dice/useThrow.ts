import { useCallback, useEffect, useRef } from 'react';
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Throw } from '@/components/dice/throw';

/** How long the JS thread waits for the animation to report before it stops waiting, in ms. */
export const GRACE = 250;

/** The finger that threw the dice may still lift: a tap counts only after this many ms. */
export const EARLY = 200;

/** Softer knocks than this share of the hardest are not worth a sound. */
const AUDIBLE = 0.16;
/** Two knocks closer than this many ms are one to the ear. */
const ONE_KNOCK = 45;

export interface ThrowOptions {
  /** A throw that has a new id is thrown; the same id never twice. */
  id: string;
  /** In milliseconds; 0 puts the dice down at once. */
  duration: number;
  /** The dice lie there already. */
  still: boolean;
  thrown: Throw;
  onSettled?: (() => void) | undefined;
  onKnock?: ((force: number) => void) | undefined;
}

export interface Throwing {
  /** From 0 (thrown) to 1 (at rest). */
  progress: SharedValue<number>;
  /** Ends the throw that has been under way for a moment, if one is; says whether. */
  skip: () => boolean;
}

/** The knocks that are worth a sound, at the time of a throw of that duration. */
export function audible(
  knocks: Throw['knocks'],
  duration: number,
): { at: number; force: number }[] {
  const heard: { at: number; force: number }[] = [];
  for (const { at, force } of knocks) {
    const last = heard[heard.length - 1];
    if (force < AUDIBLE) continue;
    if (!last || at * duration - last.at >= ONE_KNOCK) heard.push({ at: at * duration, force });
    else last.force = Math.max(last.force, force);
  }
  return heard;
}

/**
 * Runs a throw. The animation may lose its callback (reduced motion, a screen in the background), so
 * the JS thread keeps its own time and whoever is first ends the throw; the other finds it ended.
 */
export function useThrow(options: ThrowOptions): Throwing {
  const { id, still } = options;
  const progress = useSharedValue(still || options.duration <= 0 ? 1 : 0);
  const skipping = useRef<() => boolean>(() => false);
  const latest = useRef(options);
  const settled = useRef<string | null>(null);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const { duration, thrown } = latest.current;
    // React may run an effect twice; a throw that has been told of is not told again.
    if (still || settled.current === id) {
      progress.set(1);
      return;
    }
    let open = true;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      open = false;
      timers.forEach(clearTimeout);
      cancelAnimation(progress);
    };
    const finish = () => {
      if (!open) return false;
      stop();
      settled.current = id;
      progress.set(1);
      latest.current.onSettled?.();
      return true;
    };
    const since = Date.now();
    skipping.current = () => Date.now() - since >= EARLY && finish();
    if (duration <= 0) {
      finish();
      return stop;
    }
    for (const { at, force } of audible(thrown.knocks, duration)) {
      timers.push(setTimeout(() => latest.current.onKnock?.(force), at));
    }
    timers.push(setTimeout(finish, duration + GRACE));
    progress.set(0);
    progress.set(
      withTiming(
        1,
        { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never },
        (finished) => {
          'worklet';
          if (finished) scheduleOnRN(finish);
        },
      ),
    );
    return stop;
  }, [id, still, progress]);

  const skip = useCallback(() => skipping.current(), []);
  return { progress, skip };
}
