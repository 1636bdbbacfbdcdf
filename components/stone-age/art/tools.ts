import { disc, gouges, num, repeat } from '@/components/art/lino';
import {
  block,
  figure,
  keyed,
  line,
  placed,
  relief,
  sign,
  type Drawing,
  type Print,
} from '@/components/art/print';
import { GOOD_INK, INK } from '@/components/theme/palette';

const HAFT = 'M14 44L30 12';

/** The sign of tools: a flint head lashed to a haft. */
export const AXE: Drawing = {
  box: [48, 48],
  bleed: 2,
  print: [
    line(HAFT, INK.bone, 10),
    line(HAFT, INK.charcoal, 7),
    line(HAFT, '#A8733F', 4),
    ...relief(
      'M20 10L32 4L45 12L46 23L36 26L29 20L21 17Z',
      GOOD_INK.stone.block,
      [
        block('M32 4L45 12L46 23L38 17Z', GOOD_INK.stone.light),
        block('M38 17L46 23L36 26L29 20Z', GOOD_INK.stone.dark),
        line('M38 17L32 4M38 17L46 23M38 17L29 20', INK.charcoal, 1.2),
        block(gouges([24, 11, 31, 8, 0.8], [25, 14.5, 33, 13, 0.8]), INK.bone),
      ],
      { key: 2.2 },
    ),
    line('M25 17L31 21M24 20L29.6 23.4', INK.bone, 1.6),
  ],
};

const SLATE = 'M5 2.5L40 1.5L42.5 6L42 39L38 42.5L6 42L2 38L1.5 7Z';

/** As many notches as the tool is worth, so that it can be counted upside down too. */
function notches(value: number): string {
  return repeat(value, (i) => {
    const x = 22 + (i - (value - 1) / 2) * 8;
    return `M${num(x - 2.6)} 41.8L${num(x)} 36.2L${num(x + 2.6)} 41.8Z`;
  });
}

function tablet(ground: string, carving: string, print: Print): Drawing {
  return {
    box: [44, 46],
    bleed: 2,
    print: [
      keyed(SLATE, INK.charcoal, 2.5, INK.charcoal, { at: [0.6, 3] }),
      block(SLATE, INK.bone),
      block(SLATE, ground, { at: [0.6, 0.5] }),
      block(
        gouges([5, 30, 12, 36, 1], [30, 5, 39, 9, 1], [34, 12, 40, 15, 0.8], [4, 24, 9, 28, 0.8]),
        carving,
      ),
      ...print,
      line(SLATE, INK.charcoal, 1.8),
    ],
  };
}

function tool(value: number): Drawing {
  return tablet(INK.slate, INK.bone, [
    placed(AXE, 0, 5, 24),
    figure(String(value), 31.5, 20.6, 24),
    block(notches(value), INK.charcoal),
  ]);
}

/** A red seal at a corner, with a sign that is never too small to read. */
export function seal(text: string, x: number, y: number, radius: number, size: number): Print {
  const plain = text.length > 1;
  return [
    keyed(disc(x, y, radius), INK.red, 1.3),
    plain ? sign(text, x, y, size, INK.bone) : figure(text, x, y, size, INK.bone),
  ];
}

function oneUseTool(value: number): Drawing {
  return {
    ...tablet(INK.sand, INK.straw, [
      placed(AXE, 0, 7, 25),
      figure(String(value), 31.5, 25, 22),
      ...seal('1×', 37, 5.5, 9, 11.5),
    ]),
    bleed: 4,
  };
}

/** The tool tiles; there is none of more than four. */
export const TOOLS: Record<1 | 2 | 3 | 4, Drawing> = {
  1: tool(1),
  2: tool(2),
  3: tool(3),
  4: tool(4),
};

/** The one-use tools that lie as cards before their owner. */
export const ONE_USE_TOOLS: Record<2 | 3 | 4, Drawing> = {
  2: oneUseTool(2),
  3: oneUseTool(3),
  4: oneUseTool(4),
};

/** An empty place for a tool tile. */
export const TOOL_PLACE: Drawing = {
  box: [44, 46],
  bleed: 2,
  print: [line(SLATE, 'current', 1.6, { dash: [5, 4] })],
};
