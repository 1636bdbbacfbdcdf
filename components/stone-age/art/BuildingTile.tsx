import { memo } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Svg, { G } from 'react-native-svg';

import { plate, remember } from '@/components/art/lino';
import { line, type Print } from '@/components/art/print';
import { Printed, SILENT } from '@/components/art/Printed';
import { lighting, type Light } from '@/components/stone-age/art/cardFace';
import { stackHeight, tileBack, tileFace } from '@/components/stone-age/art/tileFace';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Tile } from '@/machines/stone-age/vocabulary';

/** Height by width of a tile; any other proportion can be asked for. */
export const TILE_RATIO = 0.72;

/** How far light and shadow reach over the edge: it takes no room in the layout. */
const REACH = 10;

export interface TilePieceProps {
  /** No tile shows the back. */
  tile: Tile | null;
  /** How many tiles the stack has, this one included. */
  left?: number;
  x?: number;
  y?: number;
  width: number;
  /** Of the uppermost tile; the stack below it comes on top of that. */
  height?: number;
  /** In degrees, about its middle. */
  turn?: number;
  light?: Light;
}

/** A building tile on its stack inside a bigger picture. */
export const TilePiece = memo(function TilePiece(props: TilePieceProps) {
  const { tile, left = 1, x = 0, y = 0, width, turn = 0, light = 'plain' } = props;
  const { site } = useTheme();
  const height = props.height ?? Math.round(width * TILE_RATIO);
  const whole = height + stackHeight(left);
  const { below } = lighting(width, whole, 2, light, light === 'hovered' ? site.hovered : site.lit);
  const { above } = lighting(width, height, 2, light, site.lit);
  const transform = `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`;
  return (
    <G transform={transform}>
      <Printed print={below} />
      <Printed print={tile ? tileFace(tile, width, height, left) : tileBack(width, height, left)} />
      <Printed print={above} />
    </G>
  );
});

export interface TileFaceProps extends Omit<TilePieceProps, 'tile' | 'x' | 'y'> {
  tile: Tile;
  style?: StyleProp<ViewStyle>;
}

/** A building tile standing alone. Its owner says in words what it costs and gives. */
export function TileFace({ tile, ...rest }: TileFaceProps) {
  return <Standing tile={tile} {...rest} />;
}

export type TileBackProps = Omit<TileFaceProps, 'tile'>;

/** Tiles that are not turned over yet. */
export function TileBack(props: TileBackProps) {
  return <Standing tile={null} {...props} />;
}

function Standing(props: Omit<TilePieceProps, 'x' | 'y'> & { style?: StyleProp<ViewStyle> }) {
  const { style, ...piece } = props;
  const { width, height: asked, left = 1 } = props;
  const face = asked ?? Math.round(width * TILE_RATIO);
  const height = Math.ceil(face + stackHeight(left));
  return (
    <View style={[{ width, height }, style]}>
      <Svg
        width={width + 2 * REACH}
        height={height + 2 * REACH}
        viewBox={`${-REACH} ${-REACH} ${width + 2 * REACH} ${height + 2 * REACH}`}
        style={{ position: 'absolute', left: -REACH, top: -REACH }}
        {...SILENT}
      >
        <TilePiece {...piece} height={face} />
      </Svg>
    </View>
  );
}

const emptyPlace = remember((width: number, height: number, ink: string): Print => [
  { ...line(plate(width, height, { seed: 3 }), ink, 2, { dash: [8, 6] }), fill: '#2A242040' },
]);

export interface EmptyPlaceProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** Where a card or a stack was, inside a bigger picture. */
export const EmptyPlace = memo(function EmptyPlace({
  x = 0,
  y = 0,
  width,
  height,
}: EmptyPlaceProps) {
  const { bone } = useTheme();
  return (
    <G transform={`translate(${x} ${y})`}>
      <Printed print={emptyPlace(width, height, bone)} />
    </G>
  );
});
