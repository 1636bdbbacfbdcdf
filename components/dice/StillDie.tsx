import { useMemo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { G, Path, Svg } from 'react-native-svg';

import { DiePrint } from '@/components/dice/DiePrint';
import { PAPER_SHADOW_INK } from '@/components/dice/inks';
import {
  emptyPrint,
  FINE,
  printDie,
  printShadow,
  SHADOW_X,
  SHADOW_Y,
  type Pose,
} from '@/components/dice/print';
import {
  BEVEL,
  project,
  restingTurn,
  TILT,
  type Camera,
  type DieValue,
} from '@/components/dice/solid';

/** How dice that stand in lists are turned, one after the other, so that no two look stamped. */
const YAWS = [0.58, 0.98, 0.46, 0.8, 0.66, 1.06] as const;

/** Nearer than the tray's eye: a single die may show more of its perspective. */
const NEAR = 8.5;

/** Room for the key line. */
const MARGIN = 0.08;

/** The points between which a die and its shadow lie, seen by an eye of scale one. */
function boundsOf(eye: Camera, yaw: number, shadow: boolean) {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  // The rounding takes the outermost tips, the key line adds a little.
  const edge = 1 - BEVEL * 0.2;
  const spots: (readonly [number, number])[] = [];
  for (const [u, v] of [
    [-edge, -edge],
    [-edge, edge],
    [edge, -edge],
    [edge, edge],
  ] as const) {
    const [x, y] = [u * c - v * s, u * s + v * c];
    spots.push(project(eye, [x, y, 0]), project(eye, [x, y, 2]));
    if (shadow) spots.push(project(eye, [x + 2 * SHADOW_X, y + 2 * SHADOW_Y, 0]));
  }
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    left: Math.min(...xs) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    top: Math.min(...ys) - MARGIN,
    bottom: Math.max(...ys) + MARGIN,
  };
}

/** A die at rest as printed into a square of `size` points. */
function stillPrint(value: DieValue, size: number, yaw: number, shadow: boolean) {
  const eye: Camera = { tilt: TILT, distance: NEAR, scale: 1, cx: 0, cy: 0 };
  const { left, right, top, bottom } = boundsOf(eye, yaw, shadow);
  const scale = (size * FINE) / Math.max(right - left, bottom - top);
  const camera: Camera = {
    ...eye,
    scale,
    cx: (size * FINE) / 2 - ((left + right) / 2) * scale,
    cy: (size * FINE) / 2 - ((top + bottom) / 2) * scale,
  };
  const pose: Pose = { x: 0, y: 0, z: 1, turn: restingTurn(value, yaw) };
  const print = emptyPrint();
  printDie(print, camera, pose);
  return { print, scale, shadow: shadow ? printShadow(camera, pose) : '' };
}

export interface DieArtProps {
  value: DieValue;
  /** The side of the square that it fills, shadow and all. */
  size: number;
  x?: number;
  y?: number;
  /** How it is turned about the vertical, in radians; 0.4 to 1.17 shows three faces. */
  yaw?: number;
  shadow?: boolean;
  opacity?: number;
}

/** A resting die inside a drawing, its square's upper left corner at x, y. */
export function DieArt(props: DieArtProps) {
  const { value, size, x = 0, y = 0, yaw = YAWS[0], shadow = true, opacity = 1 } = props;
  const art = useMemo(() => stillPrint(value, size, yaw, shadow), [value, size, yaw, shadow]);
  return (
    <G transform={`translate(${x} ${y}) scale(${1 / FINE})`} opacity={opacity}>
      {art.shadow ? <Path d={art.shadow} {...PAPER_SHADOW_INK} /> : null}
      <DiePrint print={art.print} scale={art.scale} />
    </G>
  );
}

export interface StillDieProps extends Omit<DieArtProps, 'x' | 'y' | 'opacity'> {
  dimmed?: boolean;
  /** Left out where the words beside the die say it already. */
  accessibilityLabel?: string | undefined;
  style?: StyleProp<ViewStyle>;
  testID?: string | undefined;
}

/** One resting die, for icons and lists. */
export function StillDie(props: StillDieProps) {
  const { size, dimmed = false, accessibilityLabel, style, testID, ...art } = props;
  const named = accessibilityLabel !== undefined;
  return (
    <View
      accessible={named}
      accessibilityRole={named ? 'image' : undefined}
      accessibilityLabel={accessibilityLabel}
      aria-hidden={!named}
      style={[{ width: size, height: size }, style]}
      testID={testID}
    >
      <Svg width={size} height={size}>
        <DieArt {...art} size={size} opacity={dimmed ? 0.42 : 1} />
      </Svg>
    </View>
  );
}

export interface StillDiceProps {
  values: readonly DieValue[];
  size: number;
  gap?: number;
  dimmed?: readonly boolean[] | undefined;
  shadow?: boolean;
  accessibilityLabel?: string | undefined;
  style?: StyleProp<ViewStyle>;
  testID?: string | undefined;
}

/** Resting dice side by side. */
export function StillDice(props: StillDiceProps) {
  const { values, size, gap = 2, dimmed, shadow = true, accessibilityLabel, style, testID } = props;
  const named = accessibilityLabel !== undefined;
  return (
    <View
      accessible={named}
      accessibilityRole={named ? 'image' : undefined}
      accessibilityLabel={accessibilityLabel}
      aria-hidden={!named}
      style={[styles.row, { gap }, style]}
      testID={testID}
    >
      {values.map((value, i) => (
        <StillDie
          key={i}
          value={value}
          size={size}
          shadow={shadow}
          yaw={YAWS[i % YAWS.length]}
          dimmed={dimmed?.[i] ?? false}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap' },
});
