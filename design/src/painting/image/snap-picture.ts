import type { Crop } from '../../geometry/index.ts';
import type { Matrix } from '../../geometry/matrix.ts';
import type { Edges } from '../matrix.ts';

/** A picture this close to its own pixels is drawn with them: a share of its size, or half a pixel. */
const SNAP_SHARE = 0.002;
const SNAP_PX = 0.5;
/** Rounding of sums of millimetres, far below anything seen. */
const NOISE_PX = 1e-6;

/** A rectangle of whole pixels of a source. */
export interface PixelPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a picture and the map from its pixels (origin at the part's corner) to pixels of the canvas. */
export interface SnappedPicture {
  part: PixelPart;
  matrix: Matrix;
}

/** The part a crop names, its edges on the nearest whole pixels of the picture; at least one pixel. */
export function cropInPixels(image: { widthPx: number; heightPx: number }, crop: Crop): PixelPart {
  const [left, width] = wholeSpan(crop.x, crop.width, image.widthPx);
  const [top, height] = wholeSpan(crop.y, crop.height, image.heightPx);
  return { left, top, width, height };
}

function wholeSpan(from: number, length: number, px: number): [number, number] {
  const start = Math.min(Math.round(from * px), px - 1);
  const end = Math.min(Math.round((from + length) * px), px);
  return [start, Math.max(1, end - start)];
}

/** Whether a length in px is near enough to this many pixels to be drawn with just them. */
export function isOneToOne(drawnPx: number, sourcePx: number): boolean {
  return Math.abs(drawnPx - sourcePx) <= Math.max(SNAP_PX, SNAP_SHARE * sourcePx) + NOISE_PX;
}

/** The nearest whole pixel; a half goes down whatever the rounding of the sum before it. */
export function wholePixel(px: number): number {
  return Math.ceil(px - 0.5 - NOISE_PX) + 0;
}

/**
 * The place of a picture that is drawn with its own pixels: its middle moves by at most half a pixel. Null if it is
 * turned by other than quarter turns, is not within 0.2 % of its own size, or would uncover an edge of the area.
 * @param matrix from the box's mm, origin at its centre, to px of the canvas, flips included
 * @param areaPx what can be seen of the canvas
 */
export function snapPicture(
  matrix: Matrix,
  box: { widthMm: number; heightMm: number },
  image: { widthPx: number; heightPx: number },
  crop: Crop,
  areaPx: Edges,
): SnappedPicture | null {
  const { a, b, c, d, e, f } = matrix;
  const isUpright = b === 0 && c === 0;
  if (!isUpright && (a !== 0 || d !== 0)) return null;
  const part = cropInPixels(image, crop);
  const drawn = { x: Math.abs(a + b) * box.widthMm, y: Math.abs(c + d) * box.heightMm };
  if (!isOneToOne(drawn.x, part.width) || !isOneToOne(drawn.y, part.height)) return null;
  const [width, height] = isUpright ? [part.width, part.height] : [part.height, part.width];
  const [drawnX, drawnY] = isUpright ? [drawn.x, drawn.y] : [drawn.y, drawn.x];
  const left = wholePixel(e - width / 2);
  const top = wholePixel(f - height / 2);
  const isBare =
    laysBare(e - drawnX / 2, e + drawnX / 2, left, left + width, areaPx.left, areaPx.right) ||
    laysBare(f - drawnY / 2, f + drawnY / 2, top, top + height, areaPx.top, areaPx.bottom);
  if (isBare) return null;
  const [ux, uy, vx, vy] = [a, b, c, d].map((one) => Math.sign(one) + 0) as [number, number, number, number];
  const snapped = {
    a: ux,
    b: uy,
    c: vx,
    d: vy,
    // The corner the part's first pixel goes to: the far one where an axis runs backwards.
    e: ux + vx > 0 ? left : left + width,
    f: uy + vy > 0 ? top : top + height,
  };
  return { part, matrix: snapped };
}

/** Whether an edge of the area that was covered no longer is. */
function laysBare(
  start: number,
  end: number,
  snappedStart: number,
  snappedEnd: number,
  areaStart: number,
  areaEnd: number,
): boolean {
  const firstPx = Math.round(areaStart);
  const lastPx = Math.round(areaEnd);
  return (
    (start < firstPx + NOISE_PX && snappedStart > firstPx) || (end > lastPx - NOISE_PX && snappedEnd < lastPx)
  );
}
