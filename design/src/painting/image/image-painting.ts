import { filterKey } from '../../layers/image/image-filter.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { DrawingError } from '../drawing-error.ts';
import type { DrawableImage, DrawingResources } from '../drawing-resources.ts';
import type { DrawingMode, LayerPainting, PaintContext } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { maskPath } from '../paths/mask-path.ts';
import { tracePath } from '../paths/path.ts';
import { drawPlaceholder } from '../placeholder.ts';
import { blitPart } from './blit-part.ts';
import { drawRepeats } from './draw-repeats.ts';
import { imagePart } from './image-part.ts';
import { snapPicture } from './snap-picture.ts';

/** Crop, then flip, then scale into the box, or repeat over it, then cut to the mask. Throws `missing-image` in strict mode. */
export function imagePainting(
  layer: ImageLayer,
  resources: DrawingResources,
  mode: DrawingMode,
): LayerPainting {
  const filter = filterKey(layer.filter) === '' ? null : (layer.filter ?? null);
  const image = resources.image(layer.imageId, filter);
  if (!image && mode === 'strict') throw new DrawingError('missing-image', layer.id, layer.imageId);
  const halfWidth = layer.widthMm / 2;
  const halfHeight = layer.heightMm / 2;
  const extent: Edges = { left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight };
  return {
    extent,
    overlaps: !image,
    paint(context) {
      const outline = maskPath(layer);
      if (!outline) return paintPicture(context, image, layer, extent);
      const { target } = context;
      target.save();
      target.beginPath();
      tracePath(target, outline);
      target.clip();
      paintPicture(context, image, layer, extent);
      target.restore();
    },
  };
}

function paintPicture(
  context: PaintContext,
  image: DrawableImage | undefined,
  layer: ImageLayer,
  extent: Edges,
): void {
  const { target } = context;
  if (!image) {
    drawPlaceholder(target, layer.widthMm, layer.heightMm);
    return;
  }
  target.imageSmoothingEnabled = true;
  target.imageSmoothingQuality = 'high';
  if (layer.tile) drawRepeats(context, image, { ...layer, tile: layer.tile }, extent);
  else drawOnce(context, image, layer);
}

function drawOnce(context: PaintContext, image: DrawableImage, layer: ImageLayer): void {
  const { target, matrix } = context;
  const flipX = layer.flipX ? -1 : 1;
  const flipY = layer.flipY ? -1 : 1;
  const { a, b, c, d, e, f } = matrix;
  const flipped = { a: a * flipX, b: b * flipX, c: c * flipY, d: d * flipY, e, f };
  const snapped = context.snapsPictures
    ? snapPicture(flipped, layer, image, layer.crop, context.visiblePx)
    : null;
  if (snapped) {
    blitPart(target, image, snapped.part, snapped.matrix);
    return;
  }
  target.setTransform(flipped.a, flipped.b, flipped.c, flipped.d, e, f);
  const { left, top, width, height } = imagePart(image, layer.crop);
  target.drawImage(
    image.source,
    left,
    top,
    width,
    height,
    -layer.widthMm / 2,
    -layer.heightMm / 2,
    layer.widthMm,
    layer.heightMm,
  );
}
