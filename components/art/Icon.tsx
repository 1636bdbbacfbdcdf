import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { GLYPH, type GlyphName } from '@/components/art/glyphs';
import { disc } from '@/components/art/lino';
import { keyed, line, type Drawing } from '@/components/art/print';
import { Picture } from '@/components/art/Printed';
import { INK } from '@/components/theme/palette';
import { useTheme } from '@/components/theme/ThemeProvider';

export interface IconProps {
  name: GlyphName;
  size?: number;
  /** The colour of text unless given. */
  colour?: string;
  style?: StyleProp<ViewStyle>;
}

/** A sign in one colour. It says nothing by itself: the control around it has the name. */
export const Icon = memo(function Icon({ name, size = 24, colour, style }: IconProps) {
  const theme = useTheme();
  return <Picture drawing={GLYPH[name]} size={size} colour={colour ?? theme.text} style={style} />;
});

function seal(ground: string, shape: string): Drawing {
  const print = [keyed(disc(12, 12, 10.4), ground, 1.8), line(shape, INK.bone, 3)];
  return { box: [24, 24], bleed: 1, print };
}

const TICKS = {
  met: seal('#4F6428', 'M7 12.4L10.6 16L17 8'),
  unmet: seal(INK.red, 'M8 8L16 16M16 8L8 16'),
} as const;

/** Whether a condition is met: told by shape as well as by colour. */
export const Tick = memo(function Tick({ met, size = 20 }: { met: boolean; size?: number }) {
  return <Picture drawing={TICKS[met ? 'met' : 'unmet']} size={size} />;
});
