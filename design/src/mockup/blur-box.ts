/** Mean over a square of 2 × radius + 1 pixels; what lies outside the picture counts as 0. */
export function blurBox(plane: Float32Array, widthPx: number, radius: number): Float32Array {
  const heightPx = plane.length / widthPx;
  return columns(rows(plane, widthPx, heightPx, radius), widthPx, heightPx, radius);
}

function rows(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(plane.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += plane[row + x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += plane[row + x + radius] as number;
      if (x - radius > 0) sum -= plane[row + x - radius - 1] as number;
      out[row + x] = sum * share;
    }
  }
  return out;
}

/** All columns side by side, row by row, which is how they lie in memory. */
function columns(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(plane.length);
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const add = (y: number, sign: number) => {
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      sums[x] = (sums[x] as number) + sign * (plane[i] as number);
    }
  };
  for (let y = 0; y < Math.min(radius, height); y += 1) add(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) out[i] = (sums[x] as number) * share;
  }
  return out;
}
