/** A picture or a part of it, one value a pixel. */
export interface Plane {
  widthPx: number;
  heightPx: number;
  values: Float32Array;
}

/** Places next to a pixel, from -REACH to REACH, that a magnified pixel is mixed of. */
const REACH = 3;
const TAPS = 2 * REACH + 1;

/** Weight at a distance in pixels. */
type Kernel = (distance: number) => number;

/** What “Lanczos” means with pictures: three lobes. */
export const lanczos: Kernel = (distance) => {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= 3) return 0;
  const turn = Math.PI * distance;
  return (3 * Math.sin(turn) * Math.sin(turn / 3)) / (turn * turn);
};

/** Straight between two pixels. */
export const tent: Kernel = (distance) => Math.max(0, 1 - Math.abs(distance));

/** Weights of the pixels from -REACH to REACH for each of the pixels that one becomes; each row adds up to 1. */
export function weightsOf(kernel: Kernel, factor: number): Float32Array[] {
  return Array.from({ length: factor }, (_, part) => {
    const centre = (part + 0.5) / factor - 0.5;
    const weights = Float32Array.from({ length: TAPS }, (__, tap) => kernel(tap - REACH - centre));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
}

/** The plane with `factor` times the pixels on each side; what lies beyond its edge is like its edge. */
export function magnify(plane: Plane, weights: readonly Float32Array[]): Plane {
  return turned(stretchRows(turned(stretchRows(plane, weights)), weights));
}

/** Each row stretched. */
function stretchRows({ widthPx, heightPx, values }: Plane, weights: readonly Float32Array[]): Plane {
  const factor = weights.length;
  const padded = new Float32Array(widthPx + 2 * REACH);
  const result = new Float32Array(widthPx * factor * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const row = values.subarray(y * widthPx, (y + 1) * widthPx);
    padded.set(row, REACH);
    padded.fill(row[0]!, 0, REACH);
    padded.fill(row[widthPx - 1]!, widthPx + REACH);
    let at = y * widthPx * factor;
    for (let x = 0; x < widthPx; x += 1)
      for (const part of weights) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap += 1) sum += part[tap]! * padded[x + tap]!;
        result[at++] = sum;
      }
  }
  return { widthPx: widthPx * factor, heightPx, values: result };
}

/** Rows as columns. */
function turned({ widthPx, heightPx, values }: Plane): Plane {
  const result = new Float32Array(values.length);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) result[x * heightPx + y] = values[y * widthPx + x]!;
  return { widthPx: heightPx, heightPx: widthPx, values: result };
}

/** The mean of each `factor` × `factor` pixels. */
export function reduce({ widthPx, heightPx, values }: Plane, factor: number): Plane {
  const [width, height] = [widthPx / factor, heightPx / factor];
  const result = new Float32Array(width * height);
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / factor) * width;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let part = 0; part < factor; part += 1) sum += values[y * widthPx + x * factor + part]!;
      result[row + x]! += sum / (factor * factor);
    }
  }
  return { widthPx: width, heightPx: height, values: result };
}
