import type { DesignDocument } from '../../../document/design-document.ts';
import { hasFieldNamed } from '../../../document/field-key.ts';
import type { CodeLayer } from '../../../layers/code/code-layer.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { noteMadeFrom } from '../../../layers/laid-out-as.ts';
import { type Layer, layer as layerSchema } from '../../../layers/layer.ts';
import { layerBase } from '../../../layers/layer-base.ts';
import { nameLayer } from '../../../layers/layer-name.ts';
import type { ShapeLayer } from '../../../layers/shape/shape-layer.ts';
import { settleText } from '../../../layers/text/spans/settle-text.ts';
import type { TextLayer } from '../../../layers/text/text-layer.ts';
import type { VectorLayer } from '../../../layers/vector/vector-layer.ts';
import { mapLayers, requireLayer, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { isSameRecord } from '../../history/same-record.ts';
import { shareSame } from '../../history/share-same.ts';

type Fixed = 'id' | 'kind' | 'groupId' | 'bindings';

/** Fields to set on a layer; id, kind and group never change, bindings by `bindLayer`. */
export type LayerPatch = Partial<Omit<ImageLayer, Fixed>> &
  Partial<Omit<TextLayer, Fixed | 'stroke'>> &
  Partial<Omit<CodeLayer, Fixed>> &
  Partial<Omit<VectorLayer, Fixed>> &
  Partial<Omit<ShapeLayer, Fixed | 'stroke'>> & { stroke?: ShapeLayer['stroke'] };

export interface UpdateLayerInput {
  layerId: string;
  patch: LayerPatch;
}

/** Fields that are never set here: `groupLayers` and `placeLayers` decide which group a layer is in, `bindLayer` its bindings. */
const FIXED = new Set(['id', 'kind', 'groupId', 'bindings']);

/** Fields that may change on a locked layer. */
const ALLOWED_WHEN_LOCKED = new Set(['locked', 'hidden', 'name']);

/**
 * Sets fields of a layer after checking them against its schema; throws `invalid-value` for a field its kind does
 * not have or a value out of range. On a locked layer only `locked`, `hidden` and `name` change, unless the patch
 * unlocks it. A name taken from the words or the sort of shape follows them.
 */
export function updateLayer(design: DesignDocument, input: UpdateLayerInput): DesignDocument {
  const { layer } = requireLayer(design, input.layerId);
  const patch = Object.entries(input.patch).filter(
    ([key, value]) =>
      value !== undefined && (!layer.locked || input.patch.locked === false || ALLOWED_WHEN_LOCKED.has(key)),
  );
  const unknown = patch.find(([key]) => FIXED.has(key) || !canHave(layer, key));
  if (unknown) throw new EditingError('invalid-value', `${layer.kind} has no ${unknown[0]} to set`);
  const checked = checkPatched(layer, Object.fromEntries(patch));
  const changed = withBox(checked, checked);
  // Orders fill the layer by its name, so it must not follow the text.
  const isForField = layer.kind === 'text' && hasFieldNamed(design, layer.name);
  const next = isForField ? changed : withFollowingName(layer, changed);
  if (isSameRecord(layer, next)) return design;
  noteMadeFrom(next, layer);
  return mapLayers(design, (item) => (item === layer ? next : item));
}

/** Optional fields of a layer; absent in older designs. */
const OPTIONAL: Record<Layer['kind'], readonly string[]> = {
  image: ['tile', 'mask', 'filter', 'shadow'],
  text: [
    ...['arcDeg', 'writing', 'uprightDigits', 'lineBreaking', 'gradient', 'fallbackFontIds', 'spans'],
    ...['sizing', 'punctuation', 'features', 'lists'],
  ],
  shape: ['gradient', 'shadow', 'ends'],
  code: [],
  vector: ['shadow'],
};

function canHave(layer: Layer, key: string): boolean {
  return OPTIONAL[layer.kind].includes(key) || Object.hasOwn(layer, key);
}

function withFollowingName(before: Layer, after: Layer): Layer {
  const isOwnName = before.name !== ownName(before) || after.name !== before.name;
  return isOwnName ? after : { ...after, name: ownName(after) ?? after.name };
}

/** The name a new layer with this content would get; pictures and vectors are named by their files. */
function ownName(layer: Layer): string | null {
  return layer.kind === 'image' || layer.kind === 'vector' ? null : nameLayer(layer);
}

/** The layer with these fields, which are checked; what the schema copied without changing it is the layer's own. */
function checkPatched(layer: Layer, patch: Record<string, unknown>): Layer {
  // What every layer has depends on nothing else of it: of two hundred layers the outlines are not read again to hide them.
  if (Object.keys(patch).every((key) => key in layerBase.shape)) {
    const checked = ofEach.safeParse(patch);
    if (checked.success) return { ...layer, ...checked.data } as Layer;
    throw new EditingError('invalid-value', checked.error.message);
  }
  const patched = { ...layer, ...patch } as Layer;
  const isText = layer.kind === 'text' && patched.kind === 'text';
  const checked = layerSchema.safeParse(isText ? settleText(layer, patched) : patched);
  if (!checked.success) throw new EditingError('invalid-value', checked.error.message);
  const values = layer as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(checked.data).map(([key, value]) => [key, shareSame(values[key], value)]),
  ) as Layer;
}

const ofEach = layerBase.partial();
