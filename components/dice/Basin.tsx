import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { ClipPath, Defs, G, Path, Svg } from 'react-native-svg';

import {
  gouge,
  remember,
  repeat,
  sample,
  smooth,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { BASIN_INK } from '@/components/dice/inks';
import { INK } from '@/components/theme/palette';

/** The rim as shares of the tray's sides, clockwise from the upper left: cut by hand, not ruled. */
const RIM: readonly Point[] = [
  [0.016, 0.11],
  [0.1, 0.018],
  [0.38, 0.03],
  [0.63, 0.006],
  [0.88, 0.024],
  [0.985, 0.15],
  [0.994, 0.57],
  [0.964, 0.9],
  [0.785, 0.968],
  [0.49, 0.984],
  [0.19, 0.968],
  [0.036, 0.89],
  [0.002, 0.55],
];

/** Room under the rim for its thickness. */
const THICK = 4;

function cutBasin(width: number, height: number) {
  const [cx, cy] = [width / 2, (height - THICK) / 2];
  const rim = RIM.map(([x, y]): Point => [x * width, y * (height - THICK) + 1]);
  const drawnIn = ([x, y]: Point, by: number): Point => [
    cx + (x - cx) * (1 - by / cx),
    cy + (y - cy) * (1 - by / cy),
  ];
  const edge = Math.min(10, height * 0.055);
  const round = sample([...rim, rim[0] ?? [0, 0]], 11);
  const rimCuts = repeat(Math.floor((round.length - 6) / 8), (i) => {
    const a = drawnIn(round[i * 8] ?? [0, 0], edge * 0.45);
    const b = drawnIn(round[i * 8 + 6] ?? [0, 0], edge * 0.45);
    return gouge(a[0], a[1], b[0], b[1], 1.1);
  });
  const hand = steadyHand(4);
  // Rings that the gouge left while the tray was hollowed out.
  let rings = '';
  for (const k of [0.3, 0.44, 0.58, 0.72, 0.86, 0.98, 1.1]) {
    const [rx, ry] = [cx * 0.98 * k, cy * 0.98 * k];
    const at = (a: number): Point => [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
    let angle = hand.next();
    while (angle < 2 * Math.PI) {
      const turn = hand.between(0.12, 0.34);
      const [a, b] = [at(angle), at(angle + turn)];
      rings += gouge(a[0], a[1], b[0], b[1], 1.2, (-rx * turn * turn) / 9);
      angle += turn + hand.between(0.08, 0.3);
    }
  }
  const wall = repeat(Math.floor(width / 26), (i) =>
    gouge(22 + i * 26, edge + 4, 17 + i * 26, edge + 20, 1.6),
  );
  return {
    rim: smooth(rim, true, 7),
    floor: smooth(
      rim.map((point) => drawnIn(point, edge)),
      true,
      7,
    ),
    rimCuts,
    rings,
    wall,
  };
}

const cutsFor = remember(cutBasin);

export interface BasinProps {
  width: number;
  height: number;
}

/** The hollowed wooden tray. */
export const Basin = memo(function Basin({ width, height }: BasinProps) {
  const cuts = cutsFor(width, height);
  const clip = `basin-${Math.round(width)}-${Math.round(height)}`;
  return (
    <Svg width={width} height={height} style={styles.basin} aria-hidden>
      <Defs>
        <ClipPath id={clip}>
          <Path d={cuts.floor} />
        </ClipPath>
      </Defs>
      <Path
        d={cuts.rim}
        fill={INK.charcoal}
        stroke={INK.charcoal}
        strokeWidth={2}
        transform={`translate(0 ${THICK - 1})`}
      />
      <Path d={cuts.rim} fill={BASIN_INK.rim} stroke={INK.charcoal} strokeWidth={2} />
      <Path d={cuts.rimCuts} fill={BASIN_INK.rimLight} />
      <Path d={cuts.floor} fill={BASIN_INK.floor} stroke={INK.charcoal} strokeWidth={2} />
      <G clipPath={`url(#${clip})`}>
        <Path d={cuts.rings} fill={BASIN_INK.cuts} />
        <Path d={cuts.wall} fill={BASIN_INK.deep} />
      </G>
    </Svg>
  );
});

const styles = StyleSheet.create({
  basin: { position: 'absolute', pointerEvents: 'none' },
});
