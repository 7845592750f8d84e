interface Size {
  widthPx: number;
  heightPx: number;
}

/** A picture made smaller while its rows come in from the top. */
export interface RowReducer {
  push(row: Float32Array): void;
  /** Whole once every row was pushed. */
  readonly out: Float32Array;
}

/** The samples of which an output pixel or row is the mean, and their shares. */
interface Taps {
  first: Uint32Array;
  /** Beginning of each one's shares; one more at the end. */
  start: Uint32Array;
  shares: Float64Array;
}

/**
 * Area average of `channels` values per pixel, each output pixel the mean of exactly what it covers.
 * For reducing only; the same size gives the rows themselves.
 */
export function createRowReducer(from: Size, to: Size, channels: 1 | 3): RowReducer {
  const length = to.widthPx * channels;
  const out = new Float32Array(length * to.heightPx);
  let y = 0;
  if (from.widthPx === to.widthPx && from.heightPx === to.heightPx) {
    const push = (row: Float32Array) => {
      out.set(row, y * length);
      y += 1;
    };
    return { out, push };
  }
  const columns = tapsOf(from.widthPx, to.widthPx);
  const rows = tapsOf(from.heightPx, to.heightPx);
  const across = new Float32Array(length);
  const reduce = channels === 1 ? reduceRow : reduceRgbRow;
  /** The first output row to which this one may contribute. */
  let at = 0;
  return {
    out,
    push(row) {
      reduce(row, across, columns);
      while (at < to.heightPx && lastOf(rows, at) < y) at += 1;
      for (let o = at; o < to.heightPx && (rows.first[o] as number) <= y; o += 1) {
        const share = rows.shares[(rows.start[o] as number) + y - (rows.first[o] as number)] as number;
        addShare(out.subarray(o * length, (o + 1) * length), across, share);
      }
      y += 1;
    },
  };
}

function lastOf({ first, start }: Taps, at: number): number {
  return (first[at] as number) + (start[at + 1] as number) - (start[at] as number) - 1;
}

function tapsOf(samples: number, pixels: number): Taps {
  const ratio = samples / pixels;
  const first = new Uint32Array(pixels);
  const start = new Uint32Array(pixels + 1);
  const shares: number[] = [];
  for (let x = 0; x < pixels; x += 1) {
    const from = x * ratio;
    const to = Math.min(samples, from + ratio);
    first[x] = Math.floor(from);
    for (let i = Math.floor(from); i < to; i += 1) {
      shares.push((Math.min(to, i + 1) - Math.max(from, i)) / ratio);
    }
    start[x + 1] = shares.length;
  }
  return { first, start, shares: Float64Array.from(shares) };
}

/** Every partial sum is rounded to a float, as if it were stored in the output. */
function reduceRow(row: Float32Array, out: Float32Array, { first, start, shares }: Taps): void {
  for (let x = 0; x < out.length; x += 1) {
    const end = start[x + 1] as number;
    let at = first[x] as number;
    let sum = 0;
    for (let k = start[x] as number; k < end; k += 1, at += 1) {
      sum = Math.fround(sum + (shares[k] as number) * (row[at] as number));
    }
    out[x] = sum;
  }
}

function reduceRgbRow(row: Float32Array, out: Float32Array, { first, start, shares }: Taps): void {
  for (let x = 0, o = 0; o < out.length; x += 1, o += 3) {
    const end = start[x + 1] as number;
    let at = (first[x] as number) * 3;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = start[x] as number; k < end; k += 1, at += 3) {
      const share = shares[k] as number;
      r = Math.fround(r + share * (row[at] as number));
      g = Math.fround(g + share * (row[at + 1] as number));
      b = Math.fround(b + share * (row[at + 2] as number));
    }
    out[o] = r;
    out[o + 1] = g;
    out[o + 2] = b;
  }
}

function addShare(out: Float32Array, row: Float32Array, share: number): void {
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] as number) + share * (row[i] as number);
}
