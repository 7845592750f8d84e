import type { Bounds } from '../document.ts';

/** A smaller picture of a part of a document: its size, and how many document pixels one of its pixels is wide and high. */
export interface Reduction {
  /** Where the part begins, in whole document pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

/** The reduction of a part that gives a picture of at most this many pixels a side; none is enlarged. */
export function reductionTo({ left, top, right, bottom }: Bounds, longest: number): Reduction {
  const [width, height] = [right - left, bottom - top];
  const scale = Math.max(1, Math.max(width, height) / longest);
  const [outWidth, outHeight] = [
    Math.max(1, Math.round(width / scale)),
    Math.max(1, Math.round(height / scale)),
  ];
  return {
    left,
    top,
    width: outWidth,
    height: outHeight,
    stepX: width / outWidth,
    stepY: height / outHeight,
  };
}

/** A part of the smaller picture, in its own pixels. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whole document pixels that a part of the smaller picture shows. */
export function sourceOf({ left, top, right, bottom }: Part, reduction: Reduction): Bounds {
  const { stepX, stepY } = reduction;
  return {
    left: reduction.left + Math.floor(left * stepX + 1e-6),
    top: reduction.top + Math.floor(top * stepY + 1e-6),
    right: reduction.left + Math.ceil(right * stepX - 1e-6),
    bottom: reduction.top + Math.ceil(bottom * stepY - 1e-6),
  };
}

/** The mean of what each pixel of the part shows; `source` is red, green and blue of `sourceOf` the part. */
export function reduceArea(source: Float32Array, part: Part, reduction: Reduction): Float32Array {
  const bounds = sourceOf(part, reduction);
  const columns = spans(part.left, part.right, reduction.stepX, {
    low: bounds.left - reduction.left,
    high: bounds.right - reduction.left,
  });
  const rows = spans(part.top, part.bottom, reduction.stepY, {
    low: bounds.top - reduction.top,
    high: bounds.bottom - reduction.top,
  });
  const width = bounds.right - bounds.left;
  const out = new Float32Array(columns.length * rows.length * 3);
  let to = 0;
  for (const row of rows)
    for (const column of columns) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = 0; y < row.weights.length; y += 1)
        for (let x = 0; x < column.weights.length; x += 1) {
          const at = ((row.first + y) * width + column.first + x) * 3;
          const weight = row.weights[y]! * column.weights[x]!;
          red += weight * source[at]!;
          green += weight * source[at + 1]!;
          blue += weight * source[at + 2]!;
        }
      out[to] = red;
      out[to + 1] = green;
      out[to + 2] = blue;
      to += 3;
    }
  return out;
}

interface Span {
  /** First pixel within the source. */
  first: number;
  /** Weights of the pixels from there on; together 1. */
  weights: number[];
}

function spans(from: number, to: number, step: number, { low, high }: { low: number; high: number }): Span[] {
  return Array.from({ length: to - from }, (_, index) => {
    const [start, end] = [(from + index) * step, (from + index + 1) * step];
    const first = Math.max(low, Math.floor(start + 1e-6));
    const last = Math.min(high, Math.ceil(end - 1e-6));
    const weights = Array.from(
      { length: last - first },
      (_weight, at) => (Math.min(end, first + at + 1) - Math.max(start, first + at)) / step,
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first: first - low, weights: weights.map((weight) => weight / sum) };
  });
}
