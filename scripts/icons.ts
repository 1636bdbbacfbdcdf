/**
 * Cuts the app's mark, a flint hand axe before the sun, and prints it in every size the phone,
 * the tablet and the browser ask for: `npm run icons`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cut, Point } from '@/components/art/lino';
import { blob, gouge, gouges, polygon, rays, smooth } from '@/components/art/lino';
import { launch } from './browser.mjs';

const ink = {
  charcoal: '#2A2420',
  bone: '#FBF3E0',
  ground: '#D59A3C',
  ray: '#E6B45C',
  sun: '#B8431F',
  light: '#D3CAB8',
  stone: '#8C8479',
  dark: '#5A5249',
  shadow: '#0E0C0E',
};

// The axe stands upright, 200 tall, with its middle at 0, 0; a print turns and sizes it.
// t is the tip, f the foot, r and l the edges; a to h are where flakes meet inside.
const points = {
  t: [5, -100],
  r1: [18, -81],
  r2: [25, -63],
  r3: [38, -45],
  r4: [43, -25],
  r5: [55, -6],
  r6: [57, 16],
  r7: [63, 37],
  r8: [55, 63],
  r9: [43, 79],
  r10: [23, 93],
  f: [1, 96],
  l1: [-23, 91],
  l2: [-42, 76],
  l3: [-54, 56],
  l4: [-62, 33],
  l5: [-56, 10],
  l6: [-52, -10],
  l7: [-39, -31],
  l8: [-33, -51],
  l9: [-18, -73],
  l10: [-9, -87],
  a: [5, -58],
  b: [-17, -24],
  c: [15, -17],
  d: [-23, 24],
  e: [22, 27],
  g: [-10, 63],
  h: [15, 66],
} as const satisfies Record<string, Point>;
type PointName = keyof typeof points;

// A flake leaves a hollow, so its borders swing. How far, in the order the points are named.
const swings: Partial<Record<string, number>> = {
  't-a': -5,
  'a-b': 6,
  'b-d': 9,
  'd-g': -6,
  'a-c': -7,
  'c-e': 8,
  'e-h': -6,
  'g-h': 5,
  'a-l8': -6,
  'b-l7': 5,
  'd-l5': -7,
  'g-l3': 7,
  'a-r3': 7,
  'c-r4': -5,
  'e-r6': 7,
  'h-r8': -8,
  'g-f': -4,
  'h-r10': 5,
};

interface Flake {
  around: readonly PointName[];
  tone: string;
  /** Where on the edge it was struck: ripples run from there, as from a stone thrown in water. */
  struck: Point;
  ripples: number;
  cut: string;
}

// Light falls from the upper left: the left flakes are lit, the right ones lie in shadow.
const flakes: Flake[] = [
  {
    around: ['t', 'a', 'l8', 'l9', 'l10'],
    tone: ink.light,
    struck: [-24, -72],
    ripples: 3,
    cut: ink.bone,
  },
  {
    around: ['a', 'b', 'l7', 'l8'],
    tone: ink.stone,
    struck: [-44, -46],
    ripples: 3,
    cut: ink.bone,
  },
  {
    around: ['b', 'd', 'l5', 'l6', 'l7'],
    tone: ink.light,
    struck: [-66, -8],
    ripples: 4,
    cut: ink.bone,
  },
  {
    around: ['d', 'g', 'l3', 'l4', 'l5'],
    tone: ink.light,
    struck: [-74, 38],
    ripples: 4,
    cut: ink.bone,
  },
  {
    around: ['g', 'f', 'l1', 'l2', 'l3'],
    tone: ink.stone,
    struck: [-44, 92],
    ripples: 3,
    cut: ink.bone,
  },
  {
    around: ['a', 'c', 'e', 'h', 'g', 'd', 'b'],
    tone: ink.stone,
    struck: [-4, -92],
    ripples: 5,
    cut: ink.bone,
  },
  {
    around: ['t', 'r1', 'r2', 'r3', 'a'],
    tone: ink.stone,
    struck: [32, -72],
    ripples: 3,
    cut: ink.charcoal,
  },
  {
    around: ['a', 'r3', 'r4', 'c'],
    tone: ink.dark,
    struck: [54, -42],
    ripples: 3,
    cut: ink.charcoal,
  },
  {
    around: ['c', 'r4', 'r5', 'r6', 'e'],
    tone: ink.dark,
    struck: [72, -4],
    ripples: 4,
    cut: ink.stone,
  },
  {
    around: ['e', 'r6', 'r7', 'r8', 'h'],
    tone: ink.dark,
    struck: [76, 46],
    ripples: 4,
    cut: ink.charcoal,
  },
  {
    around: ['h', 'r8', 'r9', 'r10'],
    tone: ink.stone,
    struck: [46, 94],
    ripples: 3,
    cut: ink.charcoal,
  },
  { around: ['g', 'h', 'r10', 'f'], tone: ink.dark, struck: [2, 110], ripples: 2, cut: ink.stone },
];

