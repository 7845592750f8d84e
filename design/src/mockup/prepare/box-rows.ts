/** Returns the rows of a picture one after the other, from the top; the array is overwritten by the next call. */
export type NextRow = () => Float32Array;

export interface RowShape {
  widthPx: number;
  heightPx: number;
  /** Values of each pixel, side by side. */
  channels: number;
}

/**
 * Mean over a square of 2 × radius + 1 pixels; pixels outside the picture count as 0. Row by row, so that a large
 * picture takes a few rows of memory: fresh memory for whole planes took longer than the sums.
 */
export function boxRows(shape: RowShape, radius: number, next: NextRow): NextRow {
  const { widthPx, heightPx, channels } = shape;
  const length = widthPx * channels;
  const kept = Array.from({ length: 2 * radius + 2 }, () => new Float32Array(length));
  const keptAt = (row: number) => kept[row % kept.length] as Float32Array;
  const sums = new Float64Array(length);
  const out = new Float32Array(length);
  const share = 1 / (2 * radius + 1);
  let added = 0;
  let y = 0;
  const add = () => {
    const row = keptAt(added);
    alongRow(next(), row, channels, radius);
    added += 1;
    return row;
  };
  return () => {
    while (added < Math.min(heightPx, y + radius)) addTo(sums, add());
    if (added < heightPx) addTo(sums, add());
    if (y - radius > 0) subtractFrom(sums, keptAt(y - radius - 1));
    for (let i = 0; i < length; i += 1) out[i] = (sums[i] as number) * share;
    y += 1;
    return out;
  };
}

function addTo(sums: Float64Array, row: Float32Array): void {
  for (let i = 0; i < row.length; i += 1) sums[i] = (sums[i] as number) + (row[i] as number);
}

function subtractFrom(sums: Float64Array, row: Float32Array): void {
  for (let i = 0; i < row.length; i += 1) sums[i] = (sums[i] as number) - (row[i] as number);
}

function alongRow(row: Float32Array, out: Float32Array, channels: number, radius: number): void {
  const { length } = row;
  const share = 1 / (2 * radius + 1);
  const ahead = radius * channels;
  const behind = (radius + 1) * channels;
  for (let c = 0; c < channels; c += 1) {
    let sum = 0;
    for (let i = c; i < Math.min(ahead, length); i += channels) sum += row[i] as number;
    for (let i = c; i < length; i += channels) {
      if (i + ahead < length) sum += row[i + ahead] as number;
      if (i >= behind) sum -= row[i - behind] as number;
      out[i] = sum * share;
    }
  }
}
