import { FULL_CROP } from '../geometry/fit.ts';
import { drawnImageSize, type ImageLayer } from '../layers/index.ts';
import { isTileOneToOne } from './image/blit-repeat.ts';
import { snapPicture } from './image/snap-picture.ts';
import { layerMatrix } from './matrix.ts';
import type { PrintSize } from './print-size.ts';

/**
 * A drawing that is turned is resampled, and has so many pixels along one of the print. From two on it would be halved
 * before it is drawn.
 */
const RESAMPLED = 1.5;
/** Stretching a picture by so little is not seen, and common sizes differ by it. */
const ENOUGH = 1.002;

/** Pixels of the part of a vector graphic that a layer shows. */
export interface VectorDrawingSize {
  widthPx: number;
  heightPx: number;
}

/**
 * The pixels in which a vector graphic should be drawn for a layer of a print: those that its part takes on the print,
 * and more where they are resampled. Null if the picture that is drawn from it once has enough, or if
 * `mostPixels` allow no more than it has. @param layer with the sides of that picture
 */
export function vectorDrawingSize(
  layer: ImageLayer,
  size: PrintSize,
  mostPixels: number,
): VectorDrawingSize | null {
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
  if (isEnough(onPrint.width, onPrint.height)) return null;
  const own = wholePixels(onPrint, 1);
  const areaPx = { left: 0, top: 0, right: size.widthPx, bottom: size.heightPx };
  const isOwn = layer.tile
    ? isTileOneToOne(onPrint.width, own.widthPx) && isTileOneToOne(onPrint.height, own.heightPx)
    : snapPicture(matrix, layer, own, FULL_CROP, areaPx) !== null;
  const most = Math.sqrt(mostPixels / (onPrint.width * onPrint.height));
  const wanted = isOwn ? 1 : RESAMPLED;
  const drawn = most >= wanted && isOwn ? own : wholePixels(onPrint, Math.min(wanted, most));
  return isEnough(drawn.widthPx, drawn.heightPx) ? null : drawn;
}

function wholePixels({ width, height }: { width: number; height: number }, scale: number): VectorDrawingSize {
  return {
    widthPx: Math.max(1, Math.round(width * scale)),
    heightPx: Math.max(1, Math.round(height * scale)),
  };
}
