import type { Rect } from '@/components/stone-age/layout';

/** What is how large on a chip. All of it follows from the chip's own size. */
export interface ChipShape {
  width: number;
  height: number;
  /** How far the drawing reaches over the place the layout gave it; negative where it keeps back. */
  grown: number;
  /** One line of figures under the head instead of two. */
  low: boolean;
  head: number;
  margin: number;
  name: number;
  points: number;
  figure: number;
  /** The first player's token. */
  token: number;
}

/** Chips stand this close at the least: the lit one may use up half of it. */
const GAP = 4;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The one to move is larger than the others, so that it is known without its colour. */
export function chipShape(rect: Rect, lit: boolean): ChipShape {
  const roomy = rect.height >= 70;
  const grown = lit ? (roomy ? GAP : GAP / 2) : roomy ? -1.5 : -1;
  const width = Math.round(rect.width + 2 * grown);
  const height = Math.round(rect.height + 2 * grown);
  const low = rect.width >= 130 && !roomy;
  return {
    width,
    height,
    grown,
    low,
    head: Math.round(height * (low ? 0.5 : 0.36)),
    margin: between(4, rect.width * 0.05, 9),
    name: between(11, rect.height * (low ? 0.29 : 0.2), 17),
    points: between(13, rect.height * (low ? 0.34 : 0.27), 25),
    figure: between(11, rect.height * (low ? 0.27 : 0.18), 16),
    token: between(16, rect.height * 0.34, 26),
  };
}
