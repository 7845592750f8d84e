import type { DesignDocument } from '../../../document/design-document.ts';
import { type Layer, layer as layerSchema } from '../../../layers/layer.ts';
import { changeSurface, requireNewIds, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { withoutGroup } from '../../without-group.ts';

export interface AddLayerInput {
  surfaceId: string;
  layer: Layer;
  /** Place from the bottom; default on top. */
  index?: number;
}

/** Puts a new layer on a surface, in no group. */
export function addLayer(design: DesignDocument, input: AddLayerInput): DesignDocument {
  requireNewIds(design, [input.layer.id], 1);
  const checked = layerSchema.safeParse(input.layer);
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  const layer = withoutGroup(withBox(checked.data, checked.data));
  return changeSurface(design, input.surfaceId, (layers) =>
    layers.toSpliced(input.index ?? layers.length, 0, layer),
  );
}
