import {
  disc,
  gouge,
  heightAt,
  num,
  rays,
  remember,
  repeat,
  sample,
  smooth,
  specks,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, type Cutout, type Print } from '@/components/art/print';
import { INK, type Theme } from '@/components/theme/palette';

/** A sheet of cut paper with its bone edge, carved along the crest and hatched where it falls. */
function range(
  crest: readonly Point[],
  foot: number,
  fill: string,
  edge: string,
  seed: number,
): Cutout[] {
  const hand = steadyHand(seed);
  const ridge = sample(crest);
  const [from, to] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 0];
  const sheet = `${smooth(crest)}L${num(to)} ${num(foot)}L${num(from)} ${num(foot)}Z`;
  const many = Math.round((to - from) / 34);
  const light = repeat(many * 2, (i) => {
    const x = from + ((i % many) / many) * (to - from) + hand.jitter(10);
    const off = 6 + Math.floor(i / many) * 9 + hand.jitter(1.5);
    const long = hand.between(10, 28);
    return gouge(x, heightAt(ridge, x) + off, x + long, heightAt(ridge, x + long) + off, 1);
  });
  const dark = repeat(Math.round((to - from) / 5), (i) => {
    const x = from + i * 5;
    const y = heightAt(ridge, x);
    const fall = heightAt(ridge, x + 8) - y;
    if (fall < 1.2) return '';
    const long = Math.min(20, 7 + fall * 4) * hand.between(0.7, 1.2);
    return gouge(x, y + 3, x - long * 0.45, y + 3 + long, 1);
  });
  return [
    block(sheet, INK.charcoal, { at: [2, -3], opacity: 0.22 }),
    keyed(sheet, fill, 2, edge),
    block(light, edge, { opacity: 0.6 }),
    block(dark, INK.charcoal, { opacity: 0.45 }),
  ];
}

/** A wave of hills across the width, about `y` high, `lift` up and down. */
const crest = (width: number, y: number, lift: number, step: number, seed: number): Point[] => {
  const hand = steadyHand(seed);
  const count = Math.max(3, Math.round(width / step));
  return Array.from({ length: count + 3 }, (_, i): Point => {
    const x = ((i - 1) * width) / count;
    return [x, y + (i % 2 ? -lift : lift) * hand.between(0.6, 1.1)];
  });
};

/**
 * The head of a page: sky with the sun or the moon at that share of the width, two ranges of hills, and below them the
 * torn edge of the page's own paper.
 */
export const pageHead = remember(
  (width: number, height: number, sunAt: number, theme: Theme): Print => {
    const { land } = theme;
    const night = theme.name === 'night';
    const hand = steadyHand(11);
    const [sunX, sunY, sunR] = [width * sunAt, height * 0.5, Math.min(40, height * 0.3)];
    const edge = Array.from({ length: Math.round(width / 62) + 2 }, (_, i): string => {
      return `L${i * 62} ${num(height - 7 + hand.jitter(2.6))}`;
    }).join('');
    const paper = `M-8 ${height - 6}${edge}L${width + 70} ${height + 12}L-8 ${height + 12}Z`;
    const streaks = repeat(Math.ceil(height / 11), (i) =>
      specks(hand, -20, 6 + i * 11, width, 9 + i * 11, Math.ceil(width / 260), 1, [26, 70]),
    );
    const stars = repeat(Math.round(width / 16), () => {
      const [x, y, r] = [
        hand.between(0, width),
        hand.between(3, height * 0.6),
        hand.between(0.7, 1.9),
      ];
      return `M${num(x)} ${num(y - r * 1.8)}L${num(x + r * 0.6)} ${num(y)}L${num(x)} ${num(y + r * 1.8)}L${num(x - r * 0.6)} ${num(y)}Z`;
    });
    const scars =
      gouge(sunX - sunR * 0.5, sunY - sunR * 0.2, sunX + sunR * 0.2, sunY - sunR * 0.4, 1.6) +
      gouge(sunX - sunR * 0.1, sunY + sunR * 0.3, sunX + sunR * 0.5, sunY + sunR * 0.2, 1.6);
    const bars = repeat(5, (i) => {
      const off = sunR * (-0.7 + i * 0.22);
      const half = Math.sqrt(sunR * sunR - off * off) * 0.9;
      return gouge(sunX - half, sunY + off, sunX + half, sunY + off, 0.9);
    });
    return [
      block(`M0 0L${width} 0L${width} ${height}L0 ${height}Z`, land.sky),
      ...(night ? [block(streaks, land.sky2), block(stars, '#EFE3CB', { opacity: 0.85 })] : []),
      block(
        rays(sunX, sunY, sunR * 1.16, night ? sunR * 1.5 : Math.max(height, 170), night ? 24 : 52, {
          width: night ? 1.2 : 2.2,
          seed: 6,
        }),
        land.sunRays,
        { opacity: night ? 0.6 : 0.5 },
      ),
      block(disc(sunX, sunY, sunR * (night ? 0.8 : 1)), land.sun),
      block(night ? scars : bars, night ? '#C9B58A' : land.sky, { opacity: 0.8 }),
      ...range(
        crest(width, height - 32, 9, 84, 4),
        height + 4,
        land.far,
        night ? '#7E90A4' : land.edge,
        1,
      ),
      ...range(
        crest(width, height - 18, 4, 96, 9),
        height + 4,
        land.near,
        night ? '#8FA56C' : land.edge,
        3,
      ),
      keyed(paper, theme.shadow, 2, theme.shadow, { at: [0, -3] }),
      keyed(paper, theme.paper, 1.8, night ? theme.rule : INK.charcoal),
      block(
        `M0 ${height}L${width} ${height}L${width} ${height + 12}L0 ${height + 12}Z`,
        theme.paper,
      ),
    ];
  },
  (width, height, sunAt, theme) => `${width},${height},${sunAt},${theme.name}`,
  12,
);

/** The grain of a page of paper. */
export const pageGrain = remember(
  (width: number, height: number, ink: string): Print => [
    block(
      specks(
        steadyHand(12),
        0,
        0,
        width,
        height,
        Math.min(160, Math.round((width * height) / 4200)),
        0.9,
      ),
      ink,
    ),
  ],
  undefined,
  12,
);
