import type { DesignDocument } from '../../document/design-document.ts';
import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { layer as layerSchema } from '../../layers/layer.ts';
import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { mapLayers, requireLayer } from '../change-layers.ts';
import { EditingError } from '../editing-error.ts';

/** Fields to set on a layer; id and kind never change. */
export type LayerPatch = Partial<Omit<ImageLayer, 'id' | 'kind'>> &
  Partial<Omit<TextLayer, 'id' | 'kind' | 'stroke'>> &
  Partial<Omit<ShapeLayer, 'id' | 'kind' | 'stroke'>> & { stroke?: TextLayer['stroke'] };

export interface UpdateLayerInput {
  layerId: string;
  patch: LayerPatch;
}

/** What may change on a locked layer. */
const ALLOWED_WHEN_LOCKED = new Set(['locked', 'hidden', 'name']);

/**
 * Sets fields of a layer after checking them against its schema; throws `invalid-value` for a field its kind does
 * not have or a value out of range. On a locked layer only `locked`, `hidden` and `name` change, unless the patch
 * unlocks it.
 */
export function updateLayer(design: DesignDocument, input: UpdateLayerInput): DesignDocument {
  const { layer } = requireLayer(design, input.layerId);
  const patch = Object.entries(input.patch).filter(
    ([key, value]) =>
      value !== undefined && (!layer.locked || input.patch.locked === false || ALLOWED_WHEN_LOCKED.has(key)),
  );
  const unknown = patch.find(([key]) => key === 'id' || key === 'kind' || !(key in layer));
  if (unknown) throw new EditingError('invalid-value', `${layer.kind} has no ${unknown[0]} to set`);
  const checked = layerSchema.safeParse({ ...layer, ...Object.fromEntries(patch) });
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  if (
    patch.every(([key]) => isEqual(layer[key as keyof typeof layer], checked.data[key as keyof typeof layer]))
  )
    return design;
  return mapLayers(design, (item) => (item === layer ? checked.data : item));
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
