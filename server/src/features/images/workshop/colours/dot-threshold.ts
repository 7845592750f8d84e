const STEPS = 512;

/**
 * Thresholds from 0 to 1 of round dots in rows turned by 45°, `cellPx` apart: a tone that is higher than the threshold is
 * ink. Any two thresholds enclose just their difference of the area, so that a tone of 30 % covers 30 %.
 */
export function dotThreshold(cellPx: number): (x: number, y: number) => number {
  known ??= ranks();
  const depths = known;
  const turn = Math.PI / cellPx;
  return (x, y) => {
    const height = Math.cos((x + y) * turn * Math.SQRT2) + Math.cos((x - y) * turn * Math.SQRT2);
    return depths[Math.min(STEPS - 1, Math.floor(((2 - height) / 4) * STEPS))]!;
  };
}

/** For each depth below the peak of a dot, the share of a cell that is higher. */
let known: Float64Array | null = null;

function ranks(): Float64Array {
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
}
