import { FULL_CROP } from '../geometry/fit.ts';
import { drawnImageSize, type ImageLayer } from '../layers/index.ts';
import { isTileOneToOne } from './image/blit-repeat.ts';
import { snapPicture } from './image/snap-picture.ts';
import { layerMatrix } from './matrix.ts';
import type { PrintSize } from './print-size.ts';

/**
 * A drawing that is turned is resampled, and has this many pixels along one of the print. From two on it would be halved
 * before it is drawn.
 */
const RESAMPLED = 1.5;
/** Stretching a picture by so little is not seen, and common sizes differ by it. */
const ENOUGH = 1.002;

/** Pixels of one drawing: 68 × 68 cm at 300 dpi. Reading it takes eight bytes of each. */
const MAX_PIXELS = 64_000_000;
/** Pixels of all drawings of a print, which are in memory together; those of the layers below come first. */
const MAX_IN_ALL = 128_000_000;

/** Pixels of the part of a vector graphic that a layer shows. */
export interface VectorDrawingSize {
  widthPx: number;
  heightPx: number;
}

/** How a layer's vector graphic gets onto a print. */
export interface VectorShare {
  /** Drawn again in these pixels; null = the picture that is drawn from it once is used. */
  drawing: VectorDrawingSize | null;
  /** The pixels that it gets along a side, in parts of those that it takes on the print: 1, or less where they are too many. */
  share: number;
}

/**
 * What each layer that shows a vector graphic gets of the pixels that a print may have for them. Preflight and the print ask
 * this one function, so that a print has no fewer pixels than a finding says.
 * @param layers visible ones, bottom to top, with the sides of the picture that is drawn once
 */
export function planVectorDrawings(layers: readonly ImageLayer[], size: PrintSize): Map<string, VectorShare> {
  const planned = new Map<string, VectorShare>();
  const drawn = new Set<string>();
  let left = MAX_IN_ALL;
  for (const layer of layers) {
    const found = vectorShare(layer, size, Math.min(MAX_PIXELS, left));
    planned.set(layer.id, found);
    if (!found.drawing) continue;
    const { widthPx, heightPx } = found.drawing;
    // Layers that show the same share one drawing.
    const what = JSON.stringify([layer.imageId, layer.crop, widthPx, heightPx]);
    if (!drawn.has(what)) left -= widthPx * heightPx;
    drawn.add(what);
  }
  return planned;
}

/**
 * The pixels in which a vector graphic should be drawn for a layer of a print: those that its part takes on the print,
 * and more where they are resampled. No drawing if the picture that is drawn from it once has enough, or if
 * `maxPixels` allow no more than it has.
 * @param layer with the sides of that picture
 */
export function vectorShare(layer: ImageLayer, size: PrintSize, maxPixels: number): VectorShare {
  const { pxPerMm, bleedMm } = size;
  const matrix = layerMatrix(layer, { pxPerMm, offsetXMm: bleedMm, offsetYMm: bleedMm });
  const { widthMm, heightMm } = drawnImageSize(layer);
  const onPrint = {
    width: widthMm * Math.hypot(matrix.a, matrix.b),
    height: heightMm * Math.hypot(matrix.c, matrix.d),
  };
  const known = {
    width: layer.sourceWidthPx * layer.crop.width,
    height: layer.sourceHeightPx * layer.crop.height,
  };
  const isEnough = (width: number, height: number) =>
    width <= known.width * ENOUGH && height <= known.height * ENOUGH;
  if (isEnough(onPrint.width, onPrint.height)) return { drawing: null, share: 1 };
  const own = wholePixels(onPrint, 1);
  const areaPx = { left: 0, top: 0, right: size.widthPx, bottom: size.heightPx };
  const isOwn = layer.tile
    ? isTileOneToOne(onPrint.width, own.widthPx) && isTileOneToOne(onPrint.height, own.heightPx)
    : snapPicture(matrix, layer, own, FULL_CROP, areaPx) !== null;
  const most = Math.sqrt(Math.max(0, maxPixels) / (onPrint.width * onPrint.height));
  const wanted = isOwn ? 1 : RESAMPLED;
  const drawing = most >= wanted && isOwn ? own : wholePixels(onPrint, Math.min(wanted, most));
  if (!isEnough(drawing.widthPx, drawing.heightPx)) return { drawing, share: Math.min(1, most) };
  return { drawing: null, share: Math.min(known.width / onPrint.width, known.height / onPrint.height) };
}

function wholePixels({ width, height }: { width: number; height: number }, scale: number): VectorDrawingSize {
  return {
    widthPx: Math.max(1, Math.round(width * scale)),
    heightPx: Math.max(1, Math.round(height * scale)),
  };
}
