import {
  gouge,
  hatch,
  num,
  plate,
  rays,
  remember,
  repeat,
  steadyHand,
} from '@/components/art/lino';
import {
  block,
  centred,
  CURRENT,
  figure,
  keyed,
  line,
  sign,
  type Cutout,
  type Drawing,
  type Print,
} from '@/components/art/print';
import { upperHalf } from '@/components/stone-age/art/cardUpper';
import { CULTURE, fineCulture } from '@/components/stone-age/art/cultures';
import { finePerson, PERSON } from '@/components/stone-age/art/people';
import { day, INK } from '@/components/theme/palette';
import type { Card, LowerHalf } from '@/machines/stone-age/vocabulary';

/** From this width on a card is opened, not lying on the board: everything is carved finer. */
const FINE_FROM = 160;
/** Where the upper half ends, and the width that the small drawing was made for. */
const WAIST = 0.47;
const BOARD_WIDTH = 76;

const { card: inks } = day;

/** What can be seen of a card or a tile from afar. */
export type Light = 'plain' | 'lit' | 'hovered' | 'dimmed';

/** Seeds differ from card to card, so that no two are cut alike. */
function seedOf(id: string): number {
  return Number(id.slice(1)) * 7 + 3;
}

function inColour(drawing: Drawing, colour: string): Drawing {
  const print = drawing.print.map((node) => {
    if (!('d' in node)) return node;
    const inked = (ink: string | undefined) => (ink === CURRENT ? colour : ink);
    return { ...node, fill: inked(node.fill), stroke: inked(node.stroke) };
  });
  return { ...drawing, print };
}

/** A wreath of cuts round the picture of an opened card. */
function shine(width: number, height: number, ink: string): Cutout {
  const [inner, outer] = [height * 0.45, Math.min(width * 0.47, height * 0.62)];
  return block(
    rays(width / 2, height / 2, inner, outer, 56, { width: 2, squash: 0.78, seed: 9 }),
    ink,
  );
}

/** The ground that people stand on. */
function ground(width: number, height: number): Cutout {
  const cut = (i: number) => {
    const x = width * (0.06 + 0.11 * i);
    return gouge(
      x,
      height * 0.9 + (i % 2) * 5,
      x + width * 0.13,
      height * 0.905 + (i % 2) * 5,
      1.5,
    );
  };
  return block(repeat(8, cut), INK.sandDark);
}

function lowerPicture(lower: LowerHalf, width: number, height: number, fine: boolean): Print {
  if (lower.colour === 'green') {
    const drawing = fine ? fineCulture(lower.culture, inks.culture) : CULTURE[lower.culture];
    const size = Math.min(height * 0.82, width * 0.62);
    return [
      ...(fine ? [shine(width, height, INK.mossDark)] : []),
      centred(inColour(drawing, inks.cultureMark), width / 2, height / 2, size),
    ];
  }
  const drawing = inColour(
    fine ? finePerson(lower.person, inks.people) : PERSON[lower.person],
    inks.peopleMark,
  );
  const size = Math.min(height * 0.84, width * 0.5);
  // The opened card has room for as many people as the card counts for.
  const crowd = fine ? lower.multiplier : 1;
  const middle = width * 0.05 + size / 2;
  const people = Array.from({ length: crowd }, (_, i) => {
    const back = crowd - 1 - i;
    const shade = back ? inColour(PERSON[lower.person], INK.sandDark) : drawing;
    return centred(
      shade,
      middle + back * size * 0.2,
      height * 0.5 - back * size * 0.06,
      size * (1 - 0.1 * back),
    );
  });
  const text = Math.max(15, Math.min(height * 0.36, width * 0.23));
  const right = width * 0.92 - text * 0.34;
  return [
    ...(fine ? [shine(width, height, '#EBD5A4'), ground(width, height)] : []),
    ...people,
    sign('×', right - text * 0.62, height * 0.53, text, inks.multiplier),
    figure(String(lower.multiplier), right, height * 0.5, text * 1.1, inks.multiplier),
  ];
}

