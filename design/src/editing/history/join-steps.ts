import type { EditorPlace } from '../place.ts';
import { type DesignDiff, isEmptyDiff, joinDiffs } from './design-diff.ts';

/** One step of undo and redo: what it changed, and where the person was before and after it. */
export interface Step {
  readonly diff: DesignDiff;
  readonly before: EditorPlace;
  readonly after: EditorPlace;
  readonly joinKey?: string;
}

/** One step in place of two that follow each other; null where together they change nothing. */
export function joinSteps(first: Step, second: Pick<Step, 'diff' | 'after'>): Step | null {
  const diff = joinDiffs(first.diff, second.diff);
  if (isEmptyDiff(diff)) return null;
  return { diff, before: first.before, after: second.after, joinKey: first.joinKey };
}

/**
 * The steps with a key on the last one, which joins the one before it where that has the same key.
 * @param isApart something happened between the two
 */
export function joinLast(steps: readonly Step[], joinKey: string, isApart: boolean): readonly Step[] {
  const [before, last] = [steps.at(-2), steps.at(-1)];
  if (!last) return steps;
  if (isApart || before?.joinKey !== joinKey) return [...steps.slice(0, -1), { ...last, joinKey }];
  const joined = joinSteps(before, last);
  return joined ? [...steps.slice(0, -2), joined] : steps.slice(0, -2);
}
