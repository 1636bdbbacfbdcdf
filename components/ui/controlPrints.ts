import { gouge, plate, remember, repeat, smooth, type Point } from '@/components/art/lino';
import { block, keyed, line, type Drawing, type Print } from '@/components/art/print';
import { INK, type Surface } from '@/components/theme/palette';

/** The trough that the chosen tablet lies in, with a cut between those that were not chosen. */
export const trough = remember(
  (
    width: number,
    height: number,
    cells: number,
    chosen: number,
    stacked: boolean,
    seed: number,
    ground: string,
    key: string,
    cut: string,
  ): Print => {
    const between = repeat(cells - 1, (i) => {
      if (i === chosen || i + 1 === chosen) return '';
      const at = i + 1;
      if (stacked) {
        const y = (height * at) / cells;
        return gouge(14, y, width - 14, y, 0.9);
      }
      const x = (width * at) / cells;
      return gouge(x, 10, x, height - 10, 0.9);
    });
    return [
      keyed(plate(width, height, { seed, jitter: 1.2, corner: 6 }), ground, 1.7, key),
      block(between, cut),
    ];
  },
);

export const SWITCH = { width: 70, height: 38 } as const;

/** A pebble that lies to the right in a trough when it is on, with a tick; to the left with a cross. */
export const switchDrawing = remember(
  (on: boolean, yes: Surface, trough: Surface, shadow: string): Drawing => {
    const { width, height } = SWITCH;
    const [x, y, r] = [on ? width - 20 : 20, height / 2, 15];
    const pebble = smooth(
      Array.from({ length: 8 }, (_, i): Point => {
        const angle = (i * Math.PI) / 4;
        const wide = r * (1 + 0.05 * Math.sin(3 * angle));
        return [x + wide * Math.cos(angle), y + r * Math.sin(angle)];
      }),
      true,
    );
    const scars =
      gouge(x - 9, y - 6, x - 1, y - 10, 0.9, 0.8) + gouge(x + 2, y + 9, x + 9, y + 4, 0.8, 0.6);
    const sign = on
      ? line(`M${x - 6} ${y + 0.5}L${x - 1.4} ${y + 5.4}L${x + 6.4} ${y - 5.6}`, '#4F6428', 3)
      : line(
          `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`,
          '#5A4A3C',
          2.6,
        );
    return {
      box: [width, height],
      bleed: 3,
      print: [
        keyed(
          plate(width, height, { seed: 2, jitter: 1.2, corner: 10 }),
          on ? yes.ground : trough.ground,
          1.7,
          trough.key,
        ),
        keyed(pebble, shadow, 2, shadow, { at: [0.6, 2.4] }),
        keyed(pebble, on ? INK.bone : INK.pebble, 1.8, INK.charcoal),
        block(scars, on ? '#C9AC74' : INK.stone),
        sign,
      ],
    };
  },
  (on, yes, { ground, key }, shadow) => `${on}${yes.ground}${ground}${key}${shadow}`,
);
