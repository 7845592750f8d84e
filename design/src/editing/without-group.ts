import type { Layer } from '../layers/layer.ts';

/** The layer by itself; the same object when it is in no group. */
export function withoutGroup<T extends Layer>(layer: T): T {
  if (layer.groupId === undefined) return layer;
  const { groupId: _, ...rest } = layer;
  return rest as T;
}
