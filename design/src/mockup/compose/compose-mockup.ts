import type { RgbaPicture } from '../../painting/index.ts';
import type { Melange } from '../../template/index.ts';
import { valueById } from '../../template/value-by-id.ts';
import type { MockupArtwork } from '../mockup-artwork.ts';
import type { PreparedMockup } from '../prepared-mockup.ts';
import { linearOfHex } from '../srgb-transfer.ts';
import { applyMelangeAroundInk } from './apply-melange-around-ink.ts';
import { artworkTexels } from './artwork-texels.ts';
import { colourProduct } from './colour-product.ts';
import { placeArtwork } from './place-artwork.ts';
import { placeResponse } from './place-response.ts';
import { samplerFor } from './sampler.ts';

/** The product's appearance. Surfaces without an entry stay blank. */
export interface MockupAppearance {
  /** Colour of the product, sRGB `#RRGGBB`. */
  colourHex: string;
  /** How the fibres of a cloth spun from lighter and darker ones vary. */
  melange?: Melange | undefined;
  /** By surface id. */
  artworks: Record<string, MockupArtwork>;
}

/**
 * The product photograph with these artworks, opaque RGBA. Pure: the same input gives the same bytes in browser
 * and server. `into` (of the mockup's size) is written to and returned, which saves a large allocation per frame.
 *
 * Formula, in linear light: out = base + (albedo − baseAlbedo) × light × coverage; ink over the product's colour
 * by its alpha. Gloss is part of `base` and stays. A surface with a response has its own formula (`respond-pixel.ts`).
 */
export function composeMockup(
  prepared: PreparedMockup,
  appearance: MockupAppearance,
  into?: Uint8ClampedArray,
): RgbaPicture {
  const { widthPx, heightPx } = prepared;
  const product = colourProduct(prepared, appearance.colourHex, appearance.melange);
  const rgba = into?.length === product.rgba.length ? into : new Uint8ClampedArray(product.rgba.length);
  rgba.set(product.rgba);
  const [r, g, b] = linearOfHex(appearance.colourHex);
  const albedo: [number, number, number] = [
    r * prepared.baseAlbedo[0],
    g * prepared.baseAlbedo[1],
    b * prepared.baseAlbedo[2],
  ];
  for (const surface of prepared.surfaces) {
    const artwork = valueById(appearance.artworks, surface.surfaceId);
    if (!artwork || artwork.widthPx === 0 || artwork.heightPx === 0) continue;
    if (surface.response) {
      placeResponse(rgba, surface, surface.response, artwork);
      continue;
    }
    const texels = artworkTexels(artwork.rgba, artwork.widthPx, artwork.heightPx, samplerFor);
    placeArtwork(rgba, product.linear, surface, texels, artwork, albedo, prepared.inkAlbedo);
    if (appearance.melange) applyMelangeAroundInk(rgba, prepared, surface, artwork, albedo);
  }
  return { rgba, widthPx, heightPx };
}
