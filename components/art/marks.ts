import { disc, gouge, polygon, repeat, type Point } from '@/components/art/lino';
import { block, centred, CURRENT, keyed, type Drawing } from '@/components/art/print';
import { INK, type MarkName, type PlayerInk } from '@/components/theme/palette';

const SUN_RAYS = repeat(8, (i) => {
  const angle = (i * Math.PI) / 4;
  const at = (radius: number, aside: number): Point => [
    12 + radius * Math.cos(angle + aside),
    12 + radius * Math.sin(angle + aside),
  ];
  return polygon([at(6.6, -0.27), at(11.7, 0), at(6.6, 0.27)]);
});

/** The seats' marks as silhouettes, each known in solid black at the size of a letter. */
const SHAPES: Record<MarkName, string> = {
  hand:
    'M8.4 23.2L7.5 19.4L5.4 16.9L2 13.7L2.1 11.6L3.8 11L7.2 14L5 5.2L5.7 3.2L7.7 3.7L9.7 10.6' +
    'L9.8 2.5L11.2 1L12.8 2.6L12.9 10.6L14.7 2.9L16.2 1.9L17.7 3.3L16.5 11.3L19 6.3L20.7 5.6' +
    'L21.7 7.3L19 13.6L18 18.6L16.8 23.2Z',
  bison:
    'M2.4 15.6L1 12.6L2.6 9.4L3.6 8.2L2.2 5.2L5.4 6.8C7.4 3.4 11 2.6 13.6 4.8C16.4 7 20.2 6.8 ' +
    '22.2 9.6L23.4 15.6L22 15.8L21.4 13L20.8 15L21.2 21.4L18.4 21.4L17.4 16.2L12.4 16L11.8 21.4' +
    `L9 21.4L8.4 17.2L6.6 19.4L4.8 17.4Z${disc(4.6, 11.6, 0.7)}`,
  sun: disc(12, 12, 5.2) + SUN_RAYS,
  fish:
    'M1 12C4 6 10 4.4 14.4 7.4L17.4 10L22.8 5.6L21.4 12L22.8 18.4L17.4 14L14.4 16.6' +
    `C10 19.6 4 18 1 12Z${disc(6.2, 11.2, 1.25)}` +
    gouge(9.6, 7.8, 9.6, 16.2, 1.2, -1.1) +
    gouge(13.1, 8.7, 13.1, 15.3, 1, -0.9),
};

function mark(name: MarkName): Drawing {
  return { box: [24, 24], print: [block(SHAPES[name], CURRENT, { evenOdd: true })] };
}

/** Marks in the colour they are shown in. */
export const MARK: Record<MarkName, Drawing> = {
  hand: mark('hand'),
  bison: mark('bison'),
  sun: mark('sun'),
  fish: mark('fish'),
};

/** The wooden stamp a mark is cut from: a crooked square in the player's colour. */
export function stamp(player: PlayerInk, rim: string, inverted = false): Drawing {
  const ground = inverted ? INK.bone : player.colour;
  const ink = inverted ? player.dark : player.on;
  const face = centred(MARK[player.mark], 24, 24, 35);
  const shape = block(SHAPES[player.mark], ink, { evenOdd: true });
  return {
    box: [48, 48],
    bleed: 1.5,
    print: [
      keyed('M1 3L46 0.6L47.4 46L2.4 47.4Z', ground, 2.6, rim),
      { ...face, of: [{ of: [shape], at: [-12, -12] }] },
    ],
  };
}
