import { polygon, type Point } from '@/components/art/lino';
import { INK } from '@/components/theme/palette';
import { type Face } from '@/components/theme/type';

/**
 * Drawings as plain data: what is printed, in which order. One component turns a print into
 * elements, so drawings need no React, are shared between screens and scripts, and cost nothing
 * until they are shown.
 */

/** Stands for the colour a drawing is shown in, where it has only one. */
export const CURRENT = 'current';

/** One pull of one block: a path in one ink. */
export interface Cutout {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  /** What is drawn twice is cut out again. */
  evenOdd?: boolean;
  /** How far off its place the block was printed. */
  at?: Point;
}

/** A figure or sign set in type. Sentences are never drawn; screens write them as real text. */
export interface Letters {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
}

/** A print within a print. */
export interface Group {
  of: Print;
  at?: Point;
  scale?: number | Point;
  /** In degrees, about its own origin. */
  turn?: number;
  opacity?: number;
}

export type PrintNode = Cutout | Letters | Group;
export type Print = readonly PrintNode[];

/** A print and the box it was drawn in; ink may bleed over its edges by `bleed`. */
export interface Drawing {
  box: Point;
  bleed?: number;
  print: Print;
}

/** A flat shape. */
export function block(d: string, fill: string, more?: Omit<Cutout, 'd' | 'fill'>): Cutout {
  return { d, fill, ...more };
}

/** A drawn line. */
export function line(
  d: string,
  stroke: string = INK.charcoal,
  width = 2,
  more?: Omit<Cutout, 'd' | 'stroke' | 'width'>,
): Cutout {
  return { d, stroke, width, ...more };
}

/** A flat shape with its key line. */
export function keyed(
  d: string,
  fill: string,
  width = 1.6,
  stroke: string = INK.charcoal,
  more?: Partial<Cutout>,
): Cutout {
  return { d, fill, stroke, width, ...more };
}

export interface ReliefOptions {
  key?: number;
  shift?: Point;
  halo?: boolean;
  /** The step of the object in charcoal below it; none unless given. */
  thickness?: number;
}

/**
 * An object in relief print: halo of unprinted paper, colour block a hair off its place, what is
 * carved into it, key line. The house's recipe for everything that can be picked up.
 */
export function relief(
  d: string,
  colour: string,
  inner: Print,
  options: ReliefOptions = {},
): Print {
  const { key = 2.4, shift = [1.2, 1.2], halo = true, thickness } = options;
  const under =
    thickness === undefined
      ? []
      : [keyed(d, INK.charcoal, key, INK.charcoal, { at: [1, thickness] })];
  return [
    ...under,
    ...(halo ? [keyed(d, INK.bone, key + 3.2, INK.bone)] : []),
    block(d, colour, { at: shift }),
    ...inner,
    line(d, INK.charcoal, key),
  ];
}

/** A drawing set into another one, `size` wide, its top left corner at x, y. */
export function placed(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  more?: Partial<Group>,
): Group {
  return { of: drawing.print, at: [x, y], scale: size / drawing.box[0], ...more };
}

/** A drawing set into another one by its middle, turned about it. */
export function centred(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  turn = 0,
  opacity?: number,
): Group {
  const scale = size / drawing.box[0];
  const inner: Group = { of: drawing.print, at: [-drawing.box[0] / 2, -drawing.box[1] / 2] };
  return { of: [inner], at: [x, y], scale, turn, opacity };
}

/** A figure in the display face, centred on x; y is its middle, not its foot. */
export function figure(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string = INK.charcoal,
): Letters {
  return { text, x, y: y + size * 0.36, size, fill, face: 'display', anchor: 'middle' };
}

/** A sign in the text face, which has the plainer × ÷ + and words. */
export function sign(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string = INK.charcoal,
): Letters {
  return { text, x, y: y + size * 0.35, size, fill, face: 'strong', anchor: 'middle' };
}

/** Straight cuts as a flat shape. */
export function facet(points: readonly Point[], fill: string): Cutout {
  return block(polygon(points), fill);
}
