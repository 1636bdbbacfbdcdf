export interface Spread {
  mean: number;
  /** Standard deviation of these values themselves, not of a larger crowd they stand for. */
  deviation: number;
  min: number;
  median: number;
  max: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle - 1)]! + sorted[Math.floor(middle)]!) / 2;
}

export function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  // No Math.min(...values): a run may have more games than a call may have arguments.
  return {
    mean,
    deviation: Math.sqrt(squares / values.length),
    min: values.reduce((least, value) => Math.min(least, value)),
    median: median(values),
    max: values.reduce((most, value) => Math.max(most, value)),
  };
}

/** How often each name occurs, in the order of the alphabet. */
export function counts(names: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of [...names].sort()) found[name] = (found[name] ?? 0) + 1;
  return found;
}
