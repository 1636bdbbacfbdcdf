import {
  gouge,
  num,
  polygon,
  remember,
  repeat,
  specks,
  steadyHand,
  type Point,
} from '@/components/art/lino';
import { block, keyed, line, type Print } from '@/components/art/print';

/** A paper ticket torn on the left, with a stub to tear off on the right. */
export const ticket = remember(
  (
    width: number,
    height: number,
    stub: number,
    paper: string,
    colour: string,
    key: string,
  ): Print => {
    const hand = steadyHand(6);
    const [w, h] = [width, height];
    const cut = w - stub;
    const teeth = Math.max(4, Math.round(h / 18));
    const torn = Array.from({ length: teeth - 1 }, (_, i): Point => {
      const y = h - ((i + 1) * h) / teeth;
      return [(i % 2 ? 0 : 5) + hand.jitter(1), y];
    });
    const left = polygon([
      [1, 2],
      [cut * 0.5, hand.jitter(1.4)],
      [cut - 6, 0.6],
      [cut, 8],
      [cut, h - 8],
      [cut - 6, h - 0.4],
      [cut * 0.4, h + hand.jitter(1.4)],
      [2, h - 1],
      ...torn,
    ]);
    const right = polygon([
      [cut, 8],
      [cut + 6, 0.4],
      [w - 6, -0.6],
      [w, 6],
      [w + 0.6, h * 0.5],
      [w, h - 6],
      [w - 6, h + 0.8],
      [cut + 6, h - 0.6],
      [cut, h - 8],
    ]);
    const grain = repeat(Math.round(h / 11), (i) => {
      const y = 9 + i * 11;
      const reach = hand.between(8, 17);
      return (
        gouge(cut + 8, y, cut + 8 + reach, y, 0.9) + gouge(w - 6, y + 4, w - 6 - reach, y + 4, 0.9)
      );
    });
    const whole = left + right;
    return [
      keyed(whole, key, 2.2, key, { at: [1, 4] }),
      block(left, paper),
      block(right, colour),
      block(grain, paper, { opacity: 0.55 }),
      line(whole, key, 2),
      line(`M${num(cut)} 10L${num(cut)} ${num(h - 10)}`, paper, 2.6),
      line(`M${num(cut)} 10L${num(cut)} ${num(h - 10)}`, key, 1.8, { dash: [5, 4] }),
    ];
  },
);

/** The upper edge of a sheet of paper that slides over the valley, and its grain. */
export const sheet = remember(
  (
    width: number,
    height: number,
    band: string,
    paper: string,
    grain: string,
    key: string,
    carving: string,
  ): Print => {
    const hand = steadyHand(12);
    const steps = Math.max(6, Math.round(width / 58));
    const edge = Array.from({ length: steps + 1 }, (_, i) => {
      return `L${num((width * i) / steps)} ${num(6 + hand.jitter(2.8))}`;
    }).join('');
    const d = `M-14 8${edge}L${num(width + 14)} 6L${num(width + 14)} ${num(height + 14)}L-14 ${num(height + 14)}Z`;
    const strokes = repeat(Math.floor(width / 34), (i) =>
      gouge(8 + i * 34, 10.4, 30 + i * 34, 10.2, 1.1),
    );
    const count = Math.min(90, Math.round((width * height) / 2600));
    return [
      keyed(d, key, 4, key, { at: [0, -4] }),
      keyed(d, band, 1.5, key),
      block(strokes, carving, { opacity: 0.8 }),
      keyed(d, paper, 1.8, key, { at: [0, 8] }),
      block(specks(hand, 4, 26, width - 14, height - 4, count, 0.8), grain),
    ];
  },
);
