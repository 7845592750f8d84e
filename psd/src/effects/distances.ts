/**
 * How far each pixel's middle lies from the edge of a shape, in pixels; negative within. The edge runs through a pixel as its share
 * says. Exact squared distances by lower envelopes: Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions (2012).
 */
export function distancesTo(shape: Float32Array, width: number, height: number): Float32Array {
  const outside = nearest(shape, width, height, (share) => share >= 0.5);
  const inside = nearest(shape, width, height, (share) => share < 0.5);
  return Float32Array.from(shape, (share, at) =>
    share < 0.5 ? fromEdge(outside, shape, at, 1) : -fromEdge(inside, shape, at, -1),
  );
}

interface Nearest {
  squared: Float64Array;
  /** The pixel that is nearest, -1 where there is none. */
  at: Int32Array;
}

/** From the middle of a pixel to the edge at the nearest of the other side. */
function fromEdge({ squared, at }: Nearest, shape: Float32Array, from: number, side: number): number {
  const other = at[from]!;
  if (other < 0) return Infinity;
  const distance = Math.sqrt(squared[from]!);
  return distance - side * (shape[other]! - 0.5);
}

function nearest(
  shape: Float32Array,
  width: number,
  height: number,
  is: (share: number) => boolean,
): Nearest {
  const across = { squared: new Float64Array(shape.length), at: new Int32Array(shape.length) };
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (is(shape[at]!)) last = x;
      across.at[at] = last;
    }
    last = -1;
    for (let x = width - 1; x >= 0; x -= 1) {
      const at = y * width + x;
      if (is(shape[at]!)) last = x;
      const left = across.at[at]!;
      const best = left < 0 || (last >= 0 && last - x < x - left) ? last : left;
      across.at[at] = best;
      across.squared[at] = best < 0 ? Infinity : (best - x) ** 2;
    }
  }
  const out = { squared: new Float64Array(shape.length), at: new Int32Array(shape.length).fill(-1) };
  for (let x = 0; x < width; x += 1) downColumn(across, out, { x, width, height });
  return out;
}

function downColumn(
  from: Nearest,
  to: Nearest,
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const rows: number[] = [];
  const starts: number[] = [];
  const value = (y: number): number => from.squared[y * width + x]!;
  for (let y = 0; y < height; y += 1) {
    if (value(y) === Infinity) continue;
    let start = -Infinity;
    while (rows.length > 0) {
      const last = rows.at(-1)!;
      start = (value(y) + y * y - value(last) - last * last) / (2 * (y - last));
      if (start > starts.at(-1)!) break;
      rows.pop();
      starts.pop();
      start = -Infinity;
    }
    rows.push(y);
    starts.push(start);
  }
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    const at = y * width + x;
    if (rows.length === 0) {
      to.squared[at] = Infinity;
      continue;
    }
    while (index + 1 < rows.length && starts[index + 1]! < y) index += 1;
    const row = rows[index]!;
    to.squared[at] = (y - row) ** 2 + value(row);
    to.at[at] = row * width + from.at[row * width + x]!;
  }
}
