import { FULL_CROP } from '../../geometry/fit.ts';
import { invert, type Matrix, multiply } from '../../geometry/matrix.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { drawnImageSize, type ImageTile, patternMatrix } from '../../layers/image/image-tile.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import type { DrawableImage } from '../drawing-resources.ts';
import type { PaintContext } from '../layer-painter.ts';
import { type Edges, overlapPx, pixelBounds } from '../matrix.ts';
import { meanScale, type Scale, scaleOf } from '../scale.ts';
import { blitPart } from './blit-part.ts';
import { blitRepeat, isTileOneToOne } from './blit-repeat.ts';
import { imagePart } from './image-part.ts';
import { placeRepeats } from './place-repeats.ts';
import { cropInPixels, snapPicture } from './snap-picture.ts';

type TiledLayer = ImageLayer & { tile: ImageTile };

/** Above this only the visible part of a turned box is drawn: a whole one would fill the memory when zoomed in. */
const LARGEST_WHOLE_PX = 2 ** 25;

/**
 * Repeats a picture over the layer's box. Repeats end on whole pixels, since two edges that share a fraction of a pixel
 * let the background show through; a turned layer or pattern is therefore drawn upright first and turned as a whole.
 */
export function drawRepeats(
  context: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
): void {
  const { target, matrix, scale, visiblePx, snapsPictures } = context;
  const isPatternUpright = (layer.tile.angleDeg ?? 0) === 0;
  if (isPatternUpright && matrix.b === 0 && matrix.c === 0) {
    target.save();
    target.beginPath();
    target.rect(extent.left, extent.top, layer.widthMm, layer.heightMm);
    target.clip();
    const within = overlapPx(pixelBounds(matrix, extent), visiblePx);
    drawUpright(target, multiply(matrix, patternMatrix(layer.tile)), image, layer, {
      scale,
      visiblePx: within,
      snapsPictures,
    });
    target.restore();
    return;
  }
  const along = scaleAlong(matrix, scale);
  const toPx = snapsPictures ? Math.round : Math.ceil;
  const width = Math.max(1, toPx(layer.widthMm * along.x));
  const height = Math.max(1, toPx(layer.heightMm * along.y));
  if (isPatternUpright && width * height <= LARGEST_WHOLE_PX) {
    drawWholeBox({ ...context, scale: along }, image, layer, extent, { width, height });
  } else {
    drawTurnedPattern(context, image, layer, extent);
  }
}

/** Pixels of a millimetre along the layer's own sides. */
function scaleAlong({ a, b, c, d }: Matrix, scale: Scale): Scale {
  return scale.x === scale.y ? scale : { x: Math.hypot(a, b), y: Math.hypot(c, d) };
}

/** The box upright on a separate canvas, then turned as one picture. */
function drawWholeBox(
  { target, matrix, scale, visiblePx, snapsPictures, resources }: PaintContext,
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
  drawUpright(scratch.target, multiply(upright, patternMatrix(layer.tile)), image, layer, {
    scale,
    visiblePx: { left: 0, top: 0, right: width, bottom: height },
    snapsPictures,
  });
  const box = { source: scratch.source, widthPx: width, heightPx: height };
  const snapped = snapsPictures ? snapPicture(matrix, layer, box, FULL_CROP, visiblePx) : null;
  if (snapped) {
    blitPart(target, box, snapped.part, snapped.matrix);
    return;
  }
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

/** Draws the part of the pattern that shows through the box upright on a separate canvas, then turns it and cuts it to the box. */
function drawTurnedPattern(
  { target, matrix, scale, visiblePx, resources }: PaintContext,
  image: DrawableImage,
  layer: TiledLayer,
  extent: Edges,
): void {
  const pxPerMm = meanScale(scale);
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
  drawUpright(scratch.target, shifted, image, layer, {
    scale: scaleOf(pxPerMm),
    visiblePx: { left: 0, top: 0, right: width, bottom: height },
    snapsPictures: false,
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
  { scale, visiblePx, snapsPictures }: Pick<PaintContext, 'scale' | 'visiblePx' | 'snapsPictures'>,
): void {
  const drawn = drawnImageSize(layer);
  const size = { width: drawn.widthMm * scale.x, height: drawn.heightMm * scale.y };
  const whole = cropInPixels(image, layer.crop);
  const isSnapped =
    snapsPictures && isTileOneToOne(size.width, whole.width) && isTileOneToOne(size.height, whole.height);
  const part = imagePart(image, layer.crop);
  for (const repeat of placeRepeats(layer.tile, { x: matrix.e, y: matrix.f }, size, scale, visiblePx)) {
    const { left, top, right, bottom } = repeat;
    // A box turned by half a turn has each repeat turned; where they lie is the same.
    const flipX = (repeat.flipX !== layer.flipX) !== matrix.a < 0;
    const flipY = (repeat.flipY !== layer.flipY) !== matrix.d < 0;
    if (isSnapped) {
      blitRepeat(target, image, whole, { ...repeat, flipX, flipY }, layer.tile.gapMm > 0);
      continue;
    }
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
