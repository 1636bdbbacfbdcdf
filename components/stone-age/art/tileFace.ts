import { AMMONITE } from '@/components/art/ammonite';
import {
  disc,
  gouge,
  num,
  plate,
  polygon,
  remember,
  repeat,
  type Point,
} from '@/components/art/lino';
import {
  block,
  centred,
  figure,
  keyed,
  line,
  type Print,
  type PrintNode,
} from '@/components/art/print';
import { GOOD } from '@/components/stone-age/art/goods';
import { day, INK } from '@/components/theme/palette';
import { RESOURCES, type Tile } from '@/machines/stone-age/vocabulary';

/** How much higher each tile of a stack makes it, and how many of them can be told apart. */
export const TILE_STEP = 2.1;
const MOST_SEEN = 7;

/** Roofs tell at a glance what kind of price is asked. */
const ROOF: Record<Tile['kind'], { thatch: string; straw: string }> = {
  fixed: { thatch: INK.red, straw: INK.straw },
  exact: { thatch: INK.ochre, straw: INK.straw },
  free: { thatch: '#23577C', straw: INK.riverLight },
};

/** How high a stack stands over its lowest tile. */
export function stackHeight(left: number): number {
  return Math.max(0, Math.min(left, MOST_SEEN) - 1) * TILE_STEP;
}

function seedOf(id: string): number {
  return Number(id.slice(1)) * 5 + 2;
}

/** The tiles below the uppermost one, each a hair off the one above. */
function stack(edge: string, left: number): Print {
  const count = Math.max(0, Math.min(left, MOST_SEEN) - 1);
  return Array.from({ length: count }, (_, i) => {
    const below = count - i;
    return keyed(edge, below % 2 ? '#C79A57' : '#E6C48A', 1.3, INK.charcoal, {
      at: [0.8 * Math.sin(below * 2.1), below * TILE_STEP],
    });
  });
}

/** Sky, posts and thatch: each tile is a house. */
function house(kind: Tile['kind'], w: number, h: number): Print {
  const { thatch, straw } = ROOF[kind];
  const roof = polygon(
    (
      [
        [0.02, 0.5],
        [0.1, 0.34],
        [0.36, 0.1],
        [0.5, 0.03],
        [0.64, 0.1],
        [0.9, 0.34],
        [0.98, 0.5],
        [0.8, 0.46],
        [0.66, 0.51],
        [0.5, 0.46],
        [0.34, 0.51],
        [0.2, 0.46],
      ] as const
    ).map(([x, y]): Point => [x * w, y * h]),
  );
  const k = w / 80;
  const clouds = repeat(
    4,
    (i) =>
      gouge(4 + i * 2, h * (0.1 + 0.1 * i), w * (0.3 - 0.06 * i), h * (0.1 + 0.1 * i), 0.9 * k) +
      gouge(
        w - 4 - i * 2,
        h * (0.08 + 0.1 * i),
        w * (0.72 + 0.06 * i),
        h * (0.08 + 0.1 * i),
        0.9 * k,
      ),
  );
  const bundles = repeat(5, (n) => {
    const i = n + 1;
    const [top, foot] = [h * (0.12 + i * 0.062), h * 0.43];
    return (
      gouge(w * (0.5 - i * 0.08), top, w * (0.465 - i * 0.088), foot, k) +
      gouge(w * (0.5 + i * 0.08), top, w * (0.535 + i * 0.088), foot, k)
    );
  });
  const post = (x: number) =>
    polygon([
      [x * w, h * 0.45],
      [(x + 0.05) * w, h * 0.45],
      [(x + 0.055) * w, h - 3],
      [(x - 0.005) * w, h - 3],
    ]);
  return [
    block(
      `M2.5 2.5L${num(w - 2.5)} 2.5L${num(w - 2.5)} ${num(h * 0.48)}L2.5 ${num(h * 0.48)}Z`,
      day.tile.sky,
    ),
    block(clouds, INK.bone),
    keyed(post(0.065) + post(0.885), '#8A5630', Math.max(1, k)),
    block(roof, thatch, { at: [0.8, 0.7] }),
    block(bundles, straw, { opacity: 0.9 }),
    line(roof, INK.charcoal, 1.5 * Math.sqrt(k)),
  ];
}

/** The round gable with the points, or with their sign where they depend on what is paid. */
function gable(tile: Tile, w: number, h: number): Print {
  const [x, y, r] = [w / 2, h * 0.31, h * 0.21];
  const ground = keyed(disc(x, y, r), INK.bone, 1.5 * Math.sqrt(w / 80));
  const mark: PrintNode =
    tile.kind === 'fixed'
      ? figure(String(tile.points), x, y - h * 0.005, h * 0.28)
      : centred(AMMONITE, x - r * 0.02, y, r * 1.62);
  return [ground, mark];
}

