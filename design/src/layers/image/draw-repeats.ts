import type { CanvasTarget } from '../../drawing/canvas-target.ts';
import type { DrawableImage } from '../../drawing/drawing-resources.ts';
import type { PaintContext } from '../../drawing/layer-painter.ts';
import { type Edges, overlapPx, pixelBounds } from '../../drawing/matrix.ts';
import { invert, type Matrix, multiply } from '../../geometry/matrix.ts';
import type { ImageLayer } from './image-layer.ts';
import { imagePart } from './image-part.ts';
import { drawnImageSize, type ImageTile, patternMatrix } from './image-tile.ts';
import { placeRepeats } from './place-repeats.ts';

type TiledLayer = ImageLayer & { tile: ImageTile };

/** Above this a turned box is drawn only where it can be seen: a whole one would fill the memory when zoomed in. */
const LARGEST_WHOLE_PX = 2 ** 25;

/**
 * Repeats a picture over the layer's box. Repeats end on whole pixels, since two canvas edges that share a fraction
 * of a pixel let the ground shine through; a turned layer or pattern is therefore drawn upright first and turned as a
 * whole.
 */
export function drawRepeats(
  context: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
): void {
  const { target, matrix, pxPerMm, visiblePx } = context;
  const isPatternUpright = (layer.tile.angleDeg ?? 0) === 0;
  if (isPatternUpright && matrix.b === 0 && matrix.c === 0) {
    target.save();
    target.beginPath();
    target.rect(extent.left, extent.top, layer.widthMm, layer.heightMm);
    target.clip();
    const within = overlapPx(pixelBounds(matrix, extent), visiblePx);
    drawUpright(target, multiply(matrix, patternMatrix(layer.tile)), image, layer, pxPerMm, within);
    target.restore();
    return;
  }
  const width = Math.max(1, Math.ceil(layer.widthMm * pxPerMm));
  const height = Math.max(1, Math.ceil(layer.heightMm * pxPerMm));
  if (isPatternUpright && width * height <= LARGEST_WHOLE_PX) {
    drawWholeBox(context, image, layer, extent, { width, height });
  } else {
    drawTurnedPattern(context, image, layer, extent);
  }
}

/** The box upright on a canvas of its own, then turned as one picture. */
function drawWholeBox(
  { target, pxPerMm, resources }: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
  { width, height }: { width: number; height: number },
): void {
  const scratch = resources.createScratch(width, height);
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
  drawUpright(scratch.target, multiply(upright, patternMatrix(layer.tile)), image, layer, pxPerMm, {
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

/** As much of the pattern as shows through the box, upright on a canvas of its own, then turned and cut to the box. */
function drawTurnedPattern(
  { target, matrix, pxPerMm, visiblePx, resources }: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
): void {
  const toBox = patternMatrix(layer.tile);
  const toCanvas = multiply(matrix, toBox);
  const scaled = { a: pxPerMm, b: 0, c: 0, d: pxPerMm, e: 0, f: 0 };
  const covered = pixelBounds(multiply(scaled, invert(toBox)), extent);
  const seen = pixelBounds(multiply(scaled, invert(toCanvas)), visiblePx);
  const { left, top, right, bottom } = overlapPx(covered, seen);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const scratch = resources.createScratch(width, height);
  scratch.target.imageSmoothingEnabled = true;
  scratch.target.imageSmoothingQuality = 'high';
  const shifted = { ...scaled, e: -left, f: -top };
  drawUpright(scratch.target, shifted, image, layer, pxPerMm, {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  });
  target.save();
  target.beginPath();
  target.rect(extent.left, extent.top, layer.widthMm, layer.heightMm);
  target.clip();
  const { a, b, c, d, e, f } = toCanvas;
  target.setTransform(a, b, c, d, e, f);
  target.drawImage(
    scratch.source,
    0,
    0,
    width,
    height,
    left / pxPerMm,
    top / pxPerMm,
    width / pxPerMm,
    height / pxPerMm,
  );
  target.restore();
}

/** `matrix` takes the pattern's mm to px and may move and scale, not turn. */
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