const rim = (Object.keys(points) as PointName[]).filter(
  (name) => name.length > 1 || 'tf'.includes(name),
);
const edge = polygon(rim.map((name) => points[name]));

function swing(from: PointName, to: PointName): number {
  return swings[`${from}-${to}`] ?? -(swings[`${to}-${from}`] ?? 0);
}

function border({ around }: Flake): string {
  const [first = 't'] = around;
  const steps = around.map((from, i) => {
    const to = around[(i + 1) % around.length] ?? first;
    const [[ax, ay], [bx, by]] = [points[from], points[to]];
    const length = Math.hypot(bx - ax, by - ay);
    const bend = swing(from, to);
    const x = (ax + bx) / 2 - ((by - ay) / length) * bend;
    const y = (ay + by) / 2 + ((bx - ax) / length) * bend;
    return `Q${x} ${y} ${bx} ${by}`;
  });
  return `M${points[first].join(' ')}${steps.join('')}Z`;
}

/** The ridges between flakes: cut lines that swell in the middle and end in a point. */
const ridges = Object.entries(swings)
  .map(([name, bend]) => {
    const [from, to] = name.split('-') as [PointName, PointName];
    const [[ax, ay], [bx, by]] = [points[from], points[to]];
    return gouge(ax, ay, bx, by, 2.1, bend);
  })
  .join('');

function ripples({ around, struck: [x, y], ripples: count }: Flake): string {
  const middle = (axis: 0 | 1): number =>
    around.reduce((sum, name) => sum + points[name][axis], 0) / around.length;
  const [dx, dy] = [middle(0) - x, middle(1) - y];
  const towards = Math.atan2(dy, dx);
  const reach = Math.hypot(dx, dy);
  return Array.from({ length: count }, (_, i) => {
    const radius = reach * (0.72 + (0.66 * i) / count);
    // Every second ring is shorter and sits to one side, as a hand would cut it.
    const half = ((i % 2 ? 8 : 14) + (i % 3) * 2) / radius;
    const lean = towards + (i % 2 ? 6 : -3) / radius;
    const at = (angle: number): Point => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ];
    const bend = -2 * radius * (1 - Math.cos(half));
    const [[ax, ay], [bx, by]] = [at(lean - half), at(lean + half)];
    return gouge(ax, ay, bx, by, 1.25, bend);
  }).join('');
}

interface Print {
  size: number;
  /** The height of the axe, as a share of the picture. */
  axe: number;
  ground?: string;
  /** Sun and rays behind, with the sun's radius as a share of the picture. */
  sun?: number;
  rays?: boolean;
  /** Round the corners of the ground: only where no one else will. */
  corner?: number;
  /** Few, thick cuts, for pictures a fingernail wide. */
  coarse?: boolean;
  /** On the night's paper charcoal is no shadow any more. */
  night?: boolean;
}

const turn = 20;

