import { type LinearArtwork, SOLID, TILE_SHIFT } from './linear-artwork.ts';
import type { PreparedSurface } from './prepared-mockup.ts';
import { LINEAR_STEPS, linearToSrgb } from './transfer.ts';

/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour. */
const TAP = 0.25;

/** Taps nearer than this lie in the pixel's tile or one beside it. */
const REACH = (1 << TILE_SHIFT) - 2;

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
  const { pixels: art, stride, tiles, tilesAcross } = artwork;
  const scale = place.pxPerMm;
  const slope = scale * TAP;
  const rowStep = stride * 4;
  // A texel's centre lies at +0.5; the border moves everything by +1.
  const shiftX = 0.5 - place.originMm.xMm * scale;
  const shiftY = 0.5 - place.originMm.yMm * scale;
  const right = artwork.widthPx + 1;
  const bottom = artwork.heightPx + 1;
  const [albedoR, albedoG, albedoB] = albedo;
  const inkShare = inkAlbedo / 4;

  for (let i = 0; i < pixels.length; i += 1) {
    const x = (u[i] as number) * scale + shiftX;
    const y = (v[i] as number) * scale + shiftY;
    // A pixel just outside still has taps inside.
    if (x < -1 || x >= right + 1 || y < -1 || y >= bottom + 1) continue;
    const tile = ((y < 0 ? 0 : y) >> TILE_SHIFT) * tilesAcross + ((x < 0 ? 0 : x) >> TILE_SHIFT);
    const kind = tiles[tile] as number;
    if (kind === 0) continue;
    const ax = (dux[i] as number) * slope;
    const ay = (dvx[i] as number) * slope;
    const bx = (duy[i] as number) * slope;
    const by = (dvy[i] as number) * slope;

    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    if (kind === SOLID && Math.abs(ax) + Math.abs(bx) < REACH && Math.abs(ay) + Math.abs(by) < REACH) {
      // Most of a photograph: nothing to look out for, and an alpha of 1 need not be read.
      for (let tap = 0; tap < 4; tap += 1) {
        const tx = (tap & 1 ? x + ax : x - ax) + (tap & 2 ? bx : -bx);
        const ty = (tap & 1 ? y + ay : y - ay) + (tap & 2 ? by : -by);
        const x0 = tx | 0;
        const y0 = ty | 0;
        const fx = tx - x0;
        const fy = ty - y0;
        const at = y0 * rowStep + x0 * 4;
        const below = at + rowStep;
        const w11 = fx * fy;
        const w10 = fx - w11;
        const w01 = fy - w11;
        const w00 = 1 - fx - w01;
        r +=
          (art[at] as number) * w00 +
          (art[at + 4] as number) * w10 +
          (art[below] as number) * w01 +
          (art[below + 4] as number) * w11;
        g +=
          (art[at + 1] as number) * w00 +
          (art[at + 5] as number) * w10 +
          (art[below + 1] as number) * w01 +
          (art[below + 5] as number) * w11;
        b +=
          (art[at + 2] as number) * w00 +
          (art[at + 6] as number) * w10 +
          (art[below + 2] as number) * w01 +
          (art[below + 6] as number) * w11;
        a += w00 + w10 + w01 + w11;
      }
    } else
      for (let tap = 0; tap < 4; tap += 1) {
        const tx = (tap & 1 ? x + ax : x - ax) + (tap & 2 ? bx : -bx);
        const ty = (tap & 1 ? y + ay : y - ay) + (tap & 2 ? by : -by);
        if (tx < 0 || tx >= right || ty < 0 || ty >= bottom) continue;
        const x0 = tx | 0;
        const y0 = ty | 0;
        const fx = tx - x0;
        const fy = ty - y0;
        const at = y0 * rowStep + x0 * 4;
        const below = at + rowStep;
        const w11 = fx * fy;
        const w10 = fx - w11;
        const w01 = fy - w11;
        const w00 = 1 - fx - w01;
        r +=
          (art[at] as number) * w00 +
          (art[at + 4] as number) * w10 +
          (art[below] as number) * w01 +
          (art[below + 4] as number) * w11;
        g +=
          (art[at + 1] as number) * w00 +
          (art[at + 5] as number) * w10 +
          (art[below + 1] as number) * w01 +
          (art[below + 5] as number) * w11;
        b +=
          (art[at + 2] as number) * w00 +
          (art[at + 6] as number) * w10 +
          (art[below + 2] as number) * w01 +
          (art[below + 6] as number) * w11;
        a +=
          (art[at + 3] as number) * w00 +
          (art[at + 7] as number) * w10 +
          (art[below + 3] as number) * w01 +
          (art[below + 7] as number) * w11;
      }
    if (a === 0) continue;
    a *= 0.25;
    const pixel = pixels[i] as number;
    const from = pixel * 3;
    const to = pixel * 4;
    const lit = i * 3;
    const outR = (product[from] as number) + (r * inkShare - a * albedoR) * (light[lit] as number);
    const outG = (product[from + 1] as number) + (g * inkShare - a * albedoG) * (light[lit + 1] as number);
    const outB = (product[from + 2] as number) + (b * inkShare - a * albedoB) * (light[lit + 2] as number);
    rgba[to] = linearToSrgb[
      outR <= 0 ? 0 : outR >= 1 ? LINEAR_STEPS : (outR * LINEAR_STEPS + 0.5) | 0
    ] as number;
    rgba[to + 1] = linearToSrgb[
      outG <= 0 ? 0 : outG >= 1 ? LINEAR_STEPS : (outG * LINEAR_STEPS + 0.5) | 0
    ] as number;
    rgba[to + 2] = linearToSrgb[
      outB <= 0 ? 0 : outB >= 1 ? LINEAR_STEPS : (outB * LINEAR_STEPS + 0.5) | 0
    ] as number;
  }
}
