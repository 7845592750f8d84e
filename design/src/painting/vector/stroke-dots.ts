import type { VectorPath } from '../../layers/vector/vector-layer.ts';
import type { VectorPlace } from '../../layers/vector/vector-place.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { vectorDots } from '../paths/vector-outline.ts';

/** Length of a line that a canvas takes for one, in widths of its stroke. */
const SHORT = 1e-3;

/** Adds the lines of no length to a stroke's path as very short ones: SVG draws their ends as a dot, and a canvas nothing. */
export function traceDots(target: CanvasTarget, path: VectorPath, place: VectorPlace): void {
  const { stroke } = path;
  if (!stroke || stroke.cap === 'butt') return;
  const half = (stroke.width * place.strokeScale * SHORT) / 2;
  for (const { x, y } of vectorDots(path)) {
    const [atX, atY] = [x * place.scaleX + place.dx, y * place.scaleY + place.dy];
    target.moveTo(atX - half, atY);
    target.lineTo(atX + half, atY);
  }
}
