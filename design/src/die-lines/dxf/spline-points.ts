import type { Point } from '../../geometry/matrix.ts';
import { type DxfItem, numberOf, numbersOf } from './read-tags.ts';

/** Corners of each stretch between two knots. */
const STEPS = 24;

/**
 * Points along a SPLINE by de Boor's algorithm, rational ones with their weights; null = it has no control points, and what runs through
 * its fit points is each program's own choice.
 */
export function splinePoints(item: DxfItem): Point[] | null {
  const degree = numberOf(item, 71, 3);
  const knots = numbersOf(item, 40);
  const [xs, ys, weights] = [numbersOf(item, 10), numbersOf(item, 20), numbersOf(item, 41)];
  const isWhole = xs.length > degree && ys.length === xs.length && knots.length === xs.length + degree + 1;
  if (!isWhole || degree < 1 || degree > 10) return null;
  if (weights.length > 0 && (weights.length !== xs.length || weights.some((weight) => weight <= 0)))
    return null;
  if (knots.some((knot, at) => at > 0 && knot < knots[at - 1]!)) return null;
  const controls = xs.map((x, at) => {
    const weight = weights[at] ?? 1;
    return { x: x * weight, y: ys[at]! * weight, weight };
  });
  const points: Point[] = [];
  for (let span = degree; span < xs.length; span += 1) {
    const [from, to] = [knots[span]!, knots[span + 1]!];
    if (to <= from) continue;
    const steps = degree === 1 ? 1 : STEPS;
    if (points.length === 0) points.push(pointAt(from, span));
    for (let step = 1; step <= steps; step += 1)
      points.push(pointAt(from + ((to - from) * step) / steps, span));
  }
  return points.length > 1 ? points : null;

  function pointAt(t: number, span: number): Point {
    const local = Array.from({ length: degree + 1 }, (_, at) => ({ ...controls[span - degree + at]! }));
    for (let level = 1; level <= degree; level += 1)
      for (let at = degree; at >= level; at -= 1) {
        const low = knots[span - degree + at]!;
        const part = (t - low) / (knots[span + 1 + at - level]! - low);
        const [before, now] = [local[at - 1]!, local[at]!];
        now.x = before.x + (now.x - before.x) * part;
        now.y = before.y + (now.y - before.y) * part;
        now.weight = before.weight + (now.weight - before.weight) * part;
      }
    const { x, y, weight } = local[degree]!;
    return { x: x / weight, y: y / weight };
  }
}
