import { type AnyBindings, BINDING_TARGETS, canBind } from '../../../document/binding-problems.ts';
import type { DesignDocument } from '../../../document/design-document.ts';
import { type Layer, layer as layerSchema } from '../../../layers/layer.ts';
import { mapLayers, requireLayer } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

export interface BindLayerInput {
  layerId: string;
  /** What is to change, by target; null = the design decides again. What is not named stays. */
  bindings: { readonly [Target in keyof AnyBindings]: AnyBindings[Target] | null };
}

/**
 * Says which fields change what of a layer. Throws `invalid-value` for a target that its kind does not have, and for a field that
 * is gone or of a kind that cannot change it. Locked layers stay as they are.
 */
export function bindLayer(design: DesignDocument, { layerId, bindings }: BindLayerInput): DesignDocument {
  const { layer } = requireLayer(design, layerId);
  if (layer.locked) return design;
  const targets = BINDING_TARGETS[layer.kind];
  for (const [target, value] of Object.entries(bindings)) {
    const known = targets.find((one) => one === target);
    if (!known) throw new EditingError('invalid-value', `${layer.kind} has no ${target} to bind`);
    const fieldId = typeof value === 'object' ? value?.fieldId : value;
    const field = design.fields?.find(({ id }) => id === fieldId);
    const isRemoved = value === null || value === undefined;
    if (!isRemoved && !(field && canBind(known, field)))
      throw new EditingError('invalid-value', `no field ${fieldId} for ${target}`);
  }
  const merged = Object.fromEntries(
    Object.entries({ ...layer.bindings, ...bindings }).filter(([, value]) => value),
  );
  if (JSON.stringify(merged) === JSON.stringify(layer.bindings ?? {})) return design;
  const next = withBindings(layer, merged);
  return mapLayers(design, (item) => (item === layer ? next : item));
}

/** The layer with these bindings, or without any. Throws `invalid-value` where they are malformed. */
export function withBindings(layer: Layer, bindings: AnyBindings): Layer {
  const { bindings: _, ...rest } = layer;
  const isEmpty = Object.values(bindings).every((value) => value === undefined);
  const next = (isEmpty ? rest : { ...rest, bindings }) as Layer;
  const checked = layerSchema.safeParse(next);
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  return next;
}
