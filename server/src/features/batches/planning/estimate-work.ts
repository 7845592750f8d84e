import { printSize } from '@diy/design/painting';
import type { PlannedCell } from './plan-cell.ts';

/** The expected time and size of a batch. */
export interface WorkEstimate {
  printFiles: number;
  mockups: number;
  /** How long the work takes by the clock, with all workers at it. */
  seconds: number;
  bytes: number;
}

/** Measured by `npm run bench -- render`: a print file of a photograph, per megapixel, and one 1000-px mockup. */
const SECONDS_PER_MEGAPIXEL = 0.04;
const SECONDS_PER_MOCKUP = 0.12;
const BYTES_PER_PIXEL = 0.7;
const BYTES_PER_MOCKUP = 130_000;

/**
 * `secondsPerCell`: by the clock, from the account's last cells; null = none yet, so our benchmark's figures are used.
 */
export function estimateWork(cells: readonly PlannedCell[], secondsPerCell: number | null): WorkEstimate {
  let [printFiles, mockups, pixels] = [0, 0, 0];
  for (const { column } of cells) {
    const { definition } = column.template;
    mockups += column.template.mockups.length;
    for (const surfaceId of column.column.surfaces) {
      const surface = definition.surfaces.find((one) => one.id === surfaceId)!;
      const size = printSize(surface, column.column.size_id);
      pixels += size.widthPx * size.heightPx;
      printFiles += 1;
    }
  }
  const byBenchmark = (pixels / 1e6) * SECONDS_PER_MEGAPIXEL + mockups * SECONDS_PER_MOCKUP;
  return {
    printFiles,
    mockups,
    seconds: Math.ceil(secondsPerCell === null ? byBenchmark : secondsPerCell * cells.length),
    bytes: Math.round(pixels * BYTES_PER_PIXEL + mockups * BYTES_PER_MOCKUP),
  };
}
