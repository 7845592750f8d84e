import { type DesignDocument, MAX_LAYERS } from '../document/design-document.ts';
import { type FoundLayer, findLayer } from '../document/find-layer.ts';
import type { LayerGroup } from '../document/layer-group.ts';
import { roundDeg, roundMm } from '../geometry/round.ts';
import { withDrawableRepeats } from '../layers/image/keep-repeats.ts';
import { noteMadeFrom } from '../layers/laid-out-as.ts';
import type { Layer } from '../layers/layer.ts';
import { EditingError } from './editing-error.ts';
import { keepGroups } from './keep-groups.ts';

/** Smallest and largest side a command may give a layer, in mm. */
const SIZE_LIMITS_MM = { min: 0.001, max: 5000 };

/** The layer with its place; throws `layer-not-found`. */
export function requireLayer(design: DesignDocument, layerId: string): FoundLayer {
  const found = findLayer(design, layerId);
  if (!found) throw new EditingError('layer-not-found', layerId);
  return found;
}

/** The layers with these ids from bottom to top, surface by surface; throws `layer-not-found`. */
export function requireLayers(design: DesignDocument, layerIds: readonly string[]): Layer[] {
  const wanted = new Set(layerIds);
  const found = design.surfaces.flatMap((surface) => surface.layers.filter((layer) => wanted.has(layer.id)));
  if (found.length < wanted.size) for (const layerId of layerIds) requireLayer(design, layerId);
  return found;
}

/**
 * Replaces the layers of one surface and adds groups to its list; incomplete groups are fixed. Throws
 * `surface-not-found` and `too-many-layers`.
 */
export function changeSurface(
  design: DesignDocument,
  surfaceId: string,
  change: (layers: readonly Layer[]) => Layer[],
  newGroups: readonly LayerGroup[] = [],
): DesignDocument {
  if (!design.surfaces.some((surface) => surface.surfaceId === surfaceId)) {
    throw new EditingError('surface-not-found', surfaceId);
  }
  return {
    ...design,
    surfaces: design.surfaces.map((surface) => {
      if (surface.surfaceId !== surfaceId) return surface;
      const layers = change(surface.layers);
      if (layers.length > MAX_LAYERS) throw new EditingError('too-many-layers', surfaceId);
      const groups = newGroups.length > 0 ? { groups: [...(surface.groups ?? []), ...newGroups] } : {};
      return keepGroups({ ...surface, layers, ...groups });
    }),
  };
}

/**
 * Changes the unlocked layers among `layerIds`; locked layers and layers returned unchanged stay the same objects. A
 * pattern with too many repeats, because of a larger box or another picture, gets larger ones; otherwise it could not
 * be saved.
 */
export function changeLayers(
  design: DesignDocument,
  layerIds: readonly string[],
  change: (layer: Layer) => Layer,
): DesignDocument {
  const wanted = new Set(
    requireLayers(design, layerIds)
      .filter((layer) => !layer.locked)
      .map((layer) => layer.id),
  );
  return mapLayers(design, (layer) => (wanted.has(layer.id) ? drawable(change(layer)) : layer));
}

function drawable(layer: Layer): Layer {
  return layer.kind === 'image' ? withDrawableRepeats(layer) : layer;
}

/** Maps every layer; unchanged surfaces, and an unchanged document, are shared. */
export function mapLayers(design: DesignDocument, change: (layer: Layer) => Layer): DesignDocument {
  let isChanged = false;
  const surfaces = design.surfaces.map((surface) => {
    const layers = surface.layers.map(change);
    if (layers.every((layer, index) => layer === surface.layers[index])) return surface;
    isChanged = true;
    return { ...surface, layers };
  });
  return isChanged ? { ...design, surfaces } : design;
}

/** The parts of a layer's box a command may set. */
export type BoxChange = Partial<Pick<Layer, 'xMm' | 'yMm' | 'widthMm' | 'heightMm' | 'rotationDeg'>>;

/** Sets parts of a layer's box, rounded and within limits; the same object when nothing differs. */
export function withBox<T extends Layer>(layer: T, change: BoxChange): T {
  requireFinite(change);
  const box = {
    xMm: roundMm(change.xMm ?? layer.xMm),
    yMm: roundMm(change.yMm ?? layer.yMm),
    widthMm: change.widthMm === undefined ? layer.widthMm : sizeMm(change.widthMm),
    heightMm: change.heightMm === undefined ? layer.heightMm : sizeMm(change.heightMm),
    rotationDeg: change.rotationDeg === undefined ? layer.rotationDeg : roundDeg(change.rotationDeg),
  };
  const isSame = (Object.keys(box) as (keyof typeof box)[]).every((key) => box[key] === layer[key]);
  if (isSame) return layer;
  const next = { ...layer, ...box };
  noteMadeFrom(next, layer);
  return next;
}

/** Throws `invalid-value` for NaN and infinities among the values. */
export function requireFinite(values: object): void {
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new EditingError('invalid-value', key);
  }
}

/** Throws `duplicate-id` unless the new ids are enough, unique and unused. */
export function requireNewIds(design: DesignDocument, newIds: readonly string[], count: number): void {
  const used = new Set(design.surfaces.flatMap((surface) => surface.layers.map((layer) => layer.id)));
  if (newIds.length < count || new Set(newIds).size !== newIds.length || newIds.some((id) => used.has(id))) {
    throw new EditingError('duplicate-id', newIds.join(', '));
  }
}

function sizeMm(value: number): number {
  return Math.min(Math.max(roundMm(value), SIZE_LIMITS_MM.min), SIZE_LIMITS_MM.max);
}
