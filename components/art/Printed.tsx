import { memo } from 'react';
import { Platform, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { G } from 'react-native-svg';

import { num } from '@/components/art/lino';
import type { Drawing, Print } from '@/components/art/print';
import { Pulled } from '@/components/art/Pulled';
import { INK } from '@/components/theme/palette';

export interface PrintedProps {
  print: Print;
  /** What drawings in one colour are printed in. */
  colour?: string;
}

/** A print as elements, to be used inside an `Svg`. */
export const Printed = memo(function Printed({ print, colour = INK.charcoal }: PrintedProps) {
  return <Pulled print={print} colour={colour} />;
});

export interface PieceProps {
  drawing: Drawing;
  /** Where its top left corner is, and how wide it is, in the units of the picture around it. */
  x?: number;
  y?: number;
  size: number;
  /** In degrees, about its middle. */
  turn?: number;
  opacity?: number;
  colour?: string;
}

/** A drawing inside a bigger picture. */
export const Piece = memo(function Piece(props: PieceProps) {
  const { drawing, x = 0, y = 0, size, turn, opacity, colour } = props;
  const [width, height] = drawing.box;
  const scale = size / width;
  const middle = `${num(width / 2)} ${num(height / 2)}`;
  const turned = turn ? ` rotate(${num(turn)} ${middle})` : '';
  const transform = `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)})${turned}`;
  return (
    <G transform={transform} opacity={opacity}>
      <Printed print={drawing.print} colour={colour} />
    </G>
  );
});

/**
 * For pictures that only repeat what is said elsewhere. The browser's element takes the attribute
 * as it is, the native ones take the platforms' own words for it.
 */
export const SILENT = Platform.select({
  web: { 'aria-hidden': true, pointerEvents: 'none' },
  default: {
    accessible: false,
    accessibilityElementsHidden: true,
    importantForAccessibility: 'no-hide-descendants',
    pointerEvents: 'none',
  },
} as const);

export interface PictureProps {
  drawing: Drawing;
  /** How wide the whole picture is on the screen, its bleed included. */
  size: number;
  colour?: string;
  opacity?: number;
  turn?: number;
  style?: StyleProp<ViewStyle>;
}

/**
 * A drawing standing alone. It is silent for screen readers: what it means is said by the control
 * or the text it stands in.
 */
export const Picture = memo(function Picture(props: PictureProps) {
  const { drawing, size, colour, opacity, turn, style } = props;
  const bleed = drawing.bleed ?? 0;
  const width = drawing.box[0] + 2 * bleed;
  const height = drawing.box[1] + 2 * bleed;
  return (
    <Svg
      width={size}
      height={(size * height) / width}
      viewBox={`${-bleed} ${-bleed} ${width} ${height}`}
      // In the browser a bare svg would lie below the surfaces that are drawn behind it.
      style={[{ position: 'relative' }, style]}
      {...SILENT}
    >
      <Piece
        drawing={drawing}
        size={drawing.box[0]}
        turn={turn}
        opacity={opacity}
        colour={colour}
      />
    </Svg>
  );
});
