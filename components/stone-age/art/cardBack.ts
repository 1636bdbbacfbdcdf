import { FLINT } from '@/components/art/flint';
import {
  gouge,
  outline,
  plate,
  polygon,
  rays,
  remember,
  repeat,
  type Point,
} from '@/components/art/lino';
import { block, centred, keyed, line, type Print } from '@/components/art/print';
import { day, INK } from '@/components/theme/palette';

/** Teeth along the inside of the edge, as if notched with a flint. */
function teeth(width: number, height: number, inset: number, size: number): string {
  const across = Math.max(4, Math.round((width - 2 * inset) / size));
  const down = Math.max(5, Math.round((height - 2 * inset) / size));
  const tooth = (x: number, y: number, dx: number, dy: number): string => {
    const points: readonly Point[] = [
      [x - dy * size * 0.34, y - dx * size * 0.34],
      [x + dx * size * 0.62, y + dy * size * 0.62],
      [x + dy * size * 0.34, y + dx * size * 0.34],
    ];
    return polygon(points);
  };
  const along = (i: number, count: number, length: number) =>
    inset + ((i + 0.5) * (length - 2 * inset)) / count;
  return (
    repeat(across, (i) => {
      const x = along(i, across, width);
      return tooth(x, inset, 0, 1) + tooth(x, height - inset, 0, -1);
    }) +
    repeat(down, (i) => {
      const y = along(i, down, height);
      return tooth(inset, y, 1, 0) + tooth(width - inset, y, -1, 0);
    })
  );
}

/** Our own card back: the flint that gave the app its name, shining on ochre earth. */
export const cardBack = remember((width: number, height: number): Print => {
  const edge = plate(width, height, {
    seed: 11,
    jitter: Math.min(1.4, width * 0.02),
    corner: Math.min(5, width * 0.07),
  });
  const inset = width * 0.075;
  const key = Math.max(1.2, Math.min(2.4, width * 0.026));
  const inner = polygon(
    outline(width - 2 * inset, height - 2 * inset, {
      seed: 4,
      jitter: 0.8,
      corner: width * 0.05,
    }).map(([x, y]): Point => [x + inset, y + inset]),
  );
  const [cx, cy] = [width / 2, height / 2];
  return [
    keyed(edge, INK.board, key, INK.charcoal, { at: [1, Math.min(3.4, width * 0.045)] }),
    block(edge, INK.bone),
    block(edge, day.card.back, { at: [0.7, 0.6] }),
    block(teeth(width, height, inset * 1.2, width * 0.088), INK.ochreLight),
    ...(width > 40 ? [line(inner, INK.ochreLight, Math.max(0.8, width * 0.012))] : []),
    block(
      rays(cx, cy, width * 0.2, width * 0.4, 22, { width: width * 0.013, unevenness: 0.6 }),
      INK.ochreLight,
    ),
    ...(width > 160
      ? [
          block(
            repeat(14, (i) =>
              gouge(
                width * 0.16,
                height * 0.14 + i * height * 0.055,
                width * (0.2 + (i % 3) * 0.03),
                height * 0.14 + i * height * 0.055,
                1.3,
              ),
            ),
            '#A8462E',
          ),
        ]
      : []),
    centred(FLINT, cx, cy, width * 0.24, 12),
    line(edge, INK.charcoal, key),
  ];
});
