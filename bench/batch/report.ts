import { megabytes, ms, printTable } from '../support/figures.ts';
import { type BatchRun, rateBetween } from './our-batch.ts';
import type { Use } from './watch-use.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** One row of the comparison. */
export interface Row {
  name: string;
  designs: number;
  use: Use;
  bytes: number;
}

/** Prints all rows; `first` is ours and the others are compared with it. */
export function reportRows(rows: readonly Row[]): void {
  const perMinute = (row: Row) => (row.designs * 60_000) / row.use.wallMs;
  const cpuEach = (row: Row) => row.use.cpuMs / row.designs;
  const times = (value: (row: Row) => number, row: Row) => (rows[0] ? value(row) / value(rows[0]) : NaN);
  printTable(
    [
      '',
      'designs',
      'per minute',
      'ours is',
      'own CPU',
      'machine',
      'peak memory (PSS)',
      'MB a design',
      'load',
    ],
    rows.map((row, at) => [
      row.name,
      `${row.designs}`,
      perMinute(row).toFixed(1),
      at === 0 ? '' : `${(1 / times(perMinute, row)).toFixed(2)}×`,
      ms(cpuEach(row)),
      at === 0 ? '' : `${times(cpuEach, row).toFixed(2)}×`,
      percent(row.use.ownShare),
      percent(row.use.machineShare),
      megabytes(row.use.peakBytes),
      (row.bytes / row.designs / 1e6).toFixed(1),
      row.use.load.toFixed(1),
    ]),
  );
  const [first] = rows;
  const parts = Object.entries(first?.use.byProgram ?? {}).sort((a, b) => b[1] - a[1]);
  const shown = parts.map(([name, spent]) => `${name} ${ms(spent / (first?.designs ?? 1))}`);
  console.log(`Ours a design: ${shown.join(', ')}.`);
}

/** Whether a batch slows down or grows: rates of its first and last part, memory by quarters and at its peak. */
export function reportSteadiness(run: BatchRun): void {
  const designs = run.timeline.at(-1)?.done ?? 0;
  const part = designs >= 3000 ? 1000 : Math.floor(designs / 4);
  const first = rateBetween(run, 1, 1 + part);
  const last = rateBetween(run, designs - part, designs);
  console.log(
    `First ${part} designs ${first.toFixed(1)} per minute, last ${part} ${last.toFixed(1)}: ratio ${(first / last).toFixed(2)}.`,
  );
  const { memory } = run.use;
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const looks = memory.slice(
      Math.floor((quarter * memory.length) / 4),
      Math.ceil(((quarter + 1) * memory.length) / 4),
    );
    return megabytes(looks.reduce((sum, one) => sum + one, 0) / Math.max(1, looks.length));
  });
  console.log(`Mean memory by quarters of the run: ${quarters.join(', ')}.`);
  const rising = [...memory].sort((a, b) => a - b);
  const [half, most] = [0.5, 0.99].map((share) => megabytes(rising[Math.floor(share * rising.length)] ?? 0));
  const parts = Object.entries(run.use.peakByProgram).map(([name, bytes]) => `${name} ${megabytes(bytes)}`);
  console.log(`Half of the time below ${half}, 99 % below ${most}; at the peak ${parts.join(', ')}.`);
  console.log(`First design ${(run.firstMs / 1000).toFixed(1)} s after the start. Failed: ${run.failed}.\n`);
}
