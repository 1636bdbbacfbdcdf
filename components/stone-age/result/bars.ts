import { spread } from '@/components/charts/scale';
import { SOURCES, type Source } from '@/components/stone-age/result/counting';
import type { Count } from '@/machines/stone-age/vocabulary';

/** A stretch of a bar. */
export interface Segment {
  source: Source;
  value: number;
  x: number;
  width: number;
  /** Wide enough for its number; else the number stands below the bar, at `label`. */
  inside: boolean;
  /** Wide enough for its picture beside the number. */
  pictured: boolean;
  /** The middle of its number. */
  label: number;
}

export interface BarMeasures {
  /** What the longest bar may take. */
  width: number;
  /** The width of a digit of its numbers. */
  digit: number;
  picture: number;
}

/** What stands left of zero: hunger can cost more points than were ever made. */
const below = (counts: readonly Count[]) => Math.max(0, ...counts.map(({ track }) => -track));

const above = (own: Count) => SOURCES.reduce((sum, source) => sum + Math.max(0, own[source]), 0);

/** How many points of width one point is, the same for all players. */
export function pointWidth(counts: readonly Count[], width: number): number {
  return width / Math.max(1, below(counts) + Math.max(...counts.map(above)));
}

/**
 * The bar of one player on a scale shared by all. Narrow stretches keep their true width: their
 * numbers are set below the bar, side by side, near to where they belong.
 */
export function barOf(own: Count, counts: readonly Count[], measures: BarMeasures): Segment[] {
  const { width, digit, picture } = measures;
  const point = pointWidth(counts, width);
  let x = below(counts) * point;
  const segments = SOURCES.filter((source) => own[source] !== 0).map((source): Segment => {
    const value = own[source];
    const long = Math.abs(value) * point;
    const number = String(Math.abs(value)).length * digit + (value < 0 ? digit : 0);
    const segment: Segment = {
      source,
      value,
      x: value < 0 ? x - long : x,
      width: long,
      inside: long >= number + 5,
      pictured: long >= number + picture + 9,
      label: 0,
    };
    if (value > 0) x += long;
    return segment;
  });
  const narrow = segments.filter(({ inside }) => !inside);
  const stands = spread(
    narrow.map((segment) => ({
      at: segment.x + segment.width / 2,
      size: (String(segment.value).length + 0.8) * digit,
    })),
    0,
    width,
  );
  for (const segment of segments) segment.label = segment.x + segment.width / 2;
  narrow.forEach((segment, i) => (segment.label = stands[i] ?? segment.label));
  return segments;
}
