import type { DesignDocument } from '../document/design-document.ts';
import type { Layer } from '../layers/layer.ts';
import { requireLayers } from './change-layers.ts';

/** A surface's layers as they are handled: a group's layers together, every other one by itself, bottom to top. */
export function groupUnits(layers: readonly Layer[]): Layer[][] {
  const units: Layer[][] = [];
  for (const layer of layers) {
    const last = units.at(-1);
    if (last && layer.groupId !== undefined && last[0]?.groupId === layer.groupId) last.push(layer);
    else units.push([layer]);
  }
  return units;
}

/** The layers of a group, bottom to top. */
export function layersOfGroup(layers: readonly Layer[], groupId: string): Layer[] {
  return layers.filter((layer) => layer.groupId === groupId);
}

/**
 * The units among the chosen layers: a group all of whose layers are chosen, and each other layer by itself. With
 * `apart` every layer is by itself, as inside an open group.
 */
export function chosenUnits(design: DesignDocument, layerIds: readonly string[], apart = false): Layer[][] {
  const chosen = new Set(requireLayers(design, layerIds));
  return design.surfaces.flatMap((surface) =>
    groupUnits(surface.layers).flatMap((unit) => {
      if (!apart && unit.every((layer) => chosen.has(layer))) return [unit];
      return unit.filter((layer) => chosen.has(layer)).map((layer) => [layer]);
    }),
  );
}

/**
 * The layers among `layerIds` that may be put in another order: unlocked ones, and the locked ones of a group that is
 * chosen whole and not locked as a whole, because a group's layers stay together.
 */
export function movableLayers(design: DesignDocument, layerIds: readonly string[]): Set<Layer> {
  const units = chosenUnits(design, layerIds);
  return new Set(units.filter((unit) => unit.some((layer) => !layer.locked)).flat());
}

/** The next place from `index` up that does not lie between two layers of one group. */
export function placeOutsideGroups(layers: readonly Layer[], index: number): number {
  let place = Math.min(Math.max(0, Math.trunc(index)), layers.length);
  while (isInside(layers[place - 1], layers[place])) place += 1;
  return place;
}

function isInside(below: Layer | undefined, above: Layer | undefined): boolean {
  return below?.groupId !== undefined && below.groupId === above?.groupId;
}
