/**
 * Whether anything is marked within a square of `reach` around each pixel. The result is smaller by `reach` on every side.
 * @param marks row by row, 0 or 1
 */
export function spread(marks: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const innerWidth = width - 2 * reach;
  const innerHeight = height - 2 * reach;
  const side = 2 * reach + 1;
  const across = new Uint8Array(innerWidth * height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += marks[y * width + x]!;
      if (x >= side) sum -= marks[y * width + x - side]!;
      if (x >= side - 1 && sum > 0) across[y * innerWidth + x - side + 1] = 1;
    }
  }
  const out = new Uint8Array(innerWidth * innerHeight);
  const sums = new Uint32Array(innerWidth);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < innerWidth; x += 1) {
      sums[x]! += across[y * innerWidth + x]!;
      if (y >= side) sums[x]! -= across[(y - side) * innerWidth + x]!;
      if (y >= side - 1 && sums[x]! > 0) out[(y - side + 1) * innerWidth + x] = 1;
    }
  return out;
}
