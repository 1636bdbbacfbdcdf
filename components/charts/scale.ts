/** A way to measure values along an axis. */
export interface Scale {
  from: number;
  to: number;
  /** Round values worth a line, both ends included. */
  ticks: number[];
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** A scale that holds all values, zero among them, with a few round ticks. */
export function scaleFor(values: readonly number[], mostTicks = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const last = STEPS[STEPS.length - 1] ?? 1;
  const fits = (step: number) =>
    Math.ceil(high / step) - Math.floor(low / step) <= Math.max(1, mostTicks);
  const step = STEPS.find(fits) ?? last * Math.ceil((high - low) / last / mostTicks);
  const from = Math.floor(low / step) * step;
  const count = Math.ceil(high / step) - Math.floor(low / step);
  const ticks = Array.from({ length: count + 1 }, (_, i) => from + i * step);
  return { from, to: from + count * step, ticks };
}

/** Where a value lies on a stretch of the screen that begins at `start` and ends at `end`. */
export function along({ from, to }: Scale, value: number, start: number, end: number): number {
  return start + ((value - from) / (to - from)) * (end - start);
}

/** Something that wants to stand at a place and takes some room there. */
export interface Wish {
  at: number;
  size: number;
}

/**
 * Places things along a line so that none lies on another, each as near to where it wants to be as
 * its neighbours allow, and all within the bounds where they fit at all. The order is kept.
 */
export function spread(wishes: readonly Wish[], from: number, to: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a]!.at - wishes[b]!.at);
  const placed = wishes.map(({ at }) => at);
  /** Things that touch move as one: each cluster stands where its members are happiest together. */
  const clusters: { members: number[]; size: number; middle: number }[] = [];
  for (const i of order) {
    const { at, size } = wishes[i]!;
    clusters.push({ members: [i], size, middle: within(at, size, from, to) });
    for (;;) {
      const last = clusters[clusters.length - 1];
      const before = clusters[clusters.length - 2];
      if (!last || !before) break;
      if (before.middle + before.size / 2 <= last.middle - last.size / 2 + 0.01) break;
      clusters.splice(-2, 2, merged(before, last));
    }
  }
  for (const { members, size, middle } of clusters) {
    let edge = middle - size / 2;
    for (const i of members) {
      placed[i] = edge + wishes[i]!.size / 2;
      edge += wishes[i]!.size;
    }
  }
  return placed;

  function merged(a: (typeof clusters)[number], b: (typeof clusters)[number]) {
    const members = [...a.members, ...b.members];
    const size = a.size + b.size;
    let edge = 0;
    let sum = 0;
    for (const i of members) {
      sum += wishes[i]!.at - (edge + wishes[i]!.size / 2);
      edge += wishes[i]!.size;
    }
    const middle = sum / members.length + size / 2;
    return { members, size, middle: within(middle, size, from, to) };
  }
}

function within(middle: number, size: number, from: number, to: number): number {
  return Math.max(from + size / 2, Math.min(to - size / 2, middle));
}
