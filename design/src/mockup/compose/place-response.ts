import type { MockupArtwork } from '../mockup-artwork.ts';
import type { PreparedResponse, PreparedSurface } from '../prepared-mockup.ts';
import { artworkTexels } from './artwork-texels.ts';
import { endOfChunk } from './end-of-chunk.ts';
import { respondPixel } from './respond-pixel.ts';
import { responseSamplerFor } from './response-sampler.ts';

/** Codes nearer than this, for each grey, to the middle between two are left to `respondPixel` (decision 0361). */
const NEAR_CODES = 0.001;

/**
 * Paints artwork onto the pixels of a surface with a response, in the compiled sampler, a chunk at a time. The bytes are those of
 * `respondPixel`, which does the few pixels that the sampler is unsure of. Everything is in sRGB codes, as Photoshop composes.
 */
export function placeResponse(
  rgba: Uint8ClampedArray,
  surface: PreparedSurface,
  response: PreparedResponse,
  artwork: MockupArtwork,
): void {
  const { pixels } = surface;
  const { widthPx, heightPx, pxPerMm, originMm } = artwork;
  const texels = artworkTexels(artwork.rgba, widthPx, heightPx, responseSamplerFor);
  const { at, bytes, floats, words, place } = texels.sampler;
  const entries = response.greys + (response.hasGround ? 1 : 0);
  const chunkPixels = Math.min(at.chunkPixels, Math.floor(at.chunkColours / entries));

  const room = new Float64Array(4);

  for (let from = 0; from < pixels.length; ) {
    const to = endOfChunk(pixels, from, { chunkPixels, windowPixels: at.windowPixels });
    const first = pixels[from] as number;
    const length = (pixels[to - 1] as number) - first + 1;
    for (const name of ['u', 'v', 'dux', 'dvx', 'duy', 'dvy'] as const) {
      floats.set(surface[name].subarray(from, to), at[name] / 4);
    }
    words.set(pixels.subarray(from, to), at.pixels / 4);
    words.set(response.colours.subarray(from * entries, to * entries), at.colours / 4);
    bytes.set(rgba.subarray(first * 4, (first + length) * 4), at.seen);
    const unsure = place(
      to - from,
      first,
      texels.firstTexel,
      texels.rowBytes,
      widthPx - 1,
      heightPx - 1,
      texels.tiles,
      texels.tilesAcross,
      pxPerMm,
      originMm.xMm,
      originMm.yMm,
      response.greys,
      response.hasGround ? 1 : 0,
      NEAR_CODES * response.greys,
    );
    rgba.set(bytes.subarray(at.seen, at.seen + length * 4), first * 4);
    for (let n = 0; n < unsure; n += 1)
      respondPixel(rgba, surface, response, artwork, from + (words[at.unsure / 4 + n] as number), room);
    from = to;
  }
}
