/** Takes a picture row by row and makes it smaller. */
export interface AreaReducer {
  /** The next rows from the top: RGBA, 8 bit, not premultiplied. */
  add(rows: Uint8Array | Uint8ClampedArray): void;
  /** The result in RGBA, once all rows have been given. */
  finish(): Uint8ClampedArray;
}

/** The pixel of the result in which a source pixel begins, and its share there; the rest is in the next pixel. */
interface Shares {
  index: Int32Array;
  share: Float64Array;
}

/**
 * Reduces by exact areas: each pixel of the result is the mean of the area it covers, colours weighted by alpha.
 * Kernels that sharpen would overshoot at the edges of dots and lines, and what is cut off at black and white changes
 * the tone of a halftone by several steps. Throws for a result that is larger than the source.
 */
export function createAreaReducer(
  source: { widthPx: number; heightPx: number },
  result: { widthPx: number; heightPx: number },
): AreaReducer {
  if (result.widthPx > source.widthPx || result.heightPx > source.heightPx)
    throw new RangeError('A picture is not enlarged by its areas.');
  const across = sharesOf(source.widthPx, result.widthPx);
  const down = sharesOf(source.heightPx, result.heightPx);
  const area = (source.widthPx / result.widthPx) * (source.heightPx / result.heightPx);
  const out = new Uint8ClampedArray(result.widthPx * result.heightPx * 4);
  // One pixel more, for zero shares beyond the edge.
  const line = new Float64Array((result.widthPx + 1) * 4);
  let sums = new Float64Array(line.length);
  let next = new Float64Array(line.length);
  let y = 0;

  const flush = (row: number) => {
    writeRow(sums, out, row * result.widthPx, result.widthPx, area);
    [sums, next] = [next, sums];
    next.fill(0);
  };
  return {
    add(rows) {
      const rowBytes = source.widthPx * 4;
      for (let at = 0; at < rows.length; at += rowBytes, y += 1) {
        sumAcross(rows, at, source.widthPx, across, line);
        const share = down.share[y]!;
        if (share === 1) addLine(line, sums, 1);
        else {
          addLine(line, sums, share);
          addLine(line, next, 1 - share);
        }
        const row = down.index[y]!;
        if (y + 1 === source.heightPx || down.index[y + 1]! > row) flush(row);
      }
    },
    finish() {
      if (y !== source.heightPx) throw new Error(`Only ${y} of ${source.heightPx} rows were given.`);
      return out;
    },
  };
}

function sharesOf(sourcePx: number, resultPx: number): Shares {
  const index = new Int32Array(sourcePx);
  const share = new Float64Array(sourcePx);
  for (let at = 0; at < sourcePx; at += 1) {
    // Whole numbers, so that no pixel is lost to rounding.
    const start = at * resultPx;
    const first = Math.floor(start / sourcePx);
    index[at] = first;
    share[at] = Math.min(1, ((first + 1) * sourcePx - start) / resultPx);
  }
  return { index, share };
}

/** One row, summed up into the columns of the result: colours times alpha, and alpha. */
function sumAcross(
  rows: Uint8Array | Uint8ClampedArray,
  start: number,
  widthPx: number,
  { index, share }: Shares,
  line: Float64Array,
): void {
  line.fill(0);
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  let to = 0;
  for (let x = 0, at = start; x < widthPx; x += 1, at += 4) {
    const solid = rows[at + 3]!;
    const cover = solid === 255 ? 1 : solid / 255;
    const r = rows[at]! * cover;
    const g = rows[at + 1]! * cover;
    const b = rows[at + 2]! * cover;
    const part = share[x]!;
    red += r * part;
    green += g * part;
    blue += b * part;
    alpha += solid * part;
    if (part === 1 && x + 1 < widthPx && index[x + 1]! * 4 === to) continue;
    // The column is full; what this pixel has left goes into the next one.
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
    line[to + 3] = alpha;
    red = r - r * part;
    green = g - g * part;
    blue = b - b * part;
    alpha = solid - solid * part;
    to += 4;
  }
}

function addLine(line: Float64Array, sums: Float64Array, share: number): void {
  for (let i = 0; i < line.length; i += 1) sums[i]! += line[i]! * share;
}

/** Rounded to the nearest step; fully transparent pixels stay transparent black. */
function writeRow(
  sums: Float64Array,
  out: Uint8ClampedArray,
  firstPixel: number,
  widthPx: number,
  area: number,
): void {
  for (let x = 0; x < widthPx; x += 1) {
    const from = x * 4;
    const at = (firstPixel + x) * 4;
    const alpha = sums[from + 3]!;
    if (alpha === 0) continue;
    const scale = 255 / alpha;
    out[at] = sums[from]! * scale;
    out[at + 1] = sums[from + 1]! * scale;
    out[at + 2] = sums[from + 2]! * scale;
    out[at + 3] = alpha / area;
  }
}
