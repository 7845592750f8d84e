import type { Bounds } from '../document.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { rasterMesh } from '../surfaces/raster-mesh.ts';
import { pixelCount, seenShapeOf } from './coverage-of.ts';
import type { Setting } from './influence.ts';

/**
 * Marks the pixels of the bounds that show anything of a surface: of whatever is put into its smart objects, and of what their author
 * put there. Everything else looks the same with any artwork.
 */
export function reachOfSurface({ places }: PsdSurface, bounds: Bounds, { ancestry }: Setting): Uint8Array {
  const marks = new Uint8Array(pixelCount(bounds));
  const region = {
    left: bounds.left,
    top: bounds.top,
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
    stepX: 1,
    stepY: 1,
  };
  for (const { layer, mesh } of places) {
    const { share } = rasterMesh(mesh, region);
    // Without its own pixels a smart object is cut by its masks and surroundings only.
    const shape = {
      ...layer,
      kind: 'fill' as const,
      fill: { type: 'color' as const, color: { r: 0, g: 0, b: 0 } },
    };
    const seen = seenShapeOf(shape, ancestry.get(layer)!, bounds);
    const own = seenShapeOf(layer, ancestry.get(layer)!, bounds);
    for (let at = 0; at < marks.length; at += 1)
      if ((share[at]! > 0 && seen[at]! > 0) || own[at]! > 0) marks[at] = 1;
  }
  return marks;
}

/** Whole pixels around a surface, within the document. */
export function boundsOfSurface({ places }: PsdSurface, width: number, height: number): Bounds {
  const around = places.flatMap(({ layer, mesh }) => [
    mesh.bounds,
    ...(layer.pixels ? [layer.pixels.bounds] : []),
  ]);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return {
    left: clamp(Math.min(...around.map(({ left }) => left)), width),
    top: clamp(Math.min(...around.map(({ top }) => top)), height),
    right: clamp(Math.max(...around.map(({ right }) => right)), width),
    bottom: clamp(Math.max(...around.map(({ bottom }) => bottom)), height),
  };
}
