/** Surface coordinates: from averaged passes to a quarter-size 16-bit map, and back. */
import { fillOutwards } from './filter.mjs';

const UV_REDUCTION = 4;
const RINGS = 64;
const KNOWN_COVERAGE = 0.1;

/** Mean over UV_REDUCTION × UV_REDUCTION blocks, of known pixels only. */
function reduce(plane, known, size, out) {
  const small = { plane: new Float32Array(out * out), known: new Uint8Array(out * out) };
  for (let by = 0; by < out; by += 1) {
    for (let bx = 0; bx < out; bx += 1) {
      let sum = 0;
      let count = 0;
      for (let y = by * UV_REDUCTION; y < Math.min(size, (by + 1) * UV_REDUCTION); y += 1) {
        for (let x = bx * UV_REDUCTION; x < Math.min(size, (bx + 1) * UV_REDUCTION); x += 1) {
          if (known[y * size + x]) {
            sum += plane[y * size + x];
            count += 1;
          }
        }
      }
      if (count) {
        small.plane[by * out + bx] = sum / count;
        small.known[by * out + bx] = 1;
      }
    }
  }
  return small;
}

/**
 * @param passes um, vm, m planes and the scene's scaleMm / offsetMm (surface mm = value × scale + offset)
 * @returns {{bytes: Buffer, widthPx: number, heightPx: number, uMm: number[], vMm: number[]}} U left, V right
 */
export function packUv({ um, vm, m, size, scene }) {
  const out = Math.ceil(size / UV_REDUCTION);
  const [u, v] = [um, vm].map((weighted, axis) => {
    const plane = new Float32Array(size * size);
    const known = Uint8Array.from(m, (cover) => (cover > KNOWN_COVERAGE ? 1 : 0));
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < plane.length; i += 1) {
      if (!known[i]) continue;
      plane[i] = (weighted[i] / m[i]) * scene.scaleMm[axis] + scene.offsetMm[axis];
      low = Math.min(low, plane[i]);
      high = Math.max(high, plane[i]);
    }
    fillOutwards(plane, known, size, size, RINGS);
    const small = reduce(plane, known, size, out);
    fillOutwards(small.plane, small.known, out, out, out);
    return { plane: small.plane, range: [Math.floor(low * 100) / 100, Math.ceil(high * 100) / 100] };
  });
  const bytes = Buffer.alloc(out * 2 * out * 3);
  [u, v].forEach(({ plane, range: [low, high] }, half) => {
    for (let y = 0; y < out; y += 1) {
      for (let x = 0; x < out; x += 1) {
        const level = Math.round(((plane[y * out + x] - low) / (high - low)) * 65535);
        const clamped = Math.min(65535, Math.max(0, level));
        const at = (y * out * 2 + half * out + x) * 3;
        bytes[at] = clamped >> 8;
        bytes[at + 1] = clamped & 255;
      }
    }
  });
  return { bytes, widthPx: out, heightPx: out, uMm: u.range, vMm: v.range };
}

/**
 * Enlarges one half of a decoded uv-*.webp to the picture's size, bilinear, pixel centres aligned.
 * @param {Uint8Array} rgb decoded map
 * @param {0|1} half 0 = U, 1 = V
 * @returns {Float32Array} surface mm
 */
export function unpackUv(rgb, half, [low, high], surface, widthPx, heightPx) {
  const { uvWidthPx: w, uvHeightPx: h } = surface;
  const at = (x, y) => {
    const i = (y * w * 2 + half * w + x) * 3;
    return low + ((rgb[i] * 256 + rgb[i + 1]) / 65535) * (high - low);
  };
  const out = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const sy = Math.min(h - 1, Math.max(0, ((y + 0.5) * h) / heightPx - 0.5));
    const y0 = Math.min(h - 2, Math.floor(sy));
    for (let x = 0; x < widthPx; x += 1) {
      const sx = Math.min(w - 1, Math.max(0, ((x + 0.5) * w) / widthPx - 0.5));
      const x0 = Math.min(w - 2, Math.floor(sx));
      const fx = sx - x0;
      const fy = sy - y0;
      out[y * widthPx + x] =
        (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
        (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
    }
  }
  return out;
}
