import type { DesignDocument } from '../../document/design-document.ts';
import { mapLayers } from '../change-layers.ts';
import type { EditorPlace } from '../place.ts';
import { type AmendLayer, amendDone, amendUndone } from './amend-steps.ts';
import { applyDiff, diffDesigns, isEmptyDiff } from './design-diff.ts';
import { joinLast, joinSteps, type Step } from './join-steps.ts';

export interface ApplyOptions {
  /** Place before and after the change. */
  before: EditorPlace;
  after: EditorPlace;
  /** A change with the same key as the last step joins it: typing, arrow keys. */
  joinKey?: string;
}

/** The last step made by a gesture joins the one before it where both have this key: a slider moved by arrow keys. */
export interface CloseOptions {
  joinKey?: string;
}

/** Undo and redo over record diffs. One step per `apply`, or per gesture between `mark` and `closeMark`. */
export interface History {
  readonly design: DesignDocument;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Takes the result of a command. Changing nothing makes no step and keeps what can be redone. */
  apply(next: DesignDocument, options: ApplyOptions): void;
  /** Changes a layer in the design and in the steps, as if the steps had done so: no step, and nothing ends. Not within a gesture. */
  amend(layerId: string, amended: AmendLayer): void;
  /** Begins a gesture: what follows becomes one step. */
  mark(): void;
  /** Ends the gesture; a gesture that ended where it began leaves no step. */
  closeMark(options?: CloseOptions): void;
  /** Undoes the gesture without a trace; returns the place where it began, null if nothing changed. */
  backToMark(): EditorPlace | null;
  /** Goes one step back or forward; returns the place to restore, or null at the end. */
  undo(): EditorPlace | null;
  redo(): EditorPlace | null;
  /** Ends joining: the next change with the same key is a separate step. */
  breakJoin(): void;
}

/** A history that begins at `design` and keeps the last `limit` steps. */
export function createHistory(design: DesignDocument, limit = 200): History {
  let current = design;
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  /** The current gesture: its step so far, and what could be redone before it. */
  let gesture: { step: Step | null; undone: readonly Step[]; isJoinBroken: boolean } | null = null;
  let isJoinBroken = false;

  const closeMark = ({ joinKey }: CloseOptions = {}) => {
    if (gesture && !gesture.step) undone = gesture.undone;
    if (gesture?.step && joinKey !== undefined) done = joinLast(done, joinKey, gesture.isJoinBroken);
    gesture = null;
  };

  const restore = (step: Step, side: 'before' | 'after'): EditorPlace => {
    current = applyDiff(current, step.diff, side);
    isJoinBroken = true;
    return step[side];
  };

  return {
    get design() {
      return current;
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    apply(next, { before, after, joinKey }) {
      const diff = diffDesigns(current, next);
      if (isEmptyDiff(diff)) return;
      current = next;
      const last = done.at(-1);
      const isSame = joinKey !== undefined && last?.joinKey === joinKey && !isJoinBroken;
      const joins = gesture ? gesture.step : isSame ? last : null;
      isJoinBroken = false;
      undone = [];
      if (joins) done = done.slice(0, -1);
      const step = joins ? joinSteps(joins, { diff, after }) : { diff, before, after, joinKey };
      if (step) done = [...done, step].slice(-limit);
      if (gesture) gesture = { ...gesture, step };
    },
    amend(layerId, amended) {
      current = mapLayers(current, (layer) => (layer.id === layerId ? (amended(layer) ?? layer) : layer));
      done = amendDone(done, layerId, amended);
      undone = amendUndone(undone, layerId, amended);
    },
    mark() {
      closeMark();
      gesture = { step: null, undone, isJoinBroken };
    },
    closeMark,
    backToMark() {
      if (!gesture) return null;
      const { step } = gesture;
      undone = gesture.undone;
      gesture = null;
      if (!step) return null;
      done = done.slice(0, -1);
      return restore(step, 'before');
    },
    undo() {
      closeMark();
      const step = done.at(-1);
      if (!step) return null;
      done = done.slice(0, -1);
      undone = [step, ...undone];
      return restore(step, 'before');
    },
    redo() {
      closeMark();
      const step = undone[0];
      if (!step) return null;
      undone = undone.slice(1);
      done = [...done, step];
      return restore(step, 'after');
    },
    breakJoin() {
      isJoinBroken = true;
    },
  };
}
