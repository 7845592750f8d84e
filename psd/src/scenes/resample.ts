import type { Raster } from '../composing/raster.ts';
import type { MeshRaster } from '../surfaces/raster-mesh.ts';

/** Where the pixels of a layer lie in its contents. */
export interface Sampling {
  /** Places of `samples` × `samples` for each pixel, as shares of the contents. */
  places: MeshRaster;
  samples: number;
  /** Pixels of the layer in a row. */
  columns: number;
  /** Pixels of the contents. */
  width: number;
  height: number;
}

/**
 * The pixels of a layer (red, green, blue and alpha, colours not multiplied by alpha): at each place its contents by cubic
 * convolution (Keys 1981, a = -1/2), and the mean of a pixel's places.
 * @param contents a part of them that holds all places
 */
export function resample(
  contents: Raster,
  { places, samples, columns, width, height }: Sampling,
): Float32Array {
  const data = multiplied(contents);
  const out = new Float32Array((places.u.length / samples ** 2) * 4);
  const value = new Float64Array(4);
  for (let at = 0; at < places.u.length; at += 1) {
    const share = places.share[at]!;
    if (share === 0) continue;
    readCubic(contents, data, [places.u[at]! * width, places.v[at]! * height], value);
    const [row, column] = [Math.floor(at / (columns * samples)), at % (columns * samples)];
    const to = (Math.floor(row / samples) * columns + Math.floor(column / samples)) * 4;
    for (let channel = 0; channel < 4; channel += 1) out[to + channel]! += value[channel]! * share;
  }
  for (let at = 0; at < out.length; at += 4) divide(out, at, samples ** 2);
  return out;
}

/** Colours multiplied by alpha: what is not there has no colour to mix. */
function multiplied({ data }: Raster): Float32Array {
  const out = data.slice();
  for (let at = 0; at < out.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) out[at + channel]! *= out[at + 3]!;
  return out;
}

/** Weights of four neighbours, of which the second and third lie around the place. */
function weigh(t: number): [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [
    -0.5 * t3 + t2 - 0.5 * t,
    1.5 * t3 - 2.5 * t2 + 1,
    -1.5 * t3 + 2 * t2 + 0.5 * t,
    0.5 * t3 - 0.5 * t2,
  ];
}

function readCubic(
  { bounds, width }: Raster,
  data: Float32Array,
  [x, y]: [x: number, y: number],
  to: Float64Array,
): void {
  const height = bounds.bottom - bounds.top;
  const [fromX, fromY] = [x - 0.5 - bounds.left, y - 0.5 - bounds.top];
  const [firstX, firstY] = [Math.floor(fromX), Math.floor(fromY)];
  const [across, down] = [weigh(fromX - firstX), weigh(fromY - firstY)];
  to.fill(0);
  for (let row = 0; row < 4; row += 1) {
    const fromRow = Math.min(height - 1, Math.max(0, firstY - 1 + row)) * width;
    for (let column = 0; column < 4; column += 1) {
      const weight = down[row]! * across[column]!;
      const from = (fromRow + Math.min(width - 1, Math.max(0, firstX - 1 + column))) * 4;
      for (let channel = 0; channel < 4; channel += 1) to[channel]! += weight * data[from + channel]!;
    }
  }
  // Cubic convolution swings over at edges.
  to[3] = Math.min(1, Math.max(0, to[3]!));
  for (let channel = 0; channel < 3; channel += 1) to[channel] = Math.min(to[3]!, Math.max(0, to[channel]!));
}

function divide(out: Float32Array, at: number, count: number): void {
  const alpha = out[at + 3]! / count;
  if (alpha > 0)
    for (let channel = at; channel < at + 3; channel += 1)
      out[channel] = Math.min(1, out[channel]! / count / alpha);
  out[at + 3] = alpha;
}
