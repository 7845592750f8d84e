import type { CanvasTarget } from '../../drawing/canvas-target.ts';
import type { DrawableImage } from '../../drawing/drawing-resources.ts';
import type { PaintContext } from '../../drawing/layer-painter.ts';
import { type Edges, overlapPx, pixelBounds } from '../../drawing/matrix.ts';
import type { Matrix } from '../../geometry/index.ts';
import type { ImageLayer } from './image-layer.ts';
import { imagePart } from './image-part.ts';
import { drawnImageSize, type ImageTile } from './image-tile.ts';
import { placeRepeats } from './place-repeats.ts';

type TiledLayer = ImageLayer & { tile: ImageTile };

/**
 * Repeats a picture over the layer's box. Repeats end on whole pixels, since two canvas edges that share a fraction
 * of a pixel let the ground shine through; a turned layer is therefore drawn upright first and turned as a whole.
 */
export function drawRepeats(
  context: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
): void {
  const { target, matrix, pxPerMm, visiblePx } = context;
  if (matrix.b === 0 && matrix.c === 0) {
    target.save();
    target.beginPath();
    target.rect(extent.left, extent.top, layer.widthMm, layer.heightMm);
    target.clip();
    const within = overlapPx(pixelBounds(matrix, extent), visiblePx);
    drawUpright(target, matrix, image, layer, pxPerMm, within);
    target.restore();
    return;
  }
  const width = Math.max(1, Math.ceil(layer.widthMm * pxPerMm));
  const height = Math.max(1, Math.ceil(layer.heightMm * pxPerMm));
  const scratch = context.resources.createScratch(width, height);
  scratch.target.imageSmoothingEnabled = true;
  scratch.target.imageSmoothingQuality = 'high';
  const upright = {
    a: width / layer.widthMm,
    b: 0,
    c: 0,
    d: height / layer.heightMm,
    e: width / 2,
    f: height / 2,
  };
  drawUpright(scratch.target, upright, image, layer, pxPerMm, {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  });
  target.drawImage(
    scratch.source,
    0,
    0,
    width,
    height,
    extent.left,
    extent.top,
    layer.widthMm,
    layer.heightMm,
  );
}

function drawUpright(
  target: CanvasTarget,
  matrix: Matrix,
  image: DrawableImage,
  layer: TiledLayer,
  pxPerMm: number,
  visiblePx: Edges,
): void {
  const drawn = drawnImageSize(layer);
  const size = { width: drawn.widthMm * pxPerMm, height: drawn.heightMm * pxPerMm };
  const part = imagePart(image, layer.crop);
  for (const repeat of placeRepeats(layer.tile, { x: matrix.e, y: matrix.f }, size, pxPerMm, visiblePx)) {
    const { left, top, right, bottom } = repeat;
    const flipX = repeat.flipX !== layer.flipX;
    const flipY = repeat.flipY !== layer.flipY;
    target.setTransform(
      flipX ? -1 : 1,
      0,
      0,
      flipY ? -1 : 1,
      flipX ? left + right : 0,
      flipY ? top + bottom : 0,
    );
    target.drawImage(
      image.source,
      part.left,
      part.top,
      part.width,
      part.height,
      left,
      top,
      right - left,
      bottom - top,
    );
  }
}
