/** One table of the benchmark and what it comes to. */
export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  verdict: { checked: number; wrong: number };
}

/** The table as lines of equal columns. */
export function printTable({ title, columns, rows, verdict }: Table): void {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, n) => Math.max(...lines.map((line) => [...(line[n] ?? '')].length)));
  console.log(`\n${title}`);
  for (const line of lines)
    console.log(
      line
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    );
  console.log(`${verdict.checked} checked, ${verdict.wrong} wrong`);
}
