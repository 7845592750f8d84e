import { type LinearArtwork } from './linear-artwork.ts';
import { type PreparedSurface } from './prepared-mockup.ts';
import { LINEAR_STEPS, linearToSrgb } from './transfer.ts';

/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour. */
const TAP = 0.25;

/**
 * Paints artwork onto the pixels of one surface. The innermost loop of the live preview: plain numbers only, no
 * calls, no allocation. Indices are always in range (the border takes what lies outside), hence the assertions.
 */
export function placeArtwork(
  rgba: Uint8ClampedArray,
  product: Float32Array,
  surface: PreparedSurface,
  artwork: LinearArtwork,
  place: { pxPerMm: number; originMm: { xMm: number; yMm: number } },
  albedo: readonly [number, number, number],
  inkAlbedo: number,
): void {
  const { pixels, u, v, dux, dvx, duy, dvy, light } = surface;
  const { pixels: art, stride, inked } = artwork;
  const scale = place.pxPerMm;
  // A texel's centre lies at +0.5; the border moves everything by +1.
  const shiftX = 0.5 - place.originMm.xMm * scale;
  const shiftY = 0.5 - place.originMm.yMm * scale;
  const [left, top, right, bottom] = [inked.left, inked.top, inked.right + 1, inked.bottom + 1];
  const [albedoR, albedoG, albedoB] = albedo;

  for (let i = 0; i < pixels.length; i += 1) {
    const x = (u[i] as number) * scale + shiftX;
    const y = (v[i] as number) * scale + shiftY;
    const ax = (dux[i] as number) * scale * TAP;
    const ay = (dvx[i] as number) * scale * TAP;
    const bx = (duy[i] as number) * scale * TAP;
    const by = (dvy[i] as number) * scale * TAP;
    const reachX = (ax < 0 ? -ax : ax) + (bx < 0 ? -bx : bx);
    const reachY = (ay < 0 ? -ay : ay) + (by < 0 ? -by : by);
    if (x + reachX < left || x - reachX >= right || y + reachY < top || y - reachY >= bottom) continue;

    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let tap = 0; tap < 4; tap += 1) {
      const signA = tap & 1 ? 1 : -1;
      const signB = tap & 2 ? 1 : -1;
      const tx = x + signA * ax + signB * bx;
      const ty = y + signA * ay + signB * by;
      if (tx < left || tx >= right || ty < top || ty >= bottom) continue;
      const x0 = tx | 0;
      const y0 = ty | 0;
      const fx = tx - x0;
      const fy = ty - y0;
      const at = (y0 * stride + x0) << 2;
      const below = at + (stride << 2);
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      r += (art[at] as number) * w00 + (art[at + 4] as number) * w10 + (art[below] as number) * w01 + (art[below + 4] as number) * w11;
      g += (art[at + 1] as number) * w00 + (art[at + 5] as number) * w10 + (art[below + 1] as number) * w01 + (art[below + 5] as number) * w11;
      b += (art[at + 2] as number) * w00 + (art[at + 6] as number) * w10 + (art[below + 2] as number) * w01 + (art[below + 6] as number) * w11;
      a += (art[at + 3] as number) * w00 + (art[at + 7] as number) * w10 + (art[below + 3] as number) * w01 + (art[below + 7] as number) * w11;
    }
    if (a === 0) continue;
    const pixel = pixels[i] as number;
    const from = pixel * 3;
    const to = pixel * 4;
    const lit = i * 3;
    const outR = (product[from] as number) + 0.25 * (r * inkAlbedo - a * albedoR) * (light[lit] as number);
    const outG = (product[from + 1] as number) + 0.25 * (g * inkAlbedo - a * albedoG) * (light[lit + 1] as number);
    const outB = (product[from + 2] as number) + 0.25 * (b * inkAlbedo - a * albedoB) * (light[lit + 2] as number);
    rgba[to] = linearToSrgb[outR <= 0 ? 0 : outR >= 1 ? LINEAR_STEPS : (outR * LINEAR_STEPS + 0.5) | 0] as number;
    rgba[to + 1] = linearToSrgb[outG <= 0 ? 0 : outG >= 1 ? LINEAR_STEPS : (outG * LINEAR_STEPS + 0.5) | 0] as number;
    rgba[to + 2] = linearToSrgb[outB <= 0 ? 0 : outB >= 1 ? LINEAR_STEPS : (outB * LINEAR_STEPS + 0.5) | 0] as number;
  }
}