/** The edge of the coloured half: uneven above, a hair inside the card. */
function lowerEdge(width: number, top: number, height: number, seed: number): string {
  const hand = steadyHand(seed);
  const steps = width > FINE_FROM ? 7 : 3;
  const along = repeat(
    steps - 1,
    (i) => `L${num((width * (i + 1)) / steps)} ${num(top + hand.jitter(2))}`,
  );
  return (
    `M3 ${num(top + 2)}${along}L${num(width - 3)} ${num(top - 1)}` +
    `L${num(width - 3.4)} ${num(height - 3.6)}L3.6 ${num(height - 3)}Z`
  );
}

function sideCuts(width: number, top: number, height: number, seed: number): string {
  const hand = steadyHand(seed);
  const k = Math.max(1, width / 150);
  const count = Math.round((height - top) / (7 * Math.sqrt(k)));
  return repeat(count, (i) => {
    const y = top + 6 + (i * (height - top - 11)) / count;
    const reach = () => hand.between(5, 13) * k;
    return (
      gouge(5, y, 5 + reach(), y + hand.jitter(1), 0.9 * k) +
      gouge(width - 5, y + 2, width - 5 - reach(), y + 2 + hand.jitter(1), 0.9 * k)
    );
  });
}

function frieze(width: number, y: number): Cutout {
  const count = 22;
  const step = (width - 16) / count;
  const d = repeat(
    count,
    (i) =>
      `M${num(8 + i * step)} ${num(y)}L${num(8 + (i + 0.5) * step)} ${num(y - step * 0.62)}L${num(8 + (i + 1) * step)} ${num(y)}Z`,
  );
  return block(d, INK.rust);
}

/** A civilization card, its top left corner at 0, 0. */
export const cardFace = remember(
  (card: Card, width: number, height: number): Print => {
    const seed = seedOf(card.id);
    const fine = width >= FINE_FROM;
    const edge = plate(width, height, { seed, jitter: 1.4, corner: fine ? 9 : 5 });
    const top = height * WAIST;
    const lower = lowerEdge(width, top, height, seed);
    const green = card.lower.colour === 'green';
    const key = fine ? 2.6 : 2;
    return [
      keyed(edge, INK.board, 1.6, INK.charcoal, { at: [1, fine ? 5 : 3.4] }),
      block(edge, inks.face),
      ...upperHalf(card.upper, { width, height: top - (fine ? 8 : 0), k: width / BOARD_WIDTH }),
      ...(fine ? [frieze(width, top - 2)] : []),
      block(lower, green ? inks.culture : inks.people, { at: [0.8, 0.8] }),
      block(sideCuts(width, top, height, seed), green ? INK.mossLight : INK.sandDark),
      { of: lowerPicture(card.lower, width, height - top - 3, fine), at: [0, top + 1] },
      line(lower, INK.charcoal, 1.3),
      line(edge, INK.charcoal, key),
    ];
  },
  (card, width, height) => `${card.id} ${width} ${height}`,
);

/** What light or shade adds below and above a card or a tile. */
export const lighting = remember(
  (
    width: number,
    height: number,
    seed: number,
    light: Light,
    lit: string,
  ): { below: Print; above: Print } => {
    const edge = plate(width, height, { seed, jitter: 1.4, corner: 5 });
    const shade = keyed(edge, INK.charcoal, 2, INK.charcoal, { at: [4, 6], opacity: 0.3 });
    if (light === 'lit' || light === 'hovered') {
      const glow = keyed(edge, lit, 9, lit, { at: [0.5, 1.5] });
      const rim = keyed(edge, INK.charcoal, light === 'hovered' ? 13 : 11.4, INK.charcoal, {
        at: [0.5, 1.5],
      });
      return { below: [shade, rim, glow], above: [] };
    }
    if (light === 'dimmed') {
      return {
        below: [shade],
        above: [
          block(edge, '#3A3029', { opacity: 0.5 }),
          block(hatch(width, height), INK.charcoal, { opacity: 0.55 }),
        ],
      };
    }
    return { below: [shade], above: [] };
  },
);
