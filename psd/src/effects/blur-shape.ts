/**
 * Blurs a shape as Photoshop's shadows and glows are: by the mean of a square of `size` pixels, twice. What lies outside is empty.
 */
export function blurShape(shape: Float32Array, width: number, height: number, size: number): Float32Array {
  if (size < 2) return shape;
  const before = Math.floor((size - 1) / 2);
  const after = size - 1 - before;
  let out = shape;
  // Of an even size the second mean leans to the other side.
  for (const [low, high] of [
    [before, after],
    [after, before],
  ] as const) {
    out = meanAlong(out, { lines: height, length: width, line: width, step: 1 }, low, high);
    out = meanAlong(out, { lines: width, length: height, line: 1, step: width }, low, high);
  }
  return out;
}

interface Lines {
  lines: number;
  length: number;
  /** From one line to the next, and from one pixel of a line to the next. */
  line: number;
  step: number;
}

function meanAlong(
  from: Float32Array,
  { lines, length, line, step }: Lines,
  low: number,
  high: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const count = low + high + 1;
  for (let index = 0; index < lines; index += 1) {
    const start = index * line;
    let sum = 0;
    for (let place = 0; place < Math.min(high, length); place += 1) sum += from[start + place * step]!;
    for (let place = 0; place < length; place += 1) {
      if (place + high < length) sum += from[start + (place + high) * step]!;
      if (place - low - 1 >= 0) sum -= from[start + (place - low - 1) * step]!;
      to[start + place * step] = Math.max(0, sum) / count;
    }
  }
  return to;
}
