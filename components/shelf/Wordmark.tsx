import { StyleSheet, View } from 'react-native';
import Svg, { Text } from 'react-native-svg';
import { FLINT } from '@/components/art/flint';
import { Piece, SILENT } from '@/components/art/Printed';
import { INK } from '@/components/theme/palette';
import { FONT } from '@/components/theme/type';
import { Words } from '@/components/theme/Words';

/** Drawn for these measures, and scaled to the width that is asked for. */
const BOX = { width: 320, height: 124 };
const LETTERS = { x: 146, y: 98, size: 108 };

export interface WordmarkProps {
  name: string;
  width: number;
}

/** The name cut in wood: shadow, bone halo, key line and colour, with the flint beside it. */
export function Wordmark({ name, width }: WordmarkProps) {
  const { x, y, size } = LETTERS;
  const letters = {
    fontFamily: FONT.display,
    fontSize: size,
    textAnchor: 'middle',
    strokeLinejoin: 'round',
  } as const;
  return (
    <View style={{ width, height: (width * BOX.height) / BOX.width }}>
      {/* The drawing is silent; these words are what a screen reader and a search find. */}
      <Words role="heading" aria-level={1} style={styles.unseen}>
        {name}
      </Words>
      <Svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        style={StyleSheet.absoluteFill}
        {...SILENT}
      >
        <Text
          {...letters}
          x={x + 4}
          y={y + 6}
          fill={INK.charcoal}
          stroke={INK.charcoal}
          strokeWidth={19}
        >
          {name}
        </Text>
        <Text {...letters} x={x} y={y} fill={INK.bone} stroke={INK.bone} strokeWidth={19}>
          {name}
        </Text>
        <Piece drawing={FLINT} x={264} y={24} size={42} turn={12} />
        <Text
          {...letters}
          x={x + 2}
          y={y + 2}
          fill={INK.charcoal}
          stroke={INK.charcoal}
          strokeWidth={6}
        >
          {name}
        </Text>
        <Text {...letters} x={x} y={y} fill={INK.red} stroke={INK.charcoal} strokeWidth={3}>
          {name}
        </Text>
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
});
