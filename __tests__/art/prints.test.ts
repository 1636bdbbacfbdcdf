import { GLYPH, GLYPHS } from '@/components/art/glyphs';
import { MARK } from '@/components/art/marks';
import { emblem } from '@/components/art/posters/emblems';
import type { Print } from '@/components/art/print';
import { cardBack } from '@/components/stone-age/art/cardBack';
import { cardFace } from '@/components/stone-age/art/cardFace';
import { GOOD, GRAIN } from '@/components/stone-age/art/goods';
import { stackHeight, tileBack, tileFace } from '@/components/stone-age/art/tileFace';
import { ONE_USE_TOOLS, TOOLS } from '@/components/stone-age/art/tools';
import { DIMMED_WORKERS, WORKERS } from '@/components/stone-age/art/workers';
import { phoneType } from '@/components/theme/type';
import { CARDS, TILES } from '@/machines/stone-age/data';

/** Every path and every piece of lettering of a print, with the scale it is shown at. */
function* parts(print: Print, scale = 1): Generator<{ d?: string; text?: number; scale: number }> {
  for (const node of print) {
    if ('of' in node) {
      const own = typeof node.scale === 'number' ? node.scale : Math.abs(node.scale?.[0] ?? 1);
      yield* parts(node.of, scale * own);
    } else if ('d' in node) yield { d: node.d, scale };
    else yield { text: node.size, scale };
  }
}

function expectWellCut(print: Print) {
  const paths = [...parts(print)].flatMap(({ d }) => (d === undefined ? [] : [d]));
  expect(paths.length).toBeGreaterThan(0);
  for (const d of paths) expect(d).toMatch(/^M[-\d.\sMLCQAHVTSZmlcqahvtsz]+$/);
}

/** On the board a card is about 76 points wide, on the smallest phone 66. */
const CARD_SIZES = [
  [76, 110],
  [66, 76],
  [122, 164],
  [300, 430],
] as const;
const TILE_SIZES = [
  [76, 52],
  [68, 40],
  [180, 130],
] as const;

test.each(CARDS)('card $id is drawn at all sizes, and can be read', (card) => {
  for (const [width, height] of CARD_SIZES) {
    const print = cardFace(card, width, height);
    expectWellCut(print);
    for (const { text, scale } of parts(print)) {
      if (text !== undefined) expect(text * scale).toBeGreaterThanOrEqual(phoneType.least);
    }
  }
});

test.each(TILES)('tile $id is drawn at all sizes, and can be read', (tile) => {
  for (const [width, height] of TILE_SIZES) {
    const print = tileFace(tile, width, height, 7);
    expectWellCut(print);
    for (const { text, scale } of parts(print)) {
      if (text !== undefined) expect(text * scale).toBeGreaterThanOrEqual(phoneType.least);
    }
  }
});

test('a print is cut once and then kept', () => {
  const card = CARDS[0];
  if (!card) throw new Error('no cards');
  expect(cardFace(card, 76, 110)).toBe(cardFace(card, 76, 110));
  expect(cardFace(card, 76, 110)).not.toBe(cardFace(card, 77, 110));
});

test('the same card is cut the same way every time', () => {
  jest.isolateModules(() => {
    const again = jest.requireActual<{ cardFace: typeof cardFace }>(
      '@/components/stone-age/art/cardFace',
    ).cardFace;
    for (const card of CARDS) expect(again(card, 76, 110)).toEqual(cardFace(card, 76, 110));
  });
});

test('a stack grows with its tiles', () => {
  const heights = [0, 1, 2, 5, 7, 9].map(stackHeight);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(stackHeight(1)).toBe(0);
});

test('everything else is well cut', () => {
  const drawings = [
    ...Object.values(GOOD),
    GRAIN,
    ...Object.values(TOOLS),
    ...Object.values(ONE_USE_TOOLS),
    ...WORKERS,
    ...DIMMED_WORKERS,
    ...Object.values(MARK),
    ...GLYPHS.map((name) => GLYPH[name]),
    ...[0, 1, 2, 3].map((seat) => emblem(seat)),
  ];
  for (const drawing of drawings) expectWellCut(drawing?.print ?? []);
  expectWellCut(cardBack(76, 110));
  expectWellCut(cardBack(300, 430));
  expectWellCut(tileBack(76, 52, 3));
  expect(emblem(4)).toBeNull();
});
