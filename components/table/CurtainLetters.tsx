import { StyleSheet, Text, View } from 'react-native';

import { INK, type PlayerInk } from '@/components/theme/palette';
import { LINE } from '@/components/theme/fitting';
import { FONT } from '@/components/theme/type';
import { Words } from '@/components/theme/Words';

export interface PosterLettersProps {
  text: string;
  size: number;
  align?: 'left' | 'center';
  /** Whose poster it is. */
  ink: PlayerInk;
}

/**
 * Letters for a poster, with their own shadow cut behind them. They are large already, so they
 * do not follow the system's text size: a name that is too wide would be of no use to anyone.
 */
export function PosterLetters({ text, size, align = 'center', ink }: PosterLettersProps) {
  const off = Math.max(1.5, size * 0.045);
  const style = { textAlign: align, lineHeight: Math.round(size * LINE) } as const;
  const colour = ink.on;
  const behind = colour === INK.charcoal ? ink.light : INK.charcoal;
  return (
    <View style={{ paddingBottom: off }}>
      <View style={[StyleSheet.absoluteFill, { left: off, top: off, right: -off }]} aria-hidden>
        <Words face="display" step={size} colour={behind} style={style} allowFontScaling={false}>
          <Set text={text} />
        </Words>
      </View>
      <Words face="display" step={size} colour={colour} style={style} allowFontScaling={false}>
        <Set text={text} />
      </Words>
    </View>
  );
}

/** The display face has a spark for a hyphen: names get a plain one. */
function Set({ text }: { text: string }) {
  return text.split(/(-)/).map((part, i) =>
    part === '-' ? (
      <Text key={i} style={{ fontFamily: FONT.strong }}>
        -
      </Text>
    ) : (
      part
    ),
  );
}
