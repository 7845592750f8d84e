import type { MockupArtwork } from '../mockup-artwork.ts';
import type { PreparedMockup, PreparedSurface } from '../prepared-mockup.ts';
import { srgbToLinear, toSrgbCode } from '../srgb-transfer.ts';
import { melangeFibres } from './melange.ts';

/**
 * Adds a melange's fibres to the pixels under artwork, as far as the ink leaves them visible: none through opaque ink
 * (heather is printed over a white ground), all through clear parts. Pixels whose bytes are still the product's own are
 * left alone.
 */
export function applyMelangeAroundInk(
  rgba: Uint8ClampedArray,
  prepared: PreparedMockup,
  { pixels, u, v, light }: PreparedSurface,
  artwork: MockupArtwork,
  albedo: readonly [number, number, number],
): void {
  const fibres = melangeFibres(prepared);
  const product = prepared.colourCache;
  if (!fibres || !product) return;
  const { productLight } = prepared;
  for (let i = 0; i < pixels.length; i += 1) {
    const pixel = pixels[i] as number;
    const to = pixel * 4;
    const isBlank =
      rgba[to] === product.rgba[to] &&
      rgba[to + 1] === product.rgba[to + 1] &&
      rgba[to + 2] === product.rgba[to + 2];
    const fibre = (fibres[pixel] as number) * product.strength;
    if (isBlank || fibre === 0) continue;
    const ink = alphaAt(artwork, u[i] as number, v[i] as number);
    for (let c = 0; c < 3; c += 1) {
      const seen = (productLight[pixel * 3 + c] as number) - ink * (light[i * 3 + c] as number);
      const under = srgbToLinear[rgba[to + c] as number] as number;
      rgba[to + c] = toSrgbCode(under + fibre * (albedo[c] as number) * seen);
    }
  }
}

/** Alpha of the artwork at a place of the surface, 0 to 1, between its four nearest pixels; 0 outside. */
function alphaAt(artwork: MockupArtwork, uMm: number, vMm: number): number {
  const { rgba, widthPx, heightPx, pxPerMm, originMm } = artwork;
  const x = (uMm - originMm.xMm) * pxPerMm - 0.5;
  const y = (vMm - originMm.yMm) * pxPerMm - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  let sum = 0;
  for (let tap = 0; tap < 4; tap += 1) {
    const column = left + (tap & 1);
    const row = top + (tap >> 1);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) continue;
    const part = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
    sum += part * (rgba[(row * widthPx + column) * 4 + 3] as number);
  }
  return sum / 255;
}
