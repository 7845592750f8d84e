import type { Matrix } from '../../geometry/matrix.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import type { DrawableImage } from '../drawing-resources.ts';
import type { PixelPart } from './snap-picture.ts';

/**
 * Draws whole pixels of a picture onto whole pixels of the canvas, each as it is. `matrix` takes the part's pixels (origin at
 * its corner) to the canvas's and may only move by whole pixels, flip and turn by quarters. Sets the transform.
 */
export function blitPart(target: CanvasTarget, image: DrawableImage, part: PixelPart, matrix: Matrix): void {
  const { left, top, width, height } = part;
  target.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  target.imageSmoothingEnabled = false;
  target.drawImage(image.source, left, top, width, height, 0, 0, width, height);
  target.imageSmoothingEnabled = true;
}
