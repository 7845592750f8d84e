import { apiClient } from '../../e2e/support/api.ts';
import { findProduct } from '../poison/poison-designs.ts';

/** A batch of mugs, one for each image, that starts at once. */
export async function draftBatch(url: string, token: string, imageIds: readonly string[]) {
  const product = await findProduct(apiClient(url, token), 'MUG-11');
  const column = {
    template_id: product.id,
    colour_id: product.colourId,
    size_id: product.sizeId,
    surfaces: [product.surfaceId],
  };
  const placing = { fit: 'cover', anchor: 'centre', marginMm: 0, scale: 1, rotateToFit: false };
  const tile = { widthMm: 60, gapMm: 0, arrangement: 'grid' };
  const rule = { ...placing, background: null, tile };
  return { name: 'scale', start: true, settings: { columns: [column], image_ids: imageIds, rule } };
}
