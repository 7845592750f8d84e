import { boxBounds } from '../geometry/box.ts';
import type { Rect } from '../geometry/rect.ts';
import { unionOfRects } from '../geometry/rect.ts';
import type { Layer } from './layer.ts';

/** The upright rectangle around a layer's rotated box, in surface mm; ink of a stroke or shadow may stand out. */
export function layerBounds(layer: Layer): Rect {
  return boxBounds(layer);
}

/** The upright rectangle around several layers, or null without any. */
export function boundsOfLayers(layers: readonly Layer[]): Rect | null {
  return unionOfRects(layers.map(layerBounds));
}
