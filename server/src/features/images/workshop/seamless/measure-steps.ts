/** Differences of neighbouring pixels, summed over four channels of 0 to 255: up to `EVEN` they are not seen, from above `EDGE` on they are edges. */
const EVEN = 24;
const EDGE = 36;
/** A flat drawing has at least this share of even steps, and of the others at least this share are edges. */
const MIN_EVEN = 0.8;
const MIN_EDGES = 0.6;

/** Differences of each column and each line of a picture from the one before; of the first ones, from the last. */
export interface Steps {
  columns: Float64Array;
  lines: Float64Array;
  /** Nearly all of it is even, and what is not are edges: a drawing in flat colours, no photograph or cloth. */
  isFlat: boolean;
}

/** Measures a picture that comes in rows. */
export function measureSteps(
  widthPx: number,
  heightPx: number,
): { add(pixels: Uint8Array): void; steps(): Steps } {
  const [columns, lines] = [new Float64Array(widthPx), new Float64Array(heightPx)];
  let [first, above]: (Uint8Array | null)[] = [null, null];
  let y = 0;
  let [even, edges] = [0, 0];
  const between = (line: Uint8Array, other: Uint8Array): number => {
    let sum = 0;
    for (let at = 0; at < line.length; at += 4) sum += stepOf(line, at, other, at);
    return sum;
  };
  return {
    add(pixels) {
      for (let top = 0; top < pixels.length; top += widthPx * 4, y += 1) {
        const line = pixels.subarray(top, top + widthPx * 4);
        for (let x = 0, at = 0, before = line.length - 4; x < widthPx; x += 1, before = at, at += 4) {
          const step = stepOf(line, at, line, before);
          columns[x]! += step;
          if (step <= EVEN) even += 1;
          else if (step > EDGE) edges += step;
        }
        if (above) lines[y] = between(line, above);
        first ??= line.slice();
        above = line;
      }
    },
    steps() {
      if (first && above) lines[0] = between(first, above);
      const all = columns.reduce((sum, step) => sum + step, 0);
      const isFlat = even >= MIN_EVEN * widthPx * y && edges >= MIN_EDGES * all;
      return { columns, lines, isFlat };
    },
  };
}

/** The mean of all but the first, which stands for the seam. */
export function meanStep(steps: Float64Array): number {
  return (steps.reduce((sum, step) => sum + step, 0) - steps[0]!) / Math.max(1, steps.length - 1);
}

/** The step at the seam as a share of those inside. */
export function seamShare(steps: Float64Array): number {
  return steps[0] === 0 ? 0 : steps[0]! / meanStep(steps);
}

/** Difference of two pixels as they show, by their opacity. */
function stepOf(one: Uint8Array, at: number, other: Uint8Array, from: number): number {
  const [a, b] = [one[at + 3]!, other[from + 3]!];
  let sum = Math.abs(a - b);
  for (let channel = 0; channel < 3; channel += 1)
    sum += Math.abs(one[at + channel]! * a - other[from + channel]! * b) / 255;
  return sum;
}
