import { memo, useId, useMemo } from 'react';
import Svg, { ClipPath, Defs, G, Path, Text } from 'react-native-svg';

import { gouge, polygon, repeat, steadyHand } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { Printed, SILENT } from '@/components/art/Printed';
import { aurignacCover, LID, stoneAgeCover } from '@/components/stone-age/art/valleyCovers';
import { horizonPrint, ledgePrint } from '@/components/stone-age/art/valleyHorizon';
import { INK, type Theme } from '@/components/theme/palette';
import { FONT } from '@/components/theme/type';

export interface ShelfSceneProps {
  width: number;
  /** Seven tenths of the width unless given; a wide window wants a lower one. */
  height?: number;
  theme: Theme;
}

/** The head of the shelf: the valley at sunrise, or by night. */
export const ShelfScene = memo(function ShelfScene({ width, height, theme }: ShelfSceneProps) {
  const high = height ?? Math.min(width * 0.7, 420);
  const print = useMemo(() => horizonPrint(width, high, theme), [width, high, theme]);
  return (
    <Svg width={width} height={high} viewBox={`0 0 ${width} ${high}`} {...SILENT}>
      <Printed print={print} />
    </Svg>
  );
});

/** The rock the boxes lie on: a wall and a ledge; below it the paper of the page begins. */
export const ShelfLedge = memo(function ShelfLedge({ width, height, theme }: ShelfSceneProps) {
  const high = height ?? Math.min(width * 0.58, 300);
  const print = useMemo(() => ledgePrint(width, high, theme), [width, high, theme]);
  return (
    <Svg width={width} height={high} viewBox={`0 0 ${width} ${high}`} {...SILENT}>
      <Printed print={print} />
    </Svg>
  );
});

const GAMES = {
  stoneAge: { cover: stoneAgeCover, front: '#A8361F', side: '#7A2414' },
  aurignac: { cover: aurignacCover, front: '#5A3419', side: '#3A2210' },
};
export type BoxedGame = keyof typeof GAMES;

/** How the lid is laid back: sheared to the right and shortened. */
const SHEAR = -0.2108;
const SHORT = 0.62;
const LEAN = -SHEAR * LID.depth;
const BACK = LID.depth * SHORT;
const HIGH = 56;
const VIEW = { x: -6, y: -20, width: 212, height: 178 };

const lid = polygon([
  [LEAN, 0],
  [LEAN + LID.width, 0],
  [LID.width, BACK],
  [0, BACK],
]);
const front = polygon([
  [0, BACK],
  [LID.width, BACK],
  [LID.width - 1, BACK + HIGH],
  [1, BACK + HIGH],
]);
const side = polygon([
  [LID.width, BACK],
  [LEAN + LID.width, 0],
  [LEAN + LID.width - 0.5, HIGH - 4],
  [LID.width - 1, BACK + HIGH],
]);

/** What is under the cover: shadow, halo and the side that is turned away. */
function under(colour: string): Print {
  const shade = polygon([
    [4, BACK + HIGH],
    [LID.width, BACK + HIGH],
    [LEAN + LID.width + 2, HIGH],
    [LEAN + LID.width + 20, HIGH + 14],
    [LID.width + 22, BACK + HIGH + 9],
    [18, BACK + HIGH + 9],
  ]);
  const grain = repeat(5, (i) => {
    const share = 0.12 + i * 0.18;
    const x = LID.width + 3 + LEAN * share;
    return gouge(x, BACK * (1 - share) + 7, x, BACK * (1 - share) + HIGH - 6, 0.9);
  });
  return [
    block(shade, INK.charcoal, { opacity: 0.45 }),
    keyed(lid + front + side, INK.bone, 5, INK.bone),
    keyed(side, colour, 1.8),
    block(grain, INK.charcoal, { opacity: 0.5 }),
  ];
}

/** What is over the cover: its edge, and the front with the seam of the lid. */
function over(colour: string, seed: number): Print {
  const hand = steadyHand(seed);
  const seam = polygon([
    [0, BACK + HIGH * 0.26],
    [LID.width, BACK + HIGH * 0.24],
    [LID.width, BACK + HIGH * 0.3],
    [0, BACK + HIGH * 0.32],
  ]);
  const cuts = repeat(7, (i) => {
    const y = BACK + 12 + i * 6;
    return (
      gouge(4, y, hand.between(9, 18), y, 0.9) +
      gouge(LID.width - 4, y, LID.width - hand.between(9, 18), y, 0.9)
    );
  });
  return [
    line(lid, INK.charcoal, 2),
    keyed(front, colour, 2),
    block(seam, INK.charcoal, { opacity: 0.55 }),
    block(cuts, INK.bone, { opacity: 0.6 }),
  ];
}

const SOON: Print = [
  keyed('M0 2L62 0L64 24L1 26Z', INK.charcoal, 2, INK.charcoal, { at: [1, 3] }),
  keyed('M0 2L62 0L64 24L1 26Z', INK.ochreLight, 1.8),
];

export interface GameBoxProps {
  game: BoxedGame;
  /** How wide the whole picture is, its shadow included. */
  width: number;
  /** Printed on the front. */
  title: string;
  subtitle?: string;
  /** A plate hung over a box that cannot be opened yet. */
  soon?: string;
}

/** How high a box of a width is. */
export function gameBoxHeight(width: number): number {
  return (width * VIEW.height) / VIEW.width;
}

/** A game's box lying aslant, its lid printed, its name on the front. */
export const GameBox = memo(function GameBox(props: GameBoxProps) {
  const { game, width, title, subtitle, soon } = props;
  const clip = useId();
  const { cover, front: face, side: turned } = GAMES[game];
  const printed = useMemo(() => cover(), [cover]);
  const middle = LID.width / 2;
  const letters = { fill: INK.bone, textAnchor: 'middle', x: middle } as const;
  // A long name is set smaller rather than cut off.
  const size = Math.min(18, 210 / Math.max(title.length, 1));
  // Small boxes on small phones still keep the least size of type.
  const small = Math.max(11.5, (11.2 * VIEW.width) / width);
  return (
    <Svg
      width={width}
      height={gameBoxHeight(width)}
      viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
      {...SILENT}
    >
      <Defs>
        <ClipPath id={clip}>
          <Path d={lid} />
        </ClipPath>
      </Defs>
      <Printed print={under(turned)} />
      <G clipPath={`url(#${clip})`}>
        <G transform={`matrix(1 0 ${SHEAR} ${SHORT} ${LEAN} 0)`}>
          <Printed print={printed} />
        </G>
      </G>
      <Printed print={over(face, game.length)} />
      <Text
        {...letters}
        y={BACK + HIGH * 0.26 + 20}
        fontFamily={FONT.display}
        fontSize={size}
        stroke={INK.bone}
        strokeWidth={size * 0.03}
      >
        {title}
      </Text>
      {subtitle && (
        <Text {...letters} y={BACK + HIGH - 6.5} fontFamily={FONT.strong} fontSize={small}>
          {subtitle}
        </Text>
      )}
      {soon && (
        <G transform="translate(122 -12) rotate(7)">
          <Printed print={SOON} />
          <Text
            x={32}
            y={18}
            textAnchor="middle"
            fontFamily={FONT.display}
            fontSize={Math.min(14, 78 / soon.length)}
            fill={INK.charcoal}
          >
            {soon}
          </Text>
        </G>
      )}
    </Svg>
  );
});
