import type { ImageLayer } from '../layers/image/image-layer.ts';
import { withDrawableRepeats } from '../layers/image/keep-repeats.ts';
import type { DesignDocument } from './design-document.ts';

/** Returns a picture's size in the library's record, in upright pixels; undefined = the library lacks the picture. */
export type SizeOfImage = (
  imageId: string,
) => { readonly widthPx: number; readonly heightPx: number } | undefined;

/**
 * The document with every picture's size as the library recorded it, whatever the document says; pictures the library
 * lacks stay as they are. Returns the same document if nothing differs.
 */
export function withSourceSizes(document: DesignDocument, sizeOf: SizeOfImage): DesignDocument {
  let hasChanged = false;
  const surfaces = document.surfaces.map((surface) => {
    const layers = surface.layers.map((layer) => {
      const sized = layer.kind === 'image' ? withSize(layer, sizeOf(layer.imageId)) : layer;
      if (sized !== layer) hasChanged = true;
      return sized;
    });
    return { ...surface, layers };
  });
  return hasChanged ? { ...document, surfaces } : document;
}

function withSize(layer: ImageLayer, size: ReturnType<SizeOfImage>): ImageLayer {
  if (!size || (size.widthPx === layer.sourceWidthPx && size.heightPx === layer.sourceHeightPx)) return layer;
  // Another ratio changes the height of the repeats, and there may be more of them than are drawn.
  return withDrawableRepeats({ ...layer, sourceWidthPx: size.widthPx, sourceHeightPx: size.heightPx });
}
