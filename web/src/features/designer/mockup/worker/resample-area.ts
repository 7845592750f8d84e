import type { RgbaPicture } from '@diy/design/painting';

/** Which pixels of a line each pixel of the result covers, and how much of it each of them makes up. */
export interface Coverage {
  readonly first: Int32Array;
  /** One entry more than results: where the weights of each begin. */
  readonly start: Int32Array;
  readonly weights: Float32Array;
}

/** `count` results of `step` pixels each, from `from` on; all of them must lie within the line. */
export function lineCoverage(from: number, step: number, count: number): Coverage {
  const first = new Int32Array(count);
  const start = new Int32Array(count + 1);
  const weights: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const begin = from + at * step;
    const end = from + (at + 1) * step;
    first[at] = Math.floor(begin);
    start[at] = weights.length;
    for (let pixel = Math.floor(begin); pixel < end - 1e-9; pixel += 1)
      weights.push((Math.min(pixel + 1, end) - Math.max(pixel, begin)) / step);
  }
  start[count] = weights.length;
  return { first, start, weights: Float32Array.from(weights) };
}

/**
 * A picture in other pixels, smaller or larger: each is the mean of exactly what it covers, colours weighted by alpha.
 * Writes into `result` from its pixel `at` on.
 */
export function resampleArea(
  { rgba, widthPx }: RgbaPicture,
  across: Coverage,
  down: Coverage,
  result: Uint8ClampedArray,
  at: number,
): void {
  const columns = across.first.length;
  const line = new Float32Array(columns * 4);
  const sums = new Float32Array(columns * 4);
  let lineRow = -1;
  for (let row = 0; row < down.first.length; row += 1) {
    sums.fill(0);
    const begin = down.start[row]!;
    for (let k = begin; k < down.start[row + 1]!; k += 1) {
      const y = down.first[row]! + k - begin;
      // A row at the edge of two results is the last of one and the first of the next.
      if (y !== lineRow) sumAcross(rgba, y * widthPx, across, line);
      lineRow = y;
      const weight = down.weights[k]!;
      for (let i = 0; i < line.length; i += 1) sums[i]! += line[i]! * weight;
    }
    writeLine(sums, result, (at + row * columns) * 4);
  }
}

/** Colours times alpha, and alpha, of each result in one row. */
function sumAcross(
  rgba: Uint8Array | Uint8ClampedArray,
  rowStart: number,
  { first, start, weights }: Coverage,
  line: Float32Array,
): void {
  for (let column = 0; column < first.length; column += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    let from = (rowStart + first[column]!) * 4;
    for (let k = start[column]!; k < start[column + 1]!; k += 1, from += 4) {
      const cover = rgba[from + 3]! * weights[k]!;
      red += rgba[from]! * cover;
      green += rgba[from + 1]! * cover;
      blue += rgba[from + 2]! * cover;
      alpha += cover;
    }
    const to = column * 4;
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
    line[to + 3] = alpha;
  }
}

function writeLine(sums: Float32Array, result: Uint8ClampedArray, at: number): void {
  for (let i = 0; i < sums.length; i += 4) {
    const alpha = sums[i + 3]!;
    if (alpha === 0) continue;
    result[at + i] = sums[i]! / alpha;
    result[at + i + 1] = sums[i + 1]! / alpha;
    result[at + i + 2] = sums[i + 2]! / alpha;
    result[at + i + 3] = alpha;
  }
}
