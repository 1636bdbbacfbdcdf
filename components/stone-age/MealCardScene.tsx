import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { disc, gouge, gouges, polygon, rays, remember, smooth } from '@/components/art/lino';
import { block, line, type Print } from '@/components/art/print';
import { Printed, SILENT } from '@/components/art/Printed';
import { WorkerPiece } from '@/components/stone-age/art/Pieces';
import { INK } from '@/components/theme/palette';

/** The scene is drawn this large; what does not fit a window is cut off above. */
const WIDTH = 390;
const HEIGHT = 178;

const FLAME =
  'M-30 4C-44 -22 -22 -34 -24 -62C-8 -54 -8 -36 -2 -44C6 -58 0 -74 6 -92C24 -74 18 -52 24 -44' +
  'C28 -50 28 -56 30 -60C44 -40 40 -14 30 4Z';

const flame = (scale: number, fill: string, key = 0): Print => [
  {
    of: [key ? { ...block(FLAME, fill), stroke: INK.charcoal, width: key } : block(FLAME, fill)],
    at: [195, 150],
    scale,
  },
];

/** Dusk, a great fire, the hills dark against it. */
const dusk = remember((): Print => {
  const far = smooth([
    [-5, 102],
    [50, 74],
    [104, 100],
    [150, 114],
    [240, 114],
    [290, 94],
    [340, 66],
    [395, 94],
  ]);
  const near = smooth([
    [-5, 150],
    [90, 138],
    [195, 146],
    [300, 138],
    [395, 152],
  ]);
  const closed = (crest: string) => `${crest}L395 190L-5 190Z`;
  const logs = 'M150 158L240 146M150 146L240 158';
  return [
    block(
      polygon([
        [-5, -5],
        [395, -5],
        [395, 190],
        [-5, 190],
      ]),
      '#7E2A1B',
    ),
    block(rays(195, 132, 20, 330, 70, { width: 5, from: Math.PI, seed: 6 }), '#CF5F2C'),
    block(rays(195, 132, 20, 210, 46, { width: 4.5, from: Math.PI + 0.03, seed: 8 }), '#E6A03A'),
    block(closed(far), '#3A2A26', { stroke: '#CF5F2C', width: 2 }),
    block(closed(near), '#54331F', { stroke: '#E6A03A', width: 2 }),
    block(
      gouges([20, 160, 52, 158, 1], [70, 166, 104, 164, 1], [286, 164, 322, 166, 1]),
      '#A8602F',
    ),
    ...flame(1.02, '#A8361F', 3),
    ...flame(0.76, '#E07A22'),
    ...flame(0.5, '#FBDB86'),
    block(
      gouges(
        [176, 122, 184, 94, 2],
        [208, 122, 212, 100, 2],
        [196, 102, 198, 74, 2],
        [168, 132, 170, 114, 1.6],
        [222, 134, 222, 118, 1.6],
      ),
      '#FFF1C2',
    ),
    line(logs, INK.charcoal, 13),
    line(logs, '#8A5630', 8),
    block(gouge(156, 156, 200, 150, 1.2) + gouge(190, 152, 234, 157, 1.2), '#E3B679'),
  ];
});

/** Where people sit round the fire, by how many they are. */
const PLACES: readonly (readonly number[])[] = [
  [],
  [110],
  [110, 280],
  [56, 110, 280],
  [56, 110, 280, 334],
];

export interface MealSceneProps {
  seats: number;
  width: number;
  height: number;
}

/** Everybody round the fire. It is only a picture: the meals are told below it. */
export const MealScene = memo(function MealScene({ seats, width, height }: MealSceneProps) {
  // As wide as there is room, and no higher than asked: the sky is cut off first.
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const [w, h] = [width / scale, height / scale];
  return (
    <View style={[styles.frame, { width, height }]} aria-hidden>
      <Svg
        width={width}
        height={height}
        viewBox={`${(WIDTH - w) / 2} ${HEIGHT - h} ${w} ${h}`}
        {...SILENT}
      >
        <Printed print={dusk()} />
        {PLACES[seats]?.map((x, seat) => (
          <Printed key={`shade-${seat}`} print={[block(disc(x, 169, 24, 6), INK.charcoal)]} />
        ))}
        {PLACES[seats]?.map((x, seat) => (
          <WorkerPiece key={seat} seat={seat} x={x} y={160} size={44} />
        ))}
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  frame: { overflow: 'hidden', borderWidth: 2, borderColor: INK.charcoal, borderRadius: 4 },
});
