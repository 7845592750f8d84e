import type { MockupArtwork } from '../mockup-artwork.ts';
import type { PreparedResponse, PreparedSurface } from '../prepared-mockup.ts';

/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour, as the sampler has them. */
const TAP = 0.25;

/**
 * Paints artwork onto the `i`th pixel of a surface with a response, in numbers of 64 bits: this says what a mockup shows, to the byte.
 * `rgba` is the picture, `sum` four numbers of room. The artwork's colour, taken with four bilinear taps, shows there, channel by
 * channel, what lies between the greys on both sides of it. Half-transparent artwork is mixed with the ground first; without one, with what is seen.
 *
 * Beyond the artwork's edge its outermost pixels continue: the response has the edge already.
 */
export function respondPixel(
  rgba: Uint8ClampedArray,
  surface: PreparedSurface,
  response: PreparedResponse,
  artwork: MockupArtwork,
  i: number,
  sum: Float64Array = new Float64Array(4),
): void {
  sum.fill(0);
  sampleArtwork(surface, i, artwork, sum);
  const alpha = sum[3] as number;
  if (alpha === 0) return;
  const to = (surface.pixels[i] as number) * 4;
  const from = i * (response.greys + (response.hasGround ? 1 : 0));
  for (let channel = 0; channel < 3; channel += 1) {
    const value = sum[channel] as number;
    const empty = rgba[to + channel] as number;
    rgba[to + channel] = response.hasGround
      ? onGround(response, from, channel, empty, value, alpha)
      : empty + alpha * (respond(response, from, channel, value / alpha) - empty);
  }
}

/** `value` is multiplied by alpha, both of 1. What shows without artwork, apart from its ground, is kept as far as the artwork lets it through. */
function onGround(
  response: PreparedResponse,
  from: number,
  channel: number,
  empty: number,
  value: number,
  alpha: number,
): number {
  const { greys, colours } = response;
  const ground = (((colours[from + greys] as number) >> (channel * 8)) & 255) / 255;
  const rest = alpha < 1 ? (1 - alpha) * (empty - respond(response, from, channel, ground)) : 0;
  return respond(response, from, channel, ground + value - alpha * ground) + rest;
}

/** Code shown for a value from 0 to 1. */
function respond({ greys, colours }: PreparedResponse, from: number, channel: number, value: number): number {
  const place = value <= 0 ? 0 : value >= 1 ? greys - 1 : value * (greys - 1);
  const knot = Math.min(greys - 2, place | 0);
  const low = ((colours[from + knot] as number) >> (channel * 8)) & 255;
  const high = ((colours[from + knot + 1] as number) >> (channel * 8)) & 255;
  return low + (place - knot) * (high - low);
}

/** The artwork at a pixel of the surface: red, green, blue, multiplied by alpha, and alpha, from 0 to 1. */
function sampleArtwork(
  { u, v, dux, duy, dvx, dvy }: PreparedSurface,
  i: number,
  { rgba, widthPx, heightPx, pxPerMm, originMm }: MockupArtwork,
  sum: Float64Array,
): void {
  const x = ((u[i] as number) - originMm.xMm) * pxPerMm - 0.5;
  const y = ((v[i] as number) - originMm.yMm) * pxPerMm - 0.5;
  const step = pxPerMm * TAP;
  for (let tap = 0; tap < 4; tap += 1) {
    const right = (tap & 1) === 0 ? -step : step;
    const down = (tap & 2) === 0 ? -step : step;
    const tapX = within(x + right * (dux[i] as number) + down * (duy[i] as number), widthPx - 1);
    const tapY = within(y + right * (dvx[i] as number) + down * (dvy[i] as number), heightPx - 1);
    const left = tapX | 0;
    const top = tapY | 0;
    const beside = left + 1 < widthPx ? 4 : 0;
    const below = top + 1 < heightPx ? widthPx * 4 : 0;
    const at = (top * widthPx + left) * 4;
    const fx = tapX - left;
    const fy = tapY - top;
    addTexel(rgba, at, (1 - fx) * (1 - fy), sum);
    addTexel(rgba, at + beside, fx * (1 - fy), sum);
    addTexel(rgba, at + below, (1 - fx) * fy, sum);
    addTexel(rgba, at + below + beside, fx * fy, sum);
  }
}

const within = (place: number, last: number): number => (place < 0 ? 0 : place > last ? last : place);

/** A quarter of a texel's share, because there are four taps. */
function addTexel(rgba: MockupArtwork['rgba'], at: number, share: number, sum: Float64Array): void {
  const alpha = ((rgba[at + 3] as number) * share) / 1020;
  if (alpha === 0) return;
  const part = alpha / 255;
  sum[0] = (sum[0] as number) + (rgba[at] as number) * part;
  sum[1] = (sum[1] as number) + (rgba[at + 1] as number) * part;
  sum[2] = (sum[2] as number) + (rgba[at + 2] as number) * part;
  sum[3] = (sum[3] as number) + alpha;
}
