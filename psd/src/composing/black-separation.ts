import type { PixelLayer, PsdDocument, PsdLayer } from '../document.ts';

/**
 * Photoshop blends inks one by one, so a CMYK document is two: one of cyan, magenta and yellow in place of red, green and blue, and
 * a grey one of black.
 */
export function blackSeparation(document: PsdDocument): PsdDocument {
  return { ...document, isBlack: true, layers: document.layers.map(toBlack) };
}

function toBlack(layer: PsdLayer): PsdLayer {
  if (layer.kind === 'group') return { ...layer, layers: layer.layers.map(toBlack) };
  if (layer.kind === 'adjustment') return { ...layer, adjustment: layer.black ?? layer.adjustment };
  return layer.kind === 'pixels' ? { ...layer, ...blackPixels(layer) } : layer;
}

function blackPixels({ pixels }: PixelLayer): Pick<PixelLayer, 'pixels'> {
  return pixels ? { pixels: { ...pixels, colour: pixels.colour.slice(3) } } : {};
}
