import { useEffect } from 'react';
import {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '@/components/motion/useMotion';
import type { SheetFrame } from '@/components/table/sheetFrame';
import { LEAVING_TIME } from '@/components/table/SheetStage';

const ENTERING_TIME = 260;

/**
 * In from the edge a sheet lies at, and out again. At rest nothing depends on the animation's end.
 * `still` overrules what the player and the system ask for.
 */
export function useSliding(frame: SheetFrame, leaving: boolean, still: boolean | undefined) {
  const motion = useMotion();
  const time =
    (still ?? motion.reduced) ? 0 : motion.duration(leaving ? LEAVING_TIME : ENTERING_TIME);
  const shown = useSharedValue(time > 0 ? 0 : 1);
  useEffect(() => {
    const target = leaving ? 0 : 1;
    shown.set(
      time === 0
        ? target
        : withTiming(target, {
            duration: time,
            easing: leaving ? Easing.in(Easing.quad) : Easing.out(Easing.cubic),
            // The time says already how much motion is wanted.
            reduceMotion: ReduceMotion.Never,
          }),
    );
  }, [leaving, time, shown]);
  const sideways = frame.kind === 'side';
  const way = sideways ? frame.width : Math.min(frame.most, 420);
  const paper = useAnimatedStyle(() => {
    const off = (1 - shown.get()) * way;
    return {
      opacity: Math.min(1, shown.get() * 2),
      transform: [sideways ? { translateX: off } : { translateY: off }],
    };
  });
  const scrim = useAnimatedStyle(() => ({ opacity: shown.get() }));
  return { paper, scrim };
}