function axe({ size, axe: share, coarse = false, night = false }: Print): string {
  const scale = (size * share) / 200;
  const place = (dx: number, dy: number, inside: string) =>
    `<g transform="translate(${size / 2 + dx * scale} ${size / 2 + dy * scale}) scale(${scale}) rotate(${turn})">${inside}</g>`;
  const key = coarse ? 9 : 6;
  const halo = key + (coarse ? 14 : 15);
  const line = (d: string, colour: string, width: number, fill = 'none') =>
    `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const colours = flakes.map((flake) => line(border(flake), flake.tone, 0.7, flake.tone)).join('');
  const carving = flakes
    .map(
      (flake, i) =>
        `<clipPath id="flake${i}"><path d="${border(flake)}"/></clipPath>` +
        `<path d="${ripples(flake)}" fill="${flake.cut}" clip-path="url(#flake${i})"/>`,
    )
    .join('');
  const off = coarse ? 0 : 2.6;
  const shadow = night ? ink.shadow : ink.charcoal;
  return [
    // Thickness: the halo's own outline in charcoal, a step lower.
    place(coarse ? 0 : 5, coarse ? 0 : 8, line(edge, shadow, halo, shadow)),
    place(0, 0, line(edge, ink.bone, halo, ink.bone)),
    // The colour block, printed a hair off.
    place(off, off, colours),
    place(
      0,
      0,
      [
        coarse ? '' : carving,
        line(ridges, ink.charcoal, coarse ? 3 : 1.3, ink.charcoal),
        line(edge, ink.charcoal, key),
      ].join(''),
    ),
  ].join('');
}

function sky({ size, sun, rays: shine }: Print): string {
  if (sun === undefined) return '';
  const middle = size / 2;
  const radius = size * sun;
  const disc = smooth(blob(middle, middle, radius, radius, 7, 22, 0.012), true);
  const wreath = { width: size * 0.015, seed: 4, unevenness: 0.7 };
  const u = radius / 100;
  const slits = sunCuts.map(([ax, ay, bx, by, width = 1]): Cut => [
    middle + ax * u,
    middle + ay * u,
    middle + bx * u,
    middle + by * u,
    width * u,
  ]);
  return [
    shine
      ? `<path d="${rays(middle, middle, radius * 1.13, size * 0.86, 30, wreath)}" fill="${ink.ray}"/>`
      : '',
    `<path d="${disc}" fill="${ink.sun}"/>`,
    `<clipPath id="sun"><path d="${disc}"/></clipPath>`,
    `<path d="${gouges(...slits)}" fill="${ink.ray}" clip-path="url(#sun)"/>`,
  ].join('');
}

// Level cuts over the lower half of the sun, on a disc of radius 100.
const sunCuts: Cut[] = [
  [-104, 24, -40, 27, 2],
  [40, 18, 104, 20, 2],
  [-102, 42, 10, 45, 2.6],
  [44, 38, 104, 40, 2.4],
  [-94, 60, 0, 61, 3],
  [30, 58, 96, 58, 3],
  [-76, 77, 78, 76, 3.2],
  [-54, 91, 52, 91, 3],
  [-98, -2, -70, -2, 1.5],
  [72, -6, 100, -6, 1.5],
  [-70, -52, -44, -54, 1.4],
  [62, -60, 78, -60, 1.3],
];

function frame(size: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${inside}</svg>`;
}

function print(recipe: Print): string {
  const { size, ground, corner = 0 } = recipe;
  const block = `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground ?? 'none'}"/>`;
  const clip = `<clipPath id="block">${block}</clipPath>`;
  return frame(size, `${clip}<g clip-path="url(#block)">${block}${sky(recipe)}${axe(recipe)}</g>`);
}

/** One flat shape with the cuts left open, which Android tints as the person wishes. */
function monochrome(size: number, share: number): string {
  const scale = (size * share) / 200;
  return frame(
    size,
    `<g transform="translate(${size / 2} ${size / 2}) scale(${scale}) rotate(${turn})">
      <mask id="cuts" x="-100" y="-120" width="200" height="240" maskUnits="userSpaceOnUse">
        <path d="${edge}" fill="white" stroke="white" stroke-width="8" stroke-linejoin="round"/>
        <path d="${ridges}" stroke="black" stroke-width="2.4"/>
        <path d="${flakes.map(ripples).join('')}"/>
      </mask>
      <rect x="-100" y="-120" width="200" height="240" fill="white" mask="url(#cuts)"/>
    </g>`,
  );
}

const wholeIcon = { axe: 0.75, sun: 0.36, rays: true, ground: ink.ground };
// What a launcher's mask leaves for certain is a circle of 66/108 of the width.
const masked = { axe: 0.5, sun: 0.24, rays: true };

const pictures: Record<string, { size: number; svg: string }> = {
  'assets/icon.png': { size: 1024, svg: print({ size: 1024, ...wholeIcon }) },
  'assets/adaptive-icon.png': { size: 1024, svg: print({ size: 1024, ...masked }) },
  'assets/adaptive-monochrome.png': { size: 1024, svg: monochrome(1024, 0.5) },
  // Android shows the splash through a circle, too: all of it within 80 % of the width.
  'assets/splash.png': { size: 768, svg: print({ size: 768, axe: 0.7, sun: 0.31 }) },
  'assets/splash-dark.png': {
    size: 768,
    svg: print({ size: 768, axe: 0.7, sun: 0.31, night: true }),
  },
  'assets/favicon.png': {
    size: 48,
    svg: print({ size: 48, axe: 0.8, ground: ink.ground, corner: 0.2, coarse: true }),
  },
  'public/icon-192.png': { size: 192, svg: print({ size: 192, ...wholeIcon, corner: 0.18 }) },
  'public/icon-512.png': { size: 512, svg: print({ size: 512, ...wholeIcon, corner: 0.18 }) },
  'public/icon-maskable-512.png': {
    size: 512,
    svg: print({ size: 512, ...wholeIcon, axe: 0.62, sun: 0.28 }),
  },
};

const browser = await launch();
try {
  for (const [file, { size, svg }] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true });
    await page.close();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, png);
    console.log(`${file}: ${Math.ceil(png.length / 1024)} kB`);
  }
} finally {
  await browser.close();
}
