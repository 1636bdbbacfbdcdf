import { disc, gouge, polygon, repeat, steadyHand, type Point } from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';
import { foot, halfWidth, MIDDLE, roundel } from '@/components/art/posters/roundel';
import { INK, type PlayerInk } from '@/components/theme/palette';

const [CX, CY] = [MIDDLE, MIDDLE - 14];
const CORE = 78;

function at(angle: number, radius: number): Point {
  return [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];
}

const COUNT = 16;
const reach = (i: number) => (i % 2 ? 122 : 156);
const angleOf = (i: number) => (i * 2 * Math.PI) / COUNT - Math.PI / 2;

/** Rays like flint blades, cut apart from the disc. */
const RAYS = repeat(COUNT, (i) => {
  const angle = angleOf(i);
  const half = i % 2 ? 0.1 : 0.15;
  return polygon([at(angle - half, CORE + 10), at(angle, reach(i)), at(angle + half, CORE + 10)]);
});
/** The half of each blade that lies away from the light. */
const SHADES = repeat(COUNT, (i) => {
  const angle = angleOf(i);
  const half = i % 2 ? 0.1 : 0.15;
  return polygon([at(angle, CORE + 10), at(angle, reach(i)), at(angle + half, CORE + 10)]);
});

/** Rings of cuts on the disc. */
function rings(): string {
  const hand = steadyHand(12);
  return [68, 40]
    .map((radius, ring) =>
      repeat(ring ? 14 : 26, (i) => {
        const count = ring ? 14 : 26;
        const angle = (i * 2 * Math.PI) / count + hand.jitter(0.02);
        const [ax, ay] = at(angle, radius);
        const [bx, by] = at(angle + (2 * Math.PI) / count - 0.06, radius);
        return gouge(ax, ay, bx, by, ring ? 2 : 2.6, -radius * 0.02);
      }),
    )
    .join('');
}

const FACE =
  // Brows and closed eyes, nose, a calm mouth.
  gouge(CX - 36, CY - 12, CX - 9, CY - 13, 3.4, -7) +
  gouge(CX + 9, CY - 13, CX + 36, CY - 12, 3.4, -7) +
  gouge(CX - 33, CY + 1, CX - 11, CY + 1, 3.6, -7) +
  gouge(CX + 11, CY + 1, CX + 33, CY + 1, 3.6, -7) +
  polygon([
    [CX - 2.6, CY - 8],
    [CX + 3, CY - 8],
    [CX + 8, CY + 17],
    [CX - 7, CY + 17],
  ]) +
  gouge(CX - 25, CY + 24, CX + 25, CY + 23, 4.6, 12);

function stars(): string {
  const hand = steadyHand(31);
  return repeat(34, () => {
    const angle = hand.between(-Math.PI * 1.05, Math.PI * 0.05);
    const [x, y] = at(angle, hand.between(120, 166));
    const size = hand.between(1.6, 4);
    return `M${x.toFixed(1)} ${(y - size * 1.5).toFixed(1)}l${(size * 0.4).toFixed(1)} ${(size * 1.5).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${(size * 1.5).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${(-size * 1.5).toFixed(1)}Z`;
  });
}

function furrows(): string {
  const hand = steadyHand(14);
  return repeat(14, (i) => {
    const y = MIDDLE + 124 + Math.floor(i / 5) * 17 + hand.between(0, 6);
    const half = halfWidth(y, 12) - 34;
    const x = MIDDLE - half + ((i % 5) / 4) * 2 * half;
    return gouge(x - 14, y, x + 14, y - 1, 2);
  });
}

/** Standing stones on the ridge. */
const STONES =
  'M74 312L78 274L88 266L96 276L98 314ZM112 316L114 286L122 280L130 288L131 318Z' +
  'M270 318L272 284L281 276L289 286L290 316ZM304 314L306 264L318 256L328 268L330 308Z' +
  'M262 280L296 268L298 277L266 290Z';

/** The sun over the standing stones. */
export function sunEmblem({ colour, dark, light }: PlayerInk): Print {
  const core = disc(CX, CY, CORE);
  const ridge = foot(108, 14);
  return [
    ...roundel('#1F4E6C', '#3F7695'),
    block(stars(), INK.riverLight),
    keyed(RAYS + core, INK.bone, 9, INK.bone),
    block(RAYS, colour),
    block(SHADES, dark),
    line(RAYS, INK.charcoal, 3.4),
    block(core, colour, { at: [2, 2] }),
    block(disc(CX - 6, CY - 6, 60), light),
    block(disc(CX, CY, 58), colour),
    block(rings(), INK.bone),
    block(FACE, INK.charcoal),
    line(core, INK.charcoal, 4.4),
    keyed(ridge, '#2B3A24', 3),
    block(furrows(), '#5A6B2F'),
    keyed(STONES, '#8C8479', 3),
    block(
      'M90 268L96 276L98 314L88 314ZM124 281L130 288L131 318L123 318ZM283 278L289 286L290 316L281 317ZM320 258L328 268L330 308L319 310Z',
      '#544C46',
    ),
  ];
}
