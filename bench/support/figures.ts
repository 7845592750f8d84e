/** The middle value; of an even count the mean of the two middle ones. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[upper] ?? NaN;
  return ((sorted[upper - 1] ?? NaN) + (sorted[upper] ?? NaN)) / 2;
}

/** Prints rows under their heads, the first column to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
  console.log('');
}

/** Milliseconds as `1234 ms`. */
export function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

/** Bytes as `123 MB` (10⁶). */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
