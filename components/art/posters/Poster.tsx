import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Svg from 'react-native-svg';

import {
  gouge,
  heightAt,
  num,
  rays,
  remember,
  repeat,
  sample,
  smooth,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { emblem } from '@/components/art/posters/emblems';
import { block, line, type Print } from '@/components/art/print';
import { Picture, Piece, Printed, SILENT } from '@/components/art/Printed';
import { day, INK, type PlayerInk } from '@/components/theme/palette';

/** A ridge from edge to edge with its cuts, filled down to the foot of the poster. */
function ridge(
  width: number,
  top: number,
  height: number,
  seed: number,
  fill: string,
  cuts: string,
  rim: string,
): Print {
  const hand = steadyHand(seed);
  const points = Array.from({ length: 7 }, (_, i): Point => [
    -6 + ((width + 12) * i) / 6,
    top + (i % 2 ? -1 : 1) * hand.between(2, 17),
  ]);
  const crest = smooth(points);
  const along = sample(points);
  const d = repeat(4, (row) => {
    let out = '';
    for (let x = hand.between(0, 20); x < width;) {
      const length = hand.between(10, 34);
      const y = (at: number) => heightAt(along, at) + 10 + row * 13;
      if (hand.next() < 0.62) out += gouge(x, y(x), x + length, y(x + length), 1.6);
      x += length + hand.between(6, 18);
    }
    return out;
  });
  return [
    block(`${crest}L${num(width + 6)} ${height + 6}L-6 ${height + 6}Z`, fill),
    block(d, cuts),
    line(crest, rim, 2),
  ];
}

function firs(width: number, foot: number): string {
  const spots: readonly (readonly [number, number])[] = [
    [0.045, 62],
    [0.12, 76],
    [0.2, 54],
    [0.81, 58],
    [0.89, 78],
    [0.965, 60],
  ];
  return spots
    .map(([at, tall]) => {
      const x = at * width;
      const tier = (share: number, half: number) =>
        `L${num(x + half)} ${num(foot - tall * share)}L${num(x + half * 0.55)} ${num(foot - tall * (share + 0.03))}`;
      const back = (share: number, half: number) =>
        `L${num(x - half * 0.55)} ${num(foot - tall * (share + 0.03))}L${num(x - half)} ${num(foot - tall * share)}`;
      const w = tall * 0.24;
      return `M${num(x)} ${num(foot - tall)}${tier(0.7, w * 0.5)}${tier(0.42, w * 0.75)}L${num(x + w)} ${num(foot - tall * 0.1)}L${num(x - w)} ${num(foot - tall * 0.1)}${back(0.42, w * 0.75)}${back(0.7, w * 0.5)}Z`;
    })
    .join('');
}

/** Rays and the foot of a poster; the emblem stands at `cx`, `cy` and is `size` wide. */
const backdrop = remember(
  (seat: number, width: number, height: number, cx: number, cy: number, size: number): Print => {
    const player: PlayerInk = day.players[seat] ?? day.players[0];
    const radius = size / 2;
    const far = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy));
    const foot = height - Math.min(170, height * 0.2);
    return [
      block(rays(cx, cy, radius * 1.02, far, 84, { width: 7, seed: 4 }), player.light),
      block(
        rays(cx, cy, radius * 1.08, far * 0.86, 60, { width: 4.5, seed: 9, from: 0.04, to: 6.32 }),
        player.dark,
      ),
      ...ridge(width, foot, height, 6, player.dark, player.colour, INK.bone),
      block(firs(width, foot + 34), INK.charcoal, { stroke: player.light, width: 1.2 }),
      ...ridge(width, foot + 44, height, 8, '#1B1614', player.dark, player.light),
    ];
  },
  undefined,
  12,
);

export interface PosterProps {
  seat: number;
  width: number;
  height: number;
  /** Where the emblem stands; a little below the middle, and as wide as it can be, unless given. */
  cx?: number;
  cy?: number;
  size?: number;
}

/** A whole screen in a player's colour, readable across the table. Words are laid over it. */
export const Poster = memo(function Poster({ seat, width, height, ...place }: PosterProps) {
  const drawing = emblem(seat);
  const size = place.size ?? Math.min(width * 1.02, height * 0.48);
  const cx = place.cx ?? width / 2;
  const cy = place.cy ?? height * 0.5;
  const ground = day.players[seat]?.colour;
  return (
    <View
      style={[StyleSheet.absoluteFill, { backgroundColor: ground, overflow: 'hidden' }]}
      {...HIDDEN}
    >
      <Svg width={width} height={height} {...SILENT}>
        <Printed print={backdrop(seat, width, height, cx, cy, size)} />
        {drawing && <Piece drawing={drawing} x={cx - size / 2} y={cy - size / 2} size={size} />}
      </Svg>
    </View>
  );
});

const HIDDEN = { pointerEvents: 'none' } as const;

/** The emblem alone. */
export const Emblem = memo(function Emblem({
  seat,
  size,
  style,
}: {
  seat: number;
  size: number;
  style?: StyleProp<ViewStyle>;
}) {
  const drawing = emblem(seat);
  return drawing && <Picture drawing={drawing} size={size} style={style} />;
});
