import { useEffect } from 'react';
import Animated, {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { Icon } from '@/components/art/Icon';

export interface BotSignProps {
  size: number;
  colour: string;
  thinking: boolean;
  still: boolean;
}

/** Half a turn of the hourglass, in milliseconds. */
const TURN = 900;

/** A mask for who is no person; an hourglass that is turned over while it thinks. */
export function BotSign({ size, colour, thinking, still }: BotSignProps) {
  const turned = useSharedValue(0);
  const moving = thinking && !still;
  useEffect(() => {
    if (!moving) return;
    turned.set(0);
    turned.set(
      withRepeat(
        withTiming(1, {
          duration: TURN,
          easing: Easing.bezier(0.7, 0, 0.3, 1),
          // The caller has asked the player's settings already.
          reduceMotion: ReduceMotion.Never,
        }),
        -1,
        false,
        undefined,
        ReduceMotion.Never,
      ),
    );
    return () => {
      cancelAnimation(turned);
      turned.set(0);
    };
  }, [moving, turned]);
  const turning = useAnimatedStyle(() => ({
    transform: [{ rotate: `${turned.get() * 180}deg` }],
  }));
  return (
    <Animated.View style={turning}>
      <Icon name={thinking ? 'hourglass' : 'mask'} size={size} colour={colour} />
    </Animated.View>
  );
}
