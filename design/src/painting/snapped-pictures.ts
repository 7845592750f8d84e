import type { Layer } from '../layers/index.ts';
import { snapPicture } from './image/snap-picture.ts';
import { layerMatrix } from './matrix.ts';
import { preparedImageSize } from './prepared-image-size.ts';
import type { PrintSize } from './print-size.ts';

/**
 * Ids of the pictures that a print shows with their own pixels, each moved to the nearest whole pixel, instead of resampled
 * to their millimetres: those within 0.2 % of their own size. Patterns are left out.
 */
export function snappedPictures(layers: readonly Layer[], size: PrintSize): string[] {
  const { pxPerMm, bleedMm, widthPx, heightPx } = size;
  const areaPx = { left: 0, top: 0, right: widthPx, bottom: heightPx };
  return layers.flatMap((layer) => {
    if (layer.kind !== 'image' || layer.hidden || layer.opacity === 0 || layer.tile) return [];
    const matrix = layerMatrix(layer, { pxPerMm, offsetXMm: bleedMm, offsetYMm: bleedMm });
    const source = preparedImageSize(layer, pxPerMm);
    return snapPicture(matrix, layer, source, layer.crop, areaPx) ? [layer.id] : [];
  });
}
