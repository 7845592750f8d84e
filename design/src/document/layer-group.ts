import { z } from 'zod';
import type { Layer } from '../layers/layer.ts';
import { MAX_LAYER_NAME } from '../layers/layer-base.ts';

/**
 * Layers of one surface that are handled as one. Layers name their group by `groupId` and are adjacent in the surface's
 * order. Drawing ignores groups.
 */
export const layerGroup = z.strictObject({
  /** Unique within the document. */
  id: z.string().min(1).max(40),
  /** Empty for a group nobody has named. */
  name: z.string().max(MAX_LAYER_NAME),
});
export type LayerGroup = z.infer<typeof layerGroup>;

/** A problem of a surface's groups, and its place. */
export interface GroupProblem {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** Problems of the groups of a surface; empty for a surface without groups. */
export function findGroupProblems(surface: {
  readonly layers: readonly Layer[];
  readonly groups?: readonly LayerGroup[];
}): GroupProblem[] {
  const listed = surface.groups ?? [];
  const known = new Set(listed.map((group) => group.id));
  const members = new Map<string, number>();
  const problems: GroupProblem[] = [];
  surface.layers.forEach(({ groupId }, index) => {
    if (groupId === undefined) return;
    const path = ['layers', index, 'groupId'];
    if (!known.has(groupId)) problems.push({ message: 'The surface has no group with this id.', path });
    const isNewRun = surface.layers[index - 1]?.groupId !== groupId;
    if (isNewRun && members.has(groupId)) {
      problems.push({
        message: 'The layers of a group must follow each other without others between.',
        path,
      });
    }
    members.set(groupId, (members.get(groupId) ?? 0) + 1);
  });
  listed.forEach(({ id }, index) => {
    if ((members.get(id) ?? 0) >= 2) return;
    problems.push({ message: 'A group needs at least two layers.', path: ['groups', index] });
  });
  return problems;
}

/** The entry of a group in a surface's list, or null. */
export function findGroup(
  surface: { readonly groups?: readonly LayerGroup[] },
  groupId: string,
): LayerGroup | null {
  return surface.groups?.find((group) => group.id === groupId) ?? null;
}
