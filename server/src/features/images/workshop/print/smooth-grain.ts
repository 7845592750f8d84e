/** Rows of a picture, RGBA. */
export interface Rows {
  pixels: Uint8Array;
  widthPx: number;
  count: number;
}

/** A difference of up to this many standard deviations of the grain is smoothed; a larger one is artwork. */
const REACH = 2.5;
/** Weaker grain (of 255) cannot be seen. */
const MIN_GRAIN = 0.8;
/** A larger step between pixels is an edge, of 255. */
const EDGE = 24;
const FLAT_SHARE = 0.5;

/**
 * How strong grain and weave are, of 255: what neighbouring pixels differ by where the picture is flattest. 0 where it is not
 * seen.
 */
export function measureGrain({ pixels, widthPx, count }: Rows): number {
  const found: number[] = [];
  for (let y = 1; y + 1 < count; y += 1)
    for (let x = 1; x + 1 < widthPx; x += 1) {
      const at = (y * widthPx + x) * 4;
      if (pixels[at + 3]! < 255) continue;
      const [middle, left, right] = [lumaAt(pixels, at), lumaAt(pixels, at - 4), lumaAt(pixels, at + 4)];
      const [above, below] = [lumaAt(pixels, at - widthPx * 4), lumaAt(pixels, at + widthPx * 4)];
      const steps = [left - middle, right - middle, above - middle, below - middle];
      if (steps.some((step) => Math.abs(step) > EDGE)) continue;
      found.push(Math.abs(middle - (left + right + above + below) / 4));
    }
  if (found.length < 100) return 0;
  found.sort((a, b) => a - b);
  // The median of the distances of a normal distribution from its middle is 0.6745 of its deviation.
  const grain = found[Math.floor(found.length * FLAT_SHARE)]! / 0.6745 / Math.sqrt(1.25);
  return grain < MIN_GRAIN ? 0 : grain;
}

/**
 * Takes grain out of rows and leaves edges that stand out from it (guided filter of He, Sun and Tang, "Guided image filtering", 2010, guided
 * by its own luma). Only rows `from` to `to` are written; those around them are read.
 */
export function smoothGrain(
  rows: Rows,
  grain: number,
  radius: number,
  [from, to]: readonly [number, number],
  out: Uint8Array,
): void {
  const { pixels, widthPx, count } = rows;
  const size = widthPx * count;
  const luma = new Float32Array(size);
  for (let at = 0; at < size; at += 1) luma[at] = lumaAt(pixels, at * 4);
  const mean = boxMeans(luma, widthPx, count, radius);
  const squares = boxMeans(
    luma.map((value) => value * value),
    widthPx,
    count,
    radius,
  );
  const allowed = (REACH * grain) ** 2;
  for (let at = 0; at < size; at += 1) {
    const variance = Math.max(0, squares[at]! - mean[at]! * mean[at]!);
    const keep = variance / (variance + allowed);
    squares[at] = keep;
    mean[at] = mean[at]! * (1 - keep);
  }
  const keeps = boxMeans(squares, widthPx, count, radius);
  const adds = boxMeans(mean, widthPx, count, radius);
  for (let at = from * widthPx, o = 0; at < to * widthPx; at += 1, o += 4) {
    const by = keeps[at]! * luma[at]! + adds[at]! - luma[at]!;
    for (let channel = 0; channel < 3; channel += 1)
      out[o + channel] = Math.max(0, Math.min(255, Math.round(pixels[at * 4 + channel]! + by)));
    out[o + 3] = pixels[at * 4 + 3]!;
  }
}

const lumaAt = (pixels: Uint8Array, at: number): number =>
  0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;

/** The mean over a square around each place, of what there is of it. */
function boxMeans(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) slide(values, across, y * width, 1, width, radius);
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x += 1) slide(across, out, x, width, height, radius);
  return out;
}

function slide(
  values: Float32Array,
  out: Float32Array,
  from: number,
  step: number,
  length: number,
  radius: number,
): void {
  let [sum, count] = [0, 0];
  for (let at = -radius; at < length; at += 1) {
    const [enters, leaves] = [at + radius, at - radius - 1];
    if (enters < length && enters >= 0) {
      sum += values[from + enters * step]!;
      count += 1;
    }
    if (leaves >= 0) {
      sum -= values[from + leaves * step]!;
      count -= 1;
    }
    if (at >= 0) out[from + at * step] = sum / count;
  }
}
