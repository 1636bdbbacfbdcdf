import { memo } from 'react';
import { Platform, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { G, Path, Text } from 'react-native-svg';

import { num } from '@/components/art/lino';
import {
  CURRENT,
  type Cutout,
  type Drawing,
  type Group,
  type Letters,
  type Print,
} from '@/components/art/print';
import { INK } from '@/components/theme/palette';
import { FONT } from '@/components/theme/type';

export interface PrintedProps {
  print: Print;
  /** What drawings in one colour are printed in. */
  colour?: string;
}

/** A print as elements, to be used inside an `Svg`. */
export const Printed = memo(function Printed({ print, colour = INK.charcoal }: PrintedProps) {
  return print.map((node, index) => {
    if ('d' in node) return <Pull key={index} cutout={node} colour={colour} />;
    if ('text' in node) return <Lettering key={index} letters={node} colour={colour} />;
    return (
      <G key={index} transform={transformOf(node)} opacity={node.opacity}>
        <Printed print={node.of} colour={colour} />
      </G>
    );
  });
});

function transformOf({ at, scale, turn }: Omit<Group, 'of'>): string | undefined {
  const steps: string[] = [];
  if (at) steps.push(`translate(${num(at[0])} ${num(at[1])})`);
  if (turn) steps.push(`rotate(${num(turn)})`);
  // Two decimals would spoil a small scale.
  if (typeof scale === 'number') steps.push(`scale(${scale.toFixed(4)})`);
  else if (scale) steps.push(`scale(${scale[0].toFixed(4)} ${scale[1].toFixed(4)})`);
  return steps.length ? steps.join(' ') : undefined;
}

function Pull({ cutout, colour }: { cutout: Cutout; colour: string }) {
  const { d, fill, stroke, width, opacity, dash, evenOdd, at } = cutout;
  const inked = (ink: string | undefined) => (ink === CURRENT ? colour : (ink ?? 'none'));
  return (
    <Path
      d={d}
      fill={inked(fill)}
      {...(evenOdd && { fillRule: 'evenodd' as const })}
      {...(stroke !== undefined && {
        stroke: inked(stroke),
        strokeWidth: width,
        strokeLinejoin: 'round' as const,
        // Round ends would close the gaps of a fine dash.
        strokeLinecap: dash ? ('butt' as const) : ('round' as const),
      })}
      {...(dash && { strokeDasharray: dash.join(' ') })}
      {...(opacity !== undefined && { opacity })}
      {...(at && { transform: transformOf({ at }) })}
    />
  );
}

function Lettering({ letters, colour }: { letters: Letters; colour: string }) {
  const { text, x, y, size, fill, face = 'display', anchor = 'start' } = letters;
  const ink = fill === CURRENT ? colour : fill;
  return (
    <Text
      x={x}
      y={y}
      fontFamily={FONT[face]}
      fontSize={size}
      fill={ink}
      textAnchor={anchor}
      // Reggae One is a hair too thin beside the key lines.
      {...(face === 'display' && { stroke: ink, strokeWidth: size * 0.03 })}
    >
      {text}
    </Text>
  );
}

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
