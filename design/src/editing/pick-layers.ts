import type { DesignSurface } from '../document/design-document.ts';
import { boxContains, boxCorners } from '../geometry/box.ts';
import type { Point } from '../geometry/matrix.ts';
import { clipPolygon } from '../geometry/polygon.ts';
import { type Rect, rectCorners } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';

/** The topmost layer under a point; hidden and locked layers let it through. `marginMm` helps fingers. */
export function layerAt(surface: DesignSurface, point: Point, marginMm = 0): Layer | null {
  return (
    surface.layers.findLast((layer) => isSelectable(layer) && boxContains(layer, point, marginMm)) ?? null
  );
}

/** Layers a marquee touches, bottom to top; hidden and locked ones are left out. */
export function layersInRect(surface: DesignSurface, rect: Rect): Layer[] {
  const marquee = rectCorners(rect);
  return surface.layers.filter(
    (layer) => isSelectable(layer) && clipPolygon(boxCorners(layer), marquee).length > 0,
  );
}

/** Whether select-all, marquee and clicks on the stage reach a layer. */
export function isSelectable(layer: Layer): boolean {
  return !layer.hidden && !layer.locked;
}
