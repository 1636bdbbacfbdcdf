import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { MARK, stamp } from '@/components/art/marks';
import { Picture } from '@/components/art/Printed';
import type { Drawing } from '@/components/art/print';
import type { MarkName, Theme } from '@/components/theme/palette';
import { useTheme } from '@/components/theme/ThemeProvider';

export interface MarkProps {
  name: MarkName;
  size: number;
  colour?: string;
  style?: StyleProp<ViewStyle>;
}

/** A seat's mark alone, in one colour. */
export const Mark = memo(function Mark({ name, size, colour, style }: MarkProps) {
  const theme = useTheme();
  return <Picture drawing={MARK[name]} size={size} colour={colour ?? theme.text} style={style} />;
});

export interface StampProps {
  seat: number;
  size: number;
  /** Bone with the mark in colour: for a stamp that lies on the player's own colour. */
  inverted?: boolean;
  turn?: number;
  /** The line round it where it does not lie on the page's own paper. */
  rim?: string;
  style?: StyleProp<ViewStyle>;
}

const stamps = new Map<string, Drawing>();

function stampOf(theme: Theme, seat: number, inverted: boolean, rim: string): Drawing | undefined {
  const key = `${rim}${seat}${inverted}`;
  const player = theme.players[seat];
  if (!stamps.has(key) && player) stamps.set(key, stamp(player, rim, inverted));
  return stamps.get(key);
}

/** A seat's mark on its colour: says whose a thing is wherever no worker stands. */
export const Stamp = memo(function Stamp(props: StampProps) {
  const { seat, size, inverted = false, turn, rim, style } = props;
  const theme = useTheme();
  const drawing = stampOf(theme, seat, inverted, rim ?? theme.rim);
  return drawing ? <Picture drawing={drawing} size={size} turn={turn} style={style} /> : null;
});
