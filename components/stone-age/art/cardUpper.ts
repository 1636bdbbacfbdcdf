import { AMMONITE } from '@/components/art/ammonite';
import { dieDrawing } from '@/components/art/dieDrawing';
import { plate, rays, steadyHand, specks } from '@/components/art/lino';
import { MARK } from '@/components/art/marks';
import {
  block,
  centred,
  figure,
  keyed,
  sign,
  type Drawing,
  type Print,
} from '@/components/art/print';
import { cardBack } from '@/components/stone-age/art/cardBack';
import { GOOD, GRAIN } from '@/components/stone-age/art/goods';
import { AXE, seal, TOOLS } from '@/components/stone-age/art/tools';
import { day, INK } from '@/components/theme/palette';
import { RESOURCES, type UpperHalf } from '@/machines/stone-age/vocabulary';

/** The field the upper half has for itself. */
export interface Field {
  width: number;
  height: number;
  /** How many points a unit of a 76-point card has here: small cards are drawn coarser. */
  k: number;
}

/** Nothing that must be read is set smaller than this, in points. */
const LEAST = 11;

const DICE = {
  left: dieDrawing(2, 0.42),
  right: dieDrawing(5, 0.95),
  high: dieDrawing(4, 0.5),
  low: dieDrawing(6, 0.9),
};

const ARROW = 'M0 -3L9 -3.4L8.4 -8L18 0L8.4 8L9 3.2L0 3Z';

type Draw<Type extends UpperHalf['type']> = (
  half: Extract<UpperHalf, { type: Type }>,
  field: Field,
) => Print;

/** The four marks in a row: what it says is for everyone. */
function everyone(x: number, y: number, size: number): Print {
  const gap = size * 1.14;
  return day.players.flatMap((player, seat) => {
    const left = x + (seat - 1.5) * gap - size / 2;
    const shape = MARK[player.mark].print.map((node) =>
      'd' in node ? { ...node, fill: player.on } : node,
    );
    const ground = plate(size, size, { seed: seat + 3, jitter: size * 0.06, corner: size * 0.12 });
    return [
      keyed(ground, player.colour, Math.max(1, size * 0.07), INK.charcoal, {
        at: [left, y - size / 2],
      }),
      { of: shape, at: [left + size * 0.13, y - size * 0.37], scale: (size * 0.74) / 24 } as const,
    ];
  });
}

/** A thing and how many of it, side by side and centred together. */
function counted(thing: Drawing, amount: string, { width, height, k }: Field): Print {
  const size = height * 0.74;
  const text = height * 0.5;
  const middle = height * 0.5;
  if (!amount.startsWith('+')) {
    return [
      centred(thing, width / 2 - text * 0.42, middle, size, -4),
      figure(amount, width / 2 + size * 0.52, middle, text),
    ];
  }
  const plus = width / 2 + size * 0.29;
  return [
    centred(thing, width / 2 - text * 0.58, middle, size, -4),
    sign('+', plus, middle, Math.max(LEAST * 1.2, 15 * k)),
    figure(amount.slice(1), plus + text * 0.5, middle, text),
  ];
}

const DRAWN: { [Type in UpperHalf['type']]: Draw<Type> } = {
  diceForEveryone: (_, { width, height }) => {
    const size = Math.min(height * 0.74, width * 0.46);
    return [
      centred(DICE.left, width / 2 - size * 0.45, height * 0.38, size),
      centred(DICE.right, width / 2 + size * 0.48, height * 0.4, size),
      ...everyone(width / 2, height * 0.84, Math.min(width * 0.17, height * 0.27)),
    ];
  },
  food: ({ amount }, field) => counted(GOOD.food, String(amount), field),
  resource: ({ resource, amount }, field) => {
    const { width, height } = field;
    if (amount > 3) return counted(GOOD[resource], String(amount), field);
    const size = height * (amount === 1 ? 0.76 : 0.64);
    return Array.from({ length: amount }, (_, i) =>
      centred(
        GOOD[resource],
        width / 2 + (i - (amount - 1) / 2) * size * 0.86,
        height * (0.5 + (amount === 1 ? 0 : i % 2 ? 0.09 : -0.06)),
        size,
        amount === 1 ? -3 : i % 2 ? 8 : -8,
      ),
    );
  },
  rollForResource: ({ resource }, { width, height, k }) => {
    const size = Math.min(height * 0.62, width * 0.38);
    const good = Math.min(height * 0.56, width * 0.34);
    return [
      centred(DICE.high, width * 0.2, height * 0.33, size),
      centred(DICE.low, width * 0.31, height * 0.66, size),
      { of: [block(ARROW, INK.charcoal)], at: [width * 0.485, height * 0.5], scale: k * 0.62 },
      centred(GOOD[resource], width * 0.965 - good / 2, height * 0.5, good, -3),
    ];
  },
  points: ({ amount }, field) => counted(AMMONITE, String(amount), field),
  tool: (_, field) => counted(AXE, '+1', field),
  agriculture: (_, field) => counted(GRAIN, '+1', field),
  drawCard: (_, { width, height, k }) => {
    const card = { width: height * 0.46, height: height * 0.66 };
    const back = cardBack(card.width, card.height);
    const at = (x: number, turn: number) => ({
      of: [{ of: back, at: [-card.width / 2, -card.height / 2] as const }],
      at: [x, height * 0.5] as const,
      turn,
    });
    return [
      at(width / 2 - height * 0.34, -12),
      at(width / 2 - height * 0.16, 6),
      sign('+', width / 2 + height * 0.3, height * 0.5, Math.max(LEAST * 1.2, 15 * k)),
      figure('1', width / 2 + height * 0.55, height * 0.5, height * 0.48),
    ];
  },
  oneUseTool: ({ value }, { width, height }) => {
    const tool = TOOLS[value as keyof typeof TOOLS];
    const size = height * 0.74;
    const radius = Math.max(height * 0.16, LEAST * 0.78);
    return [
      centred(tool, width / 2, height * 0.52, size, -2),
      ...seal('1×', width / 2 + size * 0.5, height * 0.22, radius, Math.max(LEAST, radius * 1.18)),
    ];
  },
  twoResources: (_, { width, height }) => {
    const size = Math.min(height * 0.44, width * 0.27);
    const left = width * 0.5 - size * 0.62;
    const radius = Math.max(height * 0.2, LEAST * 0.8);
    return [
      ...RESOURCES.map((resource, i) =>
        centred(
          GOOD[resource],
          left + (i % 2 ? 0.52 : -0.52) * size,
          height * 0.5 + (i < 2 ? -0.5 : 0.5) * size,
          size * 0.94,
        ),
      ),
      ...seal('2', width * 0.5 + size * 1.14, height * 0.5, radius, radius * 1.25),
    ];
  },
};

/** The picture of an upper half: what the buyer gets during the game. */
export function upperHalf(half: UpperHalf, field: Field): Print {
  const draw = DRAWN[half.type] as (half: UpperHalf, field: Field) => Print;
  return [...ground(field), ...draw(half, field)];
}

/** On the opened card the paper behind the picture is grained and shines. */
function ground({ width, height, k }: Field): Print {
  if (k < 2) return [];
  // Flattened so that the longest ray stays on the card.
  const outer = width * 0.43;
  const squash = (height * 0.43) / outer;
  const wreath = rays(width / 2, height / 2, outer * 0.66, outer, 50, {
    width: 2.2,
    seed: 7,
    squash,
  });
  const grain = specks(steadyHand(5), 14, 14, width - 40, height - 10, 16, 0.9, [10, 26]);
  return [block(wreath, '#F1E2BF'), block(grain, '#E9D6AC')];
}
