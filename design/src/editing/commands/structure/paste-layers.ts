import type { DesignDocument } from '../../../document/design-document.ts';
import type { LayerGroup } from '../../../document/layer-group.ts';
import { type Rect, rectCentre } from '../../../geometry/rect.ts';
import { type Layer, layer as layerSchema } from '../../../layers/layer.ts';
import { boundsOfLayers } from '../../../layers/layer-bounds.ts';
import { changeSurface, requireNewIds, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { chosenUnits } from '../../group-units.ts';
import { withNewGroups } from '../../new-groups.ts';
import { withoutGroup } from '../../without-group.ts';

export interface PasteLayersInput {
  surfaceId: string;
  /** From `copyLayers` of any design, bottom to top. */
  layers: readonly Layer[];
  /** One unused id per layer. */
  newIds: readonly string[];
  /** Names of the groups that the layers were copied with, from `copiedGroups`. */
  groups?: readonly LayerGroup[];
  /** How far right and down of the original place; default 0. */
  offsetMm?: number;
  /** The target's print area: layers whose common middle would lie outside it are pasted in its middle. */
  area?: Rect;
}

/**
 * The chosen layers as they are, bottom to top: plain data that may go through the clipboard. Layers of a group that is
 * not copied whole are copied by themselves.
 */
export function copyLayers(design: DesignDocument, layerIds: readonly string[]): Layer[] {
  return chosenUnits(design, layerIds).flatMap((unit) => (unit.length > 1 ? unit : unit.map(withoutGroup)));
}

/** The groups of layers from `copyLayers`, to be copied with them. */
export function copiedGroups(design: DesignDocument, layers: readonly Layer[]): LayerGroup[] {
  const ids = new Set(layers.map((layer) => layer.groupId));
  return design.surfaces.flatMap((surface) => surface.groups ?? []).filter((group) => ids.has(group.id));
}

/**
 * Puts copied layers on top of a surface under new ids, at the same distances from each other, unlocked; groups become
 * their own groups.
 */
export function pasteLayers(design: DesignDocument, input: PasteLayersInput): DesignDocument {
  requireNewIds(design, input.newIds, input.layers.length);
  const { dxMm, dyMm } = placeShift(input);
  const pasted = input.layers.map((layer, index) => {
    const checked = layerSchema.safeParse({ ...layer, id: input.newIds[index], locked: false });
    if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
    return withBox(checked.data, { xMm: layer.xMm + dxMm, yMm: layer.yMm + dyMm });
  });
  if (pasted.length === 0) return design;
  const copies = withNewGroups(pasted, input.groups);
  return changeSurface(design, input.surfaceId, (layers) => [...layers, ...copies.layers], copies.groups);
}

function placeShift(input: PasteLayersInput): { dxMm: number; dyMm: number } {
  const offsetMm = input.offsetMm ?? 0;
  const bounds = boundsOfLayers(input.layers);
  const { area } = input;
  if (!bounds || !area) return { dxMm: offsetMm, dyMm: offsetMm };
  const middle = rectCentre(bounds);
  const isInside =
    middle.x + offsetMm >= area.xMm &&
    middle.x + offsetMm <= area.xMm + area.widthMm &&
    middle.y + offsetMm >= area.yMm &&
    middle.y + offsetMm <= area.yMm + area.heightMm;
  if (isInside) return { dxMm: offsetMm, dyMm: offsetMm };
  const centre = rectCentre(area);
  return { dxMm: centre.x - middle.x, dyMm: centre.y - middle.y };
}
