/**
 * Blurs a shape as Photoshop's shadows and glows are: by the mean of a square of `size` pixels, twice; of size 1 as of size 2, so
 * that neighbours have a quarter. What lies outside is empty. The shape itself may be used for the work, and then holds something else.
 */
export function blurShape(shape: Float32Array, width: number, height: number, size: number): Float32Array {
  if (size < 1) return shape;
  const side = Math.max(2, size);
  const before = Math.floor((side - 1) / 2);
  const after = side - 1 - before;
  const other = new Float32Array(shape.length);
  // Of an even size the second mean leans to the other side.
  for (const [low, high] of [
    [before, after],
    [after, before],
  ] as const) {
    meanAcross(shape, other, width, [low, high]);
    meanDown(other, shape, width, height, [low, high]);
  }
  return shape;
}

type Sides = [low: number, high: number];

function meanAcross(from: Float32Array, to: Float32Array, width: number, [low, high]: Sides): void {
  const count = low + high + 1;
  for (let start = 0; start < from.length; start += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(high, width); x += 1) sum += from[start + x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + high < width) sum += from[start + x + high]!;
      if (x - low - 1 >= 0) sum -= from[start + x - low - 1]!;
      to[start + x] = Math.max(0, sum) / count;
    }
  }
}

/** Row by row, with a sum for each column, as memory lies. */
function meanDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  [low, high]: Sides,
): void {
  const count = low + high + 1;
  const sums = new Float64Array(width);
  for (let y = -high; y < height; y += 1) {
    const added = (y + high) * width;
    const left = (y - low - 1) * width;
    if (y + high < height) for (let x = 0; x < width; x += 1) sums[x]! += from[added + x]!;
    if (left >= 0) for (let x = 0; x < width; x += 1) sums[x]! -= from[left + x]!;
    if (y >= 0) for (let x = 0; x < width; x += 1) to[y * width + x] = Math.max(0, sums[x]!) / count;
  }
}
