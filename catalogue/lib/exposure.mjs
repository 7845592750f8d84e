/** Exposure after the fact: one factor for base, light and gloss, from the product's own pixels. */
import { srgbToLinear } from './colour.mjs';

const TARGET_SRGB = 0.87;
/** Mask value from which a pixel counts as all product. */
export const INSIDE = 0.98;

/** @returns {number} the value below which the given share of the sample lies */
export function percentile(values, share) {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** Mean of the three channels of `planes` where the mask is full; `albedo` multiplies each channel. */
export function productGreys(planes, gmask, albedo = [1, 1, 1]) {
  const out = [];
  for (let i = 0; i < gmask.length; i += 1) {
    if (gmask[i] < INSIDE) continue;
    out.push((planes[i * 3] * albedo[0] + planes[i * 3 + 1] * albedo[1] + planes[i * 3 + 2] * albedo[2]) / 3);
  }
  return out;
}

/**
 * The factor that brings the product's 99th percentile to sRGB 0.87: of the whole picture for cloth, of the
 * diffuse part only for glossy things (reflections may be brighter).
 */
export function exposureFactor({ image, light, gmask, scene }) {
  const greys =
    scene.exposeBy === 'diffuse' ? productGreys(light, gmask, scene.baseAlbedo) : productGreys(image, gmask);
  return srgbToLinear(TARGET_SRGB) / percentile(greys, 0.99);
}
