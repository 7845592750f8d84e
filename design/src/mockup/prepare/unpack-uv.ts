import type { RgbaPicture } from '../../painting/index.ts';
import type { MockupSurface } from '../../template/index.ts';

/**
 * One half of a UV picture enlarged to the mockup's size, in surface mm: bilinear, pixel centres aligned.
 * `half` 0 is U (left), 1 is V (right).
 */
export function unpackUv(
  picture: RgbaPicture,
  surface: MockupSurface,
  half: 0 | 1,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const { uvWidthPx: w, uvHeightPx: h } = surface;
  const [low, high] = half === 0 ? surface.uMm : surface.vMm;
  const plane = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = (y * picture.widthPx + half * w + x) * 4;
      const level = (picture.rgba[i] ?? 0) * 256 + (picture.rgba[i + 1] ?? 0);
      plane[y * w + x] = low + (level / 65535) * (high - low);
    }
  }
  const out = new Float32Array(widthPx * heightPx);
  // Plain arrays of numbers: a tuple for each column would be read through an iterator, three objects a pixel.
  const [left, right, share] = [
    new Uint32Array(widthPx),
    new Uint32Array(widthPx),
    new Float64Array(widthPx),
  ];
  for (let x = 0; x < widthPx; x += 1) [left[x], right[x], share[x]] = between(x, w, widthPx);
  for (let y = 0, o = 0; y < heightPx; y += 1) {
    const [y0, y1, fy] = between(y, h, heightPx);
    const [row0, row1] = [y0 * w, y1 * w];
    for (let x = 0; x < widthPx; x += 1, o += 1) {
      const x0 = left[x] as number;
      const x1 = right[x] as number;
      const fx = share[x] as number;
      const top = (plane[row0 + x0] as number) * (1 - fx) + (plane[row0 + x1] as number) * fx;
      const bottom = (plane[row1 + x0] as number) * (1 - fx) + (plane[row1 + x1] as number) * fx;
      out[o] = top * (1 - fy) + bottom * fy;
    }
  }
  return out;
}

/** The two samples a pixel lies between, and how far towards the second. */
function between(pixel: number, samples: number, pixels: number): [number, number, number] {
  const at = Math.min(samples - 1, Math.max(0, ((pixel + 0.5) * samples) / pixels - 0.5));
  const first = Math.floor(at);
  return [first, Math.min(first + 1, samples - 1), at - first];
}
