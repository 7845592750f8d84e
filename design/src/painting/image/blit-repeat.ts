import type { CanvasTarget } from '../canvas-target.ts';
import type { DrawableImage } from '../drawing-resources.ts';
import { blitPart } from './blit-part.ts';
import type { Repeat } from './place-repeats.ts';
import { isOneToOne, type PixelPart } from './snap-picture.ts';

/** How much a repeat may grow or shrink before its seams show. */
const MAX_SEAM_PX = 1;

/** Whether a repeat is drawn with its picture's own pixels: within 0.2 %, and so near that its seams show nothing. */
export function isTileOneToOne(drawnPx: number, sourcePx: number): boolean {
  return isOneToOne(drawnPx, sourcePx) && Math.abs(drawnPx - sourcePx) <= MAX_SEAM_PX;
}

/**
 * Draws one repeat pixel by pixel from its rounded place on, so that no repeat drifts. Neighbours share their edges: where
 * rounding leaves a pixel more than the picture has, its last row or column is drawn twice, and where one less, left out.
 * With a gap nothing has to meet, so the picture is drawn whole.
 */
export function blitRepeat(
  target: CanvasTarget,
  image: DrawableImage,
  part: PixelPart,
  repeat: Repeat,
  hasGap: boolean,
): void {
  const width = hasGap ? part.width : repeat.right - repeat.left;
  const height = hasGap ? part.height : repeat.bottom - repeat.top;
  for (const x of spans(part.left, part.width, width)) {
    for (const y of spans(part.top, part.height, height)) {
      const piece = { left: x.from, top: y.from, width: x.length, height: y.length };
      blitPart(target, image, piece, {
        a: repeat.flipX ? -1 : 1,
        b: 0,
        c: 0,
        d: repeat.flipY ? -1 : 1,
        e: repeat.left + (repeat.flipX ? width - x.to : x.to),
        f: repeat.top + (repeat.flipY ? height - y.to : y.to),
      });
    }
  }
}

interface Span {
  from: number;
  length: number;
  to: number;
}

/** The picture's pixels that fill a row of `filled`, the last one again where they do not reach. */
function spans(start: number, length: number, filled: number): Span[] {
  const shown = Math.min(length, filled);
  const again = Array.from({ length: filled - shown }, (_, n) => ({
    from: start + length - 1,
    length: 1,
    to: length + n,
  }));
  return [{ from: start, length: shown, to: 0 }, ...again];
}