/** Four shapes that are plainly not the same: kinds, whichever they be. */
const KINDS: readonly string[] = [
  'M-8 -8L8 -8.6L8.4 8L-8.4 8.4Z',
  'M0 -10.4L9 -5L9 5L0 10.4L-9 5L-9 -5Z',
  disc(0, 0, 9),
  'M0 -11.4L10.4 7.6L-10.4 7.6Z',
];
const KIND_INKS = ['#EBC987', '#D9B8A0', '#C4CBA8', '#D6D0C6'] as const;

function kinds(count: number, x: number, y: number, size: number): Print {
  const rows = count > 2 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const scale = size / 22;
  const step = size * 1.08;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - perRow * row : perRow;
    const column = i - row * perRow;
    const shape = keyed(KINDS[i] ?? '', KIND_INKS[i] ?? INK.sand, 1.5 / scale ** 0.7);
    return {
      of: [shape],
      at: [x + (column - (inRow - 1) / 2) * step, y + (row - (rows - 1) / 2) * step] as const,
      scale,
    };
  });
}

/** What is to be paid, between the posts. */
function price(tile: Tile, w: number, h: number): Print {
  const middle = h * 0.745;
  if (tile.kind === 'fixed') {
    const goods = RESOURCES.flatMap((resource) =>
      Array.from({ length: tile.cost[resource] }, () => resource),
    );
    const size = Math.min(h * 0.43, (w * 0.8) / goods.length);
    return goods.map((resource, i) =>
      centred(GOOD[resource], w / 2 + (i - (goods.length - 1) / 2) * size * 1.01, middle, size),
    );
  }
  if (tile.kind === 'exact') {
    const size = tile.kinds > 2 ? h * 0.215 : h * 0.27;
    return [
      figure(String(tile.count), w * (tile.kinds === 1 ? 0.37 : 0.3), middle - h * 0.01, h * 0.4),
      ...kinds(tile.kinds, w * 0.63, middle, size),
    ];
  }
  const size = h * 0.225;
  return [
    figure(`${tile.least}–${tile.most}`, w * 0.355, middle - h * 0.01, h * 0.29),
    ...RESOURCES.map((resource, i) =>
      centred(
        GOOD[resource],
        w * (i % 2 ? 0.8 : 0.665),
        middle + (i < 2 ? -0.5 : 0.5) * size,
        size,
      ),
    ),
  ];
}

/** A building tile on its stack; the uppermost tile's top left corner is at 0, 0. */
export const tileFace = remember(
  (tile: Tile, width: number, height: number, left: number): Print => {
    const edge = plate(width, height, {
      seed: seedOf(tile.id),
      jitter: 1.2,
      corner: Math.max(4, width * 0.05),
    });
    return [
      ...stack(edge, left),
      block(edge, day.tile.face),
      ...house(tile.kind, width, height),
      ...gable(tile, width, height),
      ...price(tile, width, height),
      line(edge, INK.charcoal, 2),
    ];
  },
  (tile, ...sizes) => `${tile.id} ${sizes.join(' ')}`,
);

/** The back of a tile: the poles of a house that is not built yet. */
export const tileBack = remember((width: number, height: number, left: number): Print => {
  const edge = plate(width, height, { seed: 6, jitter: 1.2, corner: Math.max(4, width * 0.05) });
  const [w, h] = [width, height];
  const k = w / 80;
  return [
    ...stack(edge, left),
    block(edge, INK.bone),
    block(edge, '#6E4526', { at: [0.8, 0.7] }),
    block(
      repeat(9, (i) => {
        const y = h * (0.1 + i * 0.1);
        return (
          gouge(w * 0.06, y, w * (0.16 + (i % 3) * 0.05), y, k) +
          gouge(w * 0.94, y, w * (0.84 - (i % 3) * 0.05), y, k)
        );
      }),
      '#A87343',
    ),
    line(
      `M${num(w * 0.3)} ${num(h * 0.84)}L${num(w * 0.54)} ${num(h * 0.16)}` +
        `M${num(w * 0.7)} ${num(h * 0.84)}L${num(w * 0.46)} ${num(h * 0.16)}` +
        `M${num(w * 0.5)} ${num(h * 0.14)}L${num(w * 0.5)} ${num(h * 0.84)}`,
      INK.ochreLight,
      3 * k,
    ),
    line(
      `M${num(w * 0.37)} ${num(h * 0.66)}L${num(w * 0.63)} ${num(h * 0.64)}` +
        `M${num(w * 0.43)} ${num(h * 0.46)}L${num(w * 0.57)} ${num(h * 0.45)}`,
      INK.ochreLight,
      2 * k,
    ),
    line(edge, INK.charcoal, 2),
  ];
});
