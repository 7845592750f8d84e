import { isDrawn, isGammaBlended } from '../composing/find-refusals.ts';
import { intersect } from '../composing/raster.ts';
import type { Bounds, PixelLayer, PsdDocument, PsdLayer } from '../document.ts';

/** Text that has pixels. */
export type Text = PixelLayer & { pixels: NonNullable<PixelLayer['pixels']> };

/** Text whose own colours are seen, and whose soft edges are mixed in light. */
export function gammaBlendedTexts(layers: PsdLayer[]): Text[] {
  return layers.filter(isDrawn).flatMap((node) => {
    if (node.kind === 'group') return gammaBlendedTexts(node.layers);
    return isGammaBlended(node) && node.kind === 'pixels' && node.pixels && node.fillOpacity > 0
      ? [node as Text]
      : [];
  });
}

/** Layers whose text is mixed as everything else: all of it, or only one. */
export const mixedAsValues = (layers: PsdLayer[], only?: PsdLayer): PsdLayer[] =>
  layers.map((layer) => {
    if (layer.kind === 'group') return { ...layer, layers: mixedAsValues(layer.layers, only) };
    return isGammaBlended(layer) && (!only || layer === only) ? { ...layer, text: 'values' as const } : layer;
  });

/** Where a text may show. */
export const shownBounds = ({ pixels }: Text, { width, height }: PsdDocument): Bounds =>
  intersect(pixels.bounds, { left: 0, top: 0, right: width, bottom: height });
