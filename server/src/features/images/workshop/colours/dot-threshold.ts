import { lazy } from '../../../../platform/cache/lazy.ts';

const STEPS = 512;

/**
 * Returns the threshold of a pixel, from 0 to 1, for a halftone of round dots `cellPx` pixels apart, in rows turned by
 * 45°. A pixel gets ink where its tone (0 = none, 1 = full) is above the threshold. Thresholds are evenly distributed:
 * 30 % of all pixels have one below 0.3, so that a tone of 30 % covers 30 % of the area.
 */
export function dotThreshold(cellPx: number): (x: number, y: number) => number {
  const depths = ranks();
  const turn = Math.PI / cellPx;
  return (x, y) => {
    const height = Math.cos((x + y) * turn * Math.SQRT2) + Math.cos((x - y) * turn * Math.SQRT2);
    return depths[Math.min(STEPS - 1, Math.floor(((2 - height) / 4) * STEPS))]!;
  };
}

/**
 * For each of `STEPS` depths below the middle of a dot, the share of a cell's area that lies less deep. It is computed
 * at first use.
 */
const ranks = lazy(() => {
  const counts = new Float64Array(STEPS);
  for (let u = 0; u < STEPS; u += 1) {
    for (let v = 0; v < STEPS; v += 1) {
      const height = Math.cos((u / STEPS) * 2 * Math.PI) + Math.cos((v / STEPS) * 2 * Math.PI);
      counts[Math.min(STEPS - 1, Math.floor(((2 - height) / 4) * STEPS))]! += 1;
    }
  }
  let sum = 0;
  return counts.map((count) => {
    const rank = (sum + count / 2) / STEPS ** 2;
    sum += count;
    return rank;
  });
});
