import type { Layer } from '@diy/design/layers';
import type { SurfacePatch } from './protocol.ts';

/** What changed on a surface since `sent`; null when nothing did. Unchanged layers are the same objects. */
export function makePatch(
  surfaceId: string,
  sent: readonly Layer[] | undefined,
  layers: readonly Layer[],
): SurfacePatch | null {
  if (sent === layers) return null;
  const known = new Map(sent?.map((layer) => [layer.id, layer]));
  const changed = layers.filter((layer) => known.get(layer.id) !== layer);
  const isSameOrder =
    sent?.length === layers.length && layers.every((layer, index) => sent[index]?.id === layer.id);
  if (isSameOrder && changed.length === 0) return null;
  return { surfaceId, layerIds: layers.map((layer) => layer.id), changed };
}

/** The layers after a patch; those it does not name stay the same objects. */
export function applyPatch(layers: readonly Layer[], patch: SurfacePatch): Layer[] {
  const known = new Map([...layers, ...patch.changed].map((layer) => [layer.id, layer]));
  return patch.layerIds.flatMap((id) => known.get(id) ?? []);
}
