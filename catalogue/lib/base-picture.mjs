/**
 * The base picture, 8 bit. Inside the product every level is chosen so that white albedo × light + gloss gives it
 * back: what is left under dark colours is rounding only. It is therefore stored lossless (lossy coding stood there
 * as coloured blocks); the scenery around the product is calmed and coded in even levels to pay for that.
 */
import { LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';
import { INSIDE } from './exposure.mjs';
import { fillOutwards } from './filter.mjs';

const RADIUS = 3;
const SPATIAL_SIGMA = 1.8;
const RANGE_SIGMA = 0.12;
const SCENERY_STEP = 2;

const toByte = (linear) => Math.round(linearToSrgb(linear) * 255);

/** Bilateral mean of one scenery pixel (relative range, product pixels left out); writes linear RGB to `out`. */
function calmPixel({ image, gmask, size }, x, y, taps, out) {
  const i = y * size + x;
  const own = image[i * 3] + image[i * 3 + 1] + image[i * 3 + 2];
  out.fill(0);
  let total = 0;
  for (const [dx, dy, spatial] of taps) {
    const nx = x + dx;
    const ny = y + dy;
    if (nx < 0 || ny < 0 || nx >= size || ny >= size) continue;
    const j = ny * size + nx;
    if (gmask[j] > 0) continue;
    const ratio = (image[j * 3] + image[j * 3 + 1] + image[j * 3 + 2]) / own - 1;
    const weight = Math.exp(spatial - (ratio * ratio) / (2 * RANGE_SIGMA * RANGE_SIGMA));
    total += weight;
    for (let c = 0; c < 3; c += 1) out[c] += image[j * 3 + c] * weight;
  }
  for (let c = 0; c < 3; c += 1) out[c] /= total;
}

/** Mean gloss of the product per channel: cloth has nearly the same everywhere. */
function meanGloss({ gloss, gmask }) {
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < gmask.length; i += 1) {
    if (gmask[i] < INSIDE) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) sums[c] += gloss[i * 3 + c];
  }
  return sums.map((sum) => sum / count);
}

/**
 * The product's light has one tint: a colour that varied over it would stay behind as a cast on dark artwork.
 * @param passes from readPasses, with filtered gloss @param grey,tint the split light
 * @param k exposure @param lightScale of the light map
 * @returns {Buffer} RGB bytes
 */
export function paintBase(passes, grey, tint, k, lightScale) {
  const { image, gloss, gmask, size, scene } = passes;
  const bytes = Buffer.alloc(image.length);
  const cloth = scene.glossy ? null : meanGloss(passes);
  const taps = [];
  for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
    for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
      taps.push([dx, dy, -(dx * dx + dy * dy) / (2 * SPATIAL_SIGMA * SPATIAL_SIGMA)]);
    }
  }
  const mean = new Float64Array(3);
  for (let i = 0; i < gmask.length; i += 1) {
    const at = i * 3;
    if (gmask[i] === 0) {
      calmPixel(passes, i % size, Math.floor(i / size), taps, mean);
      for (let c = 0; c < 3; c += 1)
        bytes[at + c] = Math.min(255, Math.round(toByte(mean[c] * k) / SCENERY_STEP) * SCENERY_STEP);
    } else if (gmask[i] < INSIDE) {
      for (let c = 0; c < 3; c += 1) bytes[at + c] = toByte(image[at + c] * k);
    } else {
      const level = LINEAR_OF_BYTE[toByte((grey[i] * k) / lightScale)] * lightScale;
      for (let c = 0; c < 3; c += 1) {
        const shine = (cloth ? cloth[c] : gloss[at + c]) * k;
        bytes[at + c] = toByte(scene.baseAlbedo[c] * level * tint[c] + shine);
      }
    }
  }
  return bytes;
}

/**
 * Light of the half-covered edge pixels, from the base itself: what is left of the pixel without its share of
 * scenery. Light carried over from inside is often too bright there and leaves black dots round dark products.
 * @param grey light already filled outwards, not exposed; changed in place
 */
export function matchEdges(grey, base, passes, k) {
  const { gmask, size, scene } = passes;
  const shine = meanGloss(passes).reduce((a, b) => a + b) / 3;
  const albedo = scene.baseAlbedo.reduce((a, b) => a + b) / 3;
  const brightness = Float32Array.from(
    gmask,
    (_, i) =>
      (LINEAR_OF_BYTE[base[i * 3]] + LINEAR_OF_BYTE[base[i * 3 + 1]] + LINEAR_OF_BYTE[base[i * 3 + 2]]) /
      (3 * k),
  );
  const scenery = Float32Array.from(brightness);
  fillOutwards(
    scenery,
    Uint8Array.from(gmask, (m) => (m === 0 ? 1 : 0)),
    size,
    size,
    4,
  );
  for (let i = 0; i < gmask.length; i += 1) {
    const m = gmask[i];
    if (m <= 0.02 || m >= INSIDE) continue;
    const own = ((brightness[i] - (1 - m) * scenery[i]) / m - shine) / albedo;
    grey[i] = Math.min(grey[i], Math.max(own, grey[i] * 0.2));
  }
}
