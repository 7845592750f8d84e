import type { Layer } from '@diy/design/layers';

/**
 * Ids of the layers that are other objects than before; null where layers came, went or changed their order.
 */
export function changedLayers(before: readonly Layer[], after: readonly Layer[]): Set<string> | null {
  if (before.length !== after.length) return null;
  const changed = new Set<string>();
  for (const [index, layer] of after.entries()) {
    const old = before[index];
    if (old?.id !== layer.id) return null;
    if (old !== layer) changed.add(layer.id);
  }
  return changed;
}
