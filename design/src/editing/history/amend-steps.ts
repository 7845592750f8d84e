import type { Layer } from '../../layers/layer.ts';
import { type DesignDiff, isEmptyDiff, type RecordChange } from './design-diff.ts';
import { isSameRecord } from './same-record.ts';

/** A layer as it should have been all the time; null = as it was before that. The same layer always gives the same. */
export type AmendLayer = (layer: Layer) => Layer | null;

interface WithDiff {
  readonly diff: DesignDiff;
}

/** Steps that lead to the present, back to where the layer was as before; steps that change nothing any more are left out. */
export function amendDone<Step extends WithDiff>(
  steps: readonly Step[],
  layerId: string,
  amend: AmendLayer,
): Step[] {
  const amended = [...steps];
  for (let at = amended.length - 1; at >= 0; at -= 1) {
    const step = amended[at]!;
    const change = step.diff.layers.get(layerId);
    if (!change) continue;
    if (change.after && !amend(change.after)) break;
    amended[at] = withChange(step, layerId, amendChange(change, amend));
    if (change.before && !amend(change.before)) break;
  }
  return amended.filter(({ diff }) => !isEmptyDiff(diff));
}

/** Steps that were undone: all of them are later than the present. */
export function amendUndone<Step extends WithDiff>(
  steps: readonly Step[],
  layerId: string,
  amend: AmendLayer,
): Step[] {
  const amended = steps.map((step) => {
    const change = step.diff.layers.get(layerId);
    return change ? withChange(step, layerId, amendChange(change, amend)) : step;
  });
  return amended.filter(({ diff }) => !isEmptyDiff(diff));
}

function amendChange(
  { before, after }: RecordChange<Layer | null>,
  amend: AmendLayer,
): RecordChange<Layer | null> {
  return { before: before && (amend(before) ?? before), after: after && (amend(after) ?? after) };
}

function withChange<Step extends WithDiff>(
  step: Step,
  layerId: string,
  change: RecordChange<Layer | null>,
): Step {
  const layers = new Map(step.diff.layers);
  if (isSameRecord(change.before, change.after)) layers.delete(layerId);
  else layers.set(layerId, change);
  return { ...step, diff: { ...step.diff, layers } };
}
