import type { Layer } from '../layers/layer.ts';
import type { DesignDocument, DesignSurface } from './design-document.ts';

/** Where a layer is: its surface and its place from the bottom. */
export interface FoundLayer {
  readonly layer: Layer;
  readonly surfaceId: string;
  readonly index: number;
}

/** The layer with this id and its place, or null. */
export function findLayer(design: DesignDocument, layerId: string): FoundLayer | null {
  for (const surface of design.surfaces) {
    const index = surface.layers.findIndex((layer) => layer.id === layerId);
    const layer = surface.layers[index];
    if (layer) return { layer, surfaceId: surface.surfaceId, index };
  }
  return null;
}

/** The design's entry for a surface, or null. */
export function findSurface(design: DesignDocument, surfaceId: string): DesignSurface | null {
  return design.surfaces.find((surface) => surface.surfaceId === surfaceId) ?? null;
}
