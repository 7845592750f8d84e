import type { Bounds, Subpath, VectorMask } from '../document.ts';
import { coverArea } from '../shapes/cover-area.ts';

/** What a vector mask lets through at each pixel: its shapes one after the other, joined by their operations. */
export function drawVectorMask(mask: VectorMask, bounds: Bounds): Float32Array {
  const width = bounds.right - bounds.left;
  const result = new Float32Array(width * (bounds.bottom - bounds.top)).fill(mask.startsFull ? 1 : 0);
  for (const shape of shapesOf(mask.subpaths)) {
    const area = coverArea(shape, bounds);
    const join = JOINS[shape[0]?.operation ?? 'exclude'];
    for (let pixel = 0; pixel < result.length; pixel += 1) result[pixel] = join(result[pixel]!, area[pixel]!);
  }
  if (mask.isInverted)
    for (let pixel = 0; pixel < result.length; pixel += 1) result[pixel] = 1 - result[pixel]!;
  return result;
}

const JOINS: Record<NonNullable<Subpath['operation']>, (below: number, area: number) => number> = {
  combine: (below, area) => below + area - below * area,
  subtract: (below, area) => below * (1 - area),
  intersect: (below, area) => below * area,
  exclude: (below, area) => below + area - 2 * below * area,
};

/** A subpath without an operation belongs to the shape that the one before it is part of. */
function shapesOf(subpaths: Subpath[]): Subpath[][] {
  const shapes: Subpath[][] = [];
  for (const subpath of subpaths)
    if (subpath.operation || shapes.length === 0) shapes.push([subpath]);
    else shapes.at(-1)!.push(subpath);
  return shapes;
}
