/**
 * The base picture, 8 bit. Inside the product every level is chosen so that white albedo × light + gloss gives it
 * back: what is left under dark colours is rounding only. It is therefore stored lossless (lossy coding stood there
 * as coloured blocks); the scenery around the product is denoised and coded in even levels to pay for that.
 */
import { LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';
import { INSIDE } from './exposure.mjs';
import { fillOutwards } from './filter.mjs';
import { lightenGround } from './ground.mjs';
import { roundTogether } from './rounding.mjs';
import { denoiseScenery } from './scenery.mjs';

const SCENERY_STEP = 2;
/** How far colours are carried over an edge, in px; wider than any anti-aliased edge. */
const EDGE_RINGS = 6;

const toByte = (linear) => Math.round(linearToSrgb(linear) * 255);

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

/** Copy of one channel (interleaved triples), carried from the pixels where `known` holds over the edge; else NaN. */
function carried(planes, channel, known, size, rings) {
  const plane = new Float32Array(known.length).fill(Number.NaN);
  for (let i = 0; i < plane.length; i += 1) if (known[i]) plane[i] = planes[i * 3 + channel];
  fillOutwards(plane, Uint8Array.from(known), size, size, rings);
  return plane;
}

/**
 * The product's light has one tint: a colour that varied over it would stay behind as a cast on dark artwork.
 * An edge pixel is mixed from product and scenery carried over from either side, by the same coverage the renderer
 * uses: whatever colour the product takes, nothing of the white one is left there.
 * @param passes from readPasses, with filtered gloss
 * @param grey,tint the split light, carried outwards; grey is rounded in place to the levels that go with the base
 * @param k exposure
 * @param lightScale of the light map
 * @param ground see ground.mjs; undefined: as rendered
 * @returns {Buffer} RGB bytes
 */
export function paintBase(passes, grey, tint, k, lightScale, ground) {
  const { image, gloss, gmask, size, scene } = passes;
  const bytes = Buffer.alloc(gmask.length * 3);
  const cloth = scene.glossy ? null : meanGloss(passes);
  const inside = Uint8Array.from(gmask, (m) => (m >= INSIDE ? 1 : 0));
  const outside = Uint8Array.from(gmask, (m) => (m === 0 ? 1 : 0));
  const denoised = denoiseScenery(passes);
  if (ground) lightenGround(denoised, passes.albedo, ground, k);
  const levels = Uint8Array.from(grey, (light) => toByte((light * k) / lightScale));
  const isWhole = new Uint8Array(gmask.length);
  for (let c = 0; c < 3; c += 1) {
    const scenery = carried(denoised, c, outside, size, EDGE_RINGS);
    const shine = cloth ? null : carried(gloss, c, inside, size, EDGE_RINGS);
    for (let i = 0; i < gmask.length; i += 1) {
      const m = gmask[i] >= INSIDE ? 1 : gmask[i];
      const at = i * 3 + c;
      if (m === 0) {
        bytes[at] = Math.min(255, Math.round(toByte(scenery[i] * k) / SCENERY_STEP) * SCENERY_STEP);
        continue;
      }
      if (m === 1 && !(shine && Number.isNaN(shine[i]))) {
        isWhole[i] = 1;
        continue;
      }
      const level = LINEAR_OF_BYTE[levels[i]] * lightScale;
      const own = scene.baseAlbedo[c] * level * tint[c] + (shine ? shine[i] : (cloth?.[c] ?? 0)) * k;
      const mixed = own * m + (m < 1 ? scenery[i] * k * (1 - m) : 0);
      // A thing thinner than a pixel's reach (a clock's hand) has no colour of its own to carry: as rendered.
      bytes[at] = toByte(Number.isNaN(mixed) ? image[at] * k : mixed);
    }
  }
  const reflected = scene.baseAlbedo.map((albedo, c) => albedo * tint[c] * lightScale);
  const glossAt = cloth ? null : (i) => [gloss[i * 3] * k, gloss[i * 3 + 1] * k, gloss[i * 3 + 2] * k];
  const even = cloth?.map((light) => light * k);
  roundTogether({ isWhole, levels, bytes, size, reflected, gloss: even, glossAt });
  for (let i = 0; i < grey.length; i += 1)
    if (isWhole[i]) grey[i] = (LINEAR_OF_BYTE[levels[i]] * lightScale) / k;
  return bytes;
}
