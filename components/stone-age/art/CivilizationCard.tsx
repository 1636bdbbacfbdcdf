import { memo } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { G } from 'react-native-svg';

import { Printed, SILENT } from '@/components/art/Printed';
import type { Print } from '@/components/art/print';
import { cardBack } from '@/components/stone-age/art/cardBack';
import { cardFace, lighting, type Light } from '@/components/stone-age/art/cardFace';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Card } from '@/machines/stone-age/vocabulary';

/** Height by width of a card; any other proportion can be asked for. */
export const CARD_RATIO = 1.44;

/** How far light and shadow reach over the edge: it takes no room in the layout. */
const REACH = 10;

interface LyingProps {
  print: Print;
  seed: number;
  width: number;
  height: number;
  light: Light;
}

/** A piece of board with its shadow, and its light when it can be chosen. */
const Lying = memo(function Lying({ print, seed, width, height, light }: LyingProps) {
  const { site } = useTheme();
  const glow = light === 'hovered' ? site.hovered : site.lit;
  const { below, above } = lighting(width, height, seed, light, glow);
  return (
    <>
      <Printed print={below} />
      <Printed print={print} />
      <Printed print={above} />
    </>
  );
});

export interface CardPieceProps {
  /** No card shows the back. */
  card: Card | null;
  x?: number;
  y?: number;
  width: number;
  height?: number;
  /** In degrees, about its middle. */
  turn?: number;
  light?: Light;
}

/** A card inside a bigger picture. */
export const CardPiece = memo(function CardPiece(props: CardPieceProps) {
  const { card, x = 0, y = 0, width, turn = 0, light = 'plain' } = props;
  const height = props.height ?? Math.round(width * CARD_RATIO);
  const print = card ? cardFace(card, width, height) : cardBack(width, height);
  const transform = `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`;
  return (
    <G transform={transform}>
      <Lying print={print} seed={card ? 3 : 11} width={width} height={height} light={light} />
    </G>
  );
});

export interface CardFaceProps extends Omit<CardPieceProps, 'card' | 'x' | 'y'> {
  card: Card;
  style?: StyleProp<ViewStyle>;
}

/** A card standing alone. Its owner says in words what is on it. */
export function CardFace({ card, style, ...rest }: CardFaceProps) {
  return <Standing card={card} style={style} {...rest} />;
}

export type CardBackProps = Omit<CardFaceProps, 'card'>;

/** The back of a card: the deck, and what another player holds. */
export function CardBack(props: CardBackProps) {
  return <Standing card={null} {...props} />;
}

function Standing({
  style,
  ...piece
}: Omit<CardPieceProps, 'x' | 'y'> & { style?: StyleProp<ViewStyle> }) {
  const { width } = piece;
  const height = piece.height ?? Math.round(width * CARD_RATIO);
  const box = `${-REACH} ${-REACH} ${width + 2 * REACH} ${height + 2 * REACH}`;
  return (
    <View style={[{ width, height }, style]}>
      <Svg
        width={width + 2 * REACH}
        height={height + 2 * REACH}
        viewBox={box}
        style={{ position: 'absolute', left: -REACH, top: -REACH }}
        {...SILENT}
      >
        <CardPiece {...piece} height={height} />
      </Svg>
    </View>
  );
}
