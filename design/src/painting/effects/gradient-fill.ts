import { type Gradient, sortedStops } from '../../layers/gradient.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import type { Edges } from '../matrix.ts';

/**
 * The `fillStyle` of a gradient over an extent, in the target's own units. Its first and last colours lie on the
 * corners the line runs to, at any angle.
 */
export function gradientFill(target: CanvasTarget, gradient: Gradient, over: Edges): unknown {
  const radians = (gradient.angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [width, height] = [over.right - over.left, over.bottom - over.top];
  const half = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  const stops = sortedStops(gradient);
  // A canvas paints nothing with a gradient of zero length.
  if (!(half > 0)) return stops[0]?.colour;
  const [x, y] = [over.left + width / 2, over.top + height / 2];
  const fill = target.createLinearGradient(x - cos * half, y - sin * half, x + cos * half, y + sin * half);
  for (const stop of stops) fill.addColorStop(stop.at, stop.colour);
  return fill;
}
