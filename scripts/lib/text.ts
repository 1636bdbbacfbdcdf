/** A number for people: 12,345.6, the same on every machine whatever its language. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `addingTools` as it is said: adding tools. */
export const words = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Columns with two spaces between them; those in `right` have their figures under each other. */
export function grid(
  rows: readonly (readonly string[])[],
  { right = [] }: { right?: readonly number[] } = {},
): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** A bar that fills as the work goes on, only where somebody watches a terminal. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const width = 40;
  return {
    show(done) {
      const full = Math.floor((width * done) / total);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      process.stderr.write(`\r${bar} ${number(done)} of ${number(total)}`);
    },
    clear: () => process.stderr.write('\r\x1b[2K'),
  };
}
