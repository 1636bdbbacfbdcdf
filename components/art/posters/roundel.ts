import { gouge, polygon, repeat, type Point } from '@/components/art/lino';
import { block, keyed, type Print } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

/** Emblems are drawn in a box of this size, about its middle. */
export const EMBLEM = 400;
export const MIDDLE = EMBLEM / 2;
export const RADIUS = 184;

/** The hand-cut edge of the disc. */
export function edge(radius: number, sides = 44): string {
  const points = Array.from({ length: sides }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / sides;
    return [
      MIDDLE + radius * Math.cos(angle) * (1 + 0.012 * Math.sin(7 * angle + 1)),
      MIDDLE + radius * Math.sin(angle) * (1 + 0.012 * Math.cos(5 * angle)),
    ];
  });
  return polygon(points);
}

/** The part of the disc below a ground line: `level` under the middle, bulging by `swell`. */
export function foot(level: number, swell: number): string {
  const r = RADIUS - 2;
  const half = Math.sqrt(r * r - level * level);
  const y = MIDDLE + level;
  return (
    `M${MIDDLE - half} ${y}A${r} ${r} 0 0 0 ${MIDDLE + half} ${y}` +
    `Q${MIDDLE + 80} ${y - swell} ${MIDDLE} ${y}Q${MIDDLE - 80} ${y + swell} ${MIDDLE - half} ${y}Z`
  );
}

/** Half the width of the disc at a height, a margin left. */
export function halfWidth(y: number, margin: number): number {
  return Math.sqrt(Math.max(0, (RADIUS - margin) ** 2 - (y - MIDDLE) ** 2));
}

/** The lit disc that each seat's animal or sign stands on. */
export function roundel(ground: string, notch: string): Print {
  const at = (angle: number, radius: number): Point => [
    MIDDLE + radius * Math.cos(angle),
    MIDDLE + radius * Math.sin(angle),
  ];
  const notches = repeat(96, (i) => {
    const angle = (i * Math.PI) / 48;
    return gouge(...at(angle, RADIUS - 9), ...at(angle, RADIUS - (i % 2 ? 26 : 19)), 2.4);
  });
  const outer = edge(RADIUS);
  return [
    keyed(outer, INK.charcoal, 6, INK.charcoal, { at: [3, 7] }),
    keyed(outer, ground, 4),
    block(notches, notch),
  ];
}
