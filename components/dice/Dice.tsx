import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { Platform, Pressable, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { Basin } from '@/components/dice/Basin';
import { MovingDice } from '@/components/dice/MovingDice';
import { RestingDice } from '@/components/dice/RestingDice';
import type { DieValue } from '@/components/dice/solid';
import { planThrow, THROW_TIME, type DiceSpeed, type Fling } from '@/components/dice/throw';
import { useThrow } from '@/components/dice/useThrow';

export { StillDice, StillDie } from '@/components/dice/StillDie';

export interface DiceTrayProps {
  /** What the dice show in the end, decided by the rules, from left to right; up to ten. */
  values: readonly DieValue[];
  /** Chance for the way there. New values or a new seed are a new throw. */
  seed: number;
  width: number;
  height: number;
  speed: DiceSpeed;
  /** The player asked for less motion: the dice just lie there. */
  reducedMotion?: boolean;
  /** The movement of the hand that threw them; without it they come from a lower corner. */
  fling?: Fling | undefined;
  /** They have been thrown before: no motion, and `onSettled` is not called. */
  still?: boolean;
  /** Dice that do not count, by place; shown once the dice are at rest. */
  dimmed?: readonly boolean[] | undefined;
  /** The wooden tray is drawn, unless the caller has a ground of its own. */
  basin?: boolean;
  /** Called exactly once for each throw. */
  onSettled?: (() => void) | undefined;
  /** A tap has cut the throw short; `onSettled` was called before. */
  onSkip?: (() => void) | undefined;
  /** A die hits something, for sounds; force from 0 to 1. */
  onKnock?: ((force: number) => void) | undefined;
  /** What a screen reader says of the tray. */
  accessibilityLabel: string;
  style?: StyleProp<ViewStyle>;
  testID?: string | undefined;
}

interface Handle {
  /** Ends the throw that is under way; says whether there was one. */
  skip: () => boolean;
}

/** A tray in which dice are thrown. A tap on it puts them down at once. */
export function DiceTray(props: DiceTrayProps) {
  const { width, height, basin = true } = props;
  const id = `${props.seed}:${props.values.join()}`;
  // Before the first layout there is no room to throw in.
  const thrown = props.values.length > 0 && width > 0 && height > 0;
  const handle = useRef<Handle>(null);
  const skip = () => {
    if (handle.current?.skip()) props.onSkip?.();
  };
  return (
    <Pressable
      accessible
      accessibilityRole="image"
      accessibilityLabel={props.accessibilityLabel}
      // The tap is a shortcut, not a control: nothing for the keyboard to stop at.
      tabIndex={Platform.OS === 'web' ? -1 : undefined}
      onPress={skip}
      style={[styles.tray, { width, height }, props.style]}
      testID={props.testID}
    >
      {basin ? <Basin width={width} height={height} /> : null}
      {thrown ? <OneThrow key={id} ref={handle} id={id} {...props} /> : null}
    </Pressable>
  );
}

interface OneThrowProps extends DiceTrayProps {
  id: string;
  ref: Ref<Handle>;
}

/** One throw. It is made anew for each, so that no frame of the last one shows in the next. */
function OneThrow(props: OneThrowProps) {
  const { id, ref, values, seed, fling, width, height, speed, dimmed, onSettled, onKnock } = props;
  const { still = false, reducedMotion = false } = props;
  const [resting, setResting] = useState(still);
  // Another size is the same throw on another tray; a throw keeps the fling that it began with.
  const [request] = useState({ values, seed, fling });
  const thrown = useMemo(() => planThrow({ ...request, width, height }), [request, width, height]);
  const { progress, skip } = useThrow({
    id,
    still,
    thrown,
    duration: reducedMotion ? 0 : THROW_TIME[speed],
    onKnock,
    onSettled: () => {
      setResting(true);
      onSettled?.();
    },
  });
  useImperativeHandle(ref, () => ({ skip }), [skip]);
  if (resting && dimmed?.includes(true)) {
    return <RestingDice thrown={thrown} width={width} height={height} dimmed={dimmed} />;
  }
  return <MovingDice thrown={thrown} width={width} height={height} progress={progress} />;
}

const styles = StyleSheet.create({
  // Flying dice may reach over the rim.
  tray: { overflow: 'visible', cursor: 'auto' },
});
