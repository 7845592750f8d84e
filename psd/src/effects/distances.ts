/**
 * How far each pixel's middle lies from the edge of a shape, in pixels; negative within. The edge runs through a pixel as its share
 * says; where there is no edge at all, pixels are farther than any could be. Exact squared distances by lower envelopes: Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions (2012).
 */
export function distancesTo(shape: Float32Array, width: number, height: number): Float32Array {
  const far = new Float32Array(shape.length);
  const across = new Int32Array(shape.length);
  for (const isInside of [false, true]) {
    nearestAcross(shape, across, width, isInside);
    const column = openColumn(height);
    for (let x = 0; x < width; x += 1) downColumn({ shape, across, far, isInside, width, height }, x, column);
  }
  return far;
}

const isIn = (share: number): boolean => share >= 0.5;

/** For each pixel the column of the nearest one in its row on the other side than `isInside` says; -1 where there is none. */
function nearestAcross(shape: Float32Array, across: Int32Array, width: number, isInside: boolean): void {
  for (let start = 0; start < shape.length; start += width) {
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (isIn(shape[start + x]!) !== isInside) last = x;
      across[start + x] = last;
    }
    last = -1;
    for (let x = width - 1; x >= 0; x -= 1) {
      if (isIn(shape[start + x]!) !== isInside) last = x;
      const left = across[start + x]!;
      if (left < 0 || (last >= 0 && last - x < x - left)) across[start + x] = last;
    }
  }
}

interface Work {
  shape: Float32Array;
  across: Int32Array;
  far: Float32Array;
  /** Whether distances of the pixels within are written, or of those outside. */
  isInside: boolean;
  width: number;
  height: number;
}

/** Rows whose parabolas are lowest somewhere, where each begins to be, and squared distances in the column. */
interface Column {
  rows: Int32Array;
  starts: Float64Array;
  squared: Float64Array;
}

const openColumn = (height: number): Column => ({
  rows: new Int32Array(height),
  starts: new Float64Array(height),
  squared: new Float64Array(height),
});

function downColumn(work: Work, x: number, column: Column): void {
  const { shape, across, far, isInside, width, height } = work;
  const { rows, starts, squared } = column;
  const count = findLowest(work, x, column);
  // Shares are computed of distances: they stay finite.
  const nowhere = width + height;
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const at = y * width + x;
    if (isIn(shape[at]!) !== isInside) continue;
    while (index + 1 < count && starts[index + 1]! < y) index += 1;
    far[at] = isInside ? -nowhere : nowhere;
    if (count === 0) continue;
    const row = rows[index]!;
    const distance = Math.sqrt((y - row) ** 2 + squared[row]!);
    const share = shape[row * width + across[row * width + x]!]!;
    far[at] = isInside ? -(distance + (share - 0.5)) : distance - (share - 0.5);
  }
}

/** The rows whose parabolas are lowest somewhere in a column. */
function findLowest({ across, width, height }: Work, x: number, { rows, starts, squared }: Column): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const nearest = across[y * width + x]!;
    if (nearest < 0) continue;
    squared[y] = (nearest - x) ** 2;
    let start = -Infinity;
    while (count > 0) {
      const last = rows[count - 1]!;
      start = (squared[y]! + y * y - squared[last]! - last * last) / (2 * (y - last));
      if (start > starts[count - 1]!) break;
      count -= 1;
      start = -Infinity;
    }
    rows[count] = y;
    starts[count] = start;
    count += 1;
  }
  return count;
}
