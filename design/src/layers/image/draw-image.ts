import { DrawingError } from '../../drawing/drawing-error.ts';
import type { DrawingResources } from '../../drawing/drawing-resources.ts';
import type { DrawingMode, LayerPainting } from '../../drawing/layer-painter.ts';
import { drawPlaceholder } from '../../drawing/placeholder.ts';
import type { ImageLayer } from './image-layer.ts';

/** Crop, then flip, then scale into the box. Throws `missing-image` in strict mode. */
export function imagePainting(
  layer: ImageLayer,
  resources: DrawingResources,
  mode: DrawingMode,
): LayerPainting {
  const image = resources.image(layer.imageId);
  if (!image && mode === 'strict') throw new DrawingError('missing-image', layer.id, layer.imageId);
  const halfWidth = layer.widthMm / 2;
  const halfHeight = layer.heightMm / 2;
  return {
    extent: { left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight },
    overlaps: !image,
    paint({ target, matrix }) {
      if (!image) return drawPlaceholder(target, layer.widthMm, layer.heightMm);
      const flipX = layer.flipX ? -1 : 1;
      const flipY = layer.flipY ? -1 : 1;
      const { a, b, c, d, e, f } = matrix;
      target.setTransform(a * flipX, b * flipX, c * flipY, d * flipY, e, f);
      target.imageSmoothingEnabled = true;
      target.imageSmoothingQuality = 'high';
      const { crop } = layer;
      const left = Math.min(crop.x, 1) * image.widthPx;
      const top = Math.min(crop.y, 1) * image.heightPx;
      target.drawImage(
        image.source,
        left,
        top,
        Math.min(crop.width * image.widthPx, image.widthPx - left),
        Math.min(crop.height * image.heightPx, image.heightPx - top),
        -halfWidth,
        -halfHeight,
        layer.widthMm,
        layer.heightMm,
      );
    },
  };
}
