import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { ownLayer } from '@/components/motion/layer';
import { Worker } from '@/components/stone-age/art/Pieces';
import type { Seat } from '@/machines/core/rules';
import type { WorkerDrag } from './useWorkerDrag';

/** Above the finger, so that it does not hide what it carries. */
const LIFT = 0.9;
/** How far workers of a pile stand apart, in their widths. */
const STEP = 0.34;

export interface HeldWorkersProps {
  drag: WorkerDrag;
  seat: Seat;
  count: number;
  size: number;
}

/** The worker, or the whole pile, in the hand. */
export function HeldWorkers({ drag, seat, count, size }: HeldWorkersProps) {
  const { x, y, held } = drag;
  const style = useAnimatedStyle(() => ({
    opacity: held.get() ? 1 : 0,
    transform: [{ translateX: x.get() - size / 2 }, { translateY: y.get() - size * (LIFT + 0.66) }],
  }));
  return (
    <Animated.View style={[styles.held, ownLayer, style]} pointerEvents="none" aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <View key={i} style={[styles.held, { left: (i - (count - 1) / 2) * size * STEP }]}>
          <Worker seat={seat} size={size} />
        </View>
      ))}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ held: { position: 'absolute', left: 0, top: 0 } });
