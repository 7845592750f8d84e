import type { DesignSurface } from '../document/design-document.ts';
import type { Point } from '../geometry/matrix.ts';
import { clipPolygon, polygonArea } from '../geometry/polygon.ts';
import { type Rect, rectCorners } from '../geometry/rect.ts';
import type { Layer } from '../layers/layer.ts';
import { layerContains, layerOutline } from '../painting/paths/layer-outline.ts';

const HAIR_MM = 0.001;

/** The topmost layer under a point, a picture by the shape it is cut to; hidden and locked layers let it through. `marginMm` helps fingers. */
export function layerAt(surface: DesignSurface, point: Point, marginMm = 0): Layer | null {
  return (
    surface.layers.findLast((layer) => isSelectable(layer) && layerContains(layer, point, marginMm)) ?? null
  );
}

/** Layers a marquee touches, bottom to top; hidden and locked ones are left out. */
export function layersInRect(surface: DesignSurface, rect: Rect): Layer[] {
  // A marquee dragged straight is a line, and a line cuts nothing off at its ends.
  const widthMm = Math.max(rect.widthMm, HAIR_MM);
  const heightMm = Math.max(rect.heightMm, HAIR_MM);
  const marquee = rectCorners({ ...rect, widthMm, heightMm });
  return surface.layers.filter((layer) => isSelectable(layer) && isTouched(layer, marquee));
}

function isTouched(layer: Layer, marquee: readonly Point[]): boolean {
  const outline = layerOutline(layer);
  const shared = clipPolygon(outline, marquee);
  // A box may be as thin as a line; for a cut picture, a marquee next to it gives a polygon without area.
  return outline.length === 4 ? shared.length > 0 : polygonArea(shared) > 0;
}

/** Whether select-all, marquee and clicks on the stage reach a layer. */
export function isSelectable(layer: Layer): boolean {
  return !layer.hidden && !layer.locked;
}
