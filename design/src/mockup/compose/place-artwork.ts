import type { PreparedSurface } from '../prepared-mockup.ts';
import type { ArtworkTexels } from './artwork-texels.ts';
import { endOfChunk } from './end-of-chunk.ts';
import type { Sampler } from './sampler.ts';

/**
 * Paints artwork onto the pixels of one surface: four bilinear taps each, in the compiled sampler, a chunk at a time.
 * `product` is the blank product in linear light, 3 numbers a pixel of the picture.
 */
export function placeArtwork(
  rgba: Uint8ClampedArray,
  product: Float32Array,
  surface: PreparedSurface,
  artwork: ArtworkTexels<Sampler>,
  place: { pxPerMm: number; originMm: { xMm: number; yMm: number } },
  albedo: readonly [number, number, number],
  inkAlbedo: number,
): void {
  const { pixels, light } = surface;
  const { at, bytes, floats, words, place: placeChunk } = artwork.sampler;
  const scale = place.pxPerMm;
  // A texel's centre lies at +0.5; the border moves everything by +1.
  const shiftX = 0.5 - place.originMm.xMm * scale;
  const shiftY = 0.5 - place.originMm.yMm * scale;

  for (let from = 0; from < pixels.length; ) {
    const to = endOfChunk(pixels, from, at);
    const first = pixels[from] as number;
    const length = (pixels[to - 1] as number) - first + 1;
    for (const name of ['u', 'v', 'dux', 'dvx', 'duy', 'dvy'] as const) {
      floats.set(surface[name].subarray(from, to), at[name] / 4);
    }
    floats.set(light.subarray(from * 3, to * 3), at.light / 4);
    words.set(pixels.subarray(from, to), at.pixels / 4);
    floats.set(product.subarray(first * 3, (first + length) * 3), at.product / 4);
    bytes.set(rgba.subarray(first * 4, (first + length) * 4), at.seen);
    placeChunk(
      to - from,
      first,
      artwork.texels,
      artwork.rowBytes,
      artwork.widthPx + 1,
      artwork.heightPx + 1,
      artwork.tiles,
      artwork.tilesAcross,
      scale,
      shiftX,
      shiftY,
      inkAlbedo / 4,
      ...albedo,
    );
    rgba.set(bytes.subarray(at.seen, at.seen + length * 4), first * 4);
    from = to;
  }
}
