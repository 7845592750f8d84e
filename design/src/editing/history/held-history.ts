import type { DesignDocument } from '../../document/design-document.ts';
import type { EditorPlace } from '../place.ts';
import { createHistory, type History } from './history.ts';

/** A history that can hold changes back and take what they come to as one: a step for each of two hundred layers costs too much. */
export interface HeldHistory extends History {
  readonly isHeld: boolean;
  /** Takes the changes that `change` makes as one that leads from place to place. Where it throws, they are dropped. */
  hold(place: () => EditorPlace, change: () => void, joinKey?: string): void;
}

/** A history that begins at `design` and keeps the last `limit` steps. */
export function createHeldHistory(design: DesignDocument, limit?: number): HeldHistory {
  const history = createHistory(design, limit);
  let held: DesignDocument | null = null;
  const notWithin =
    <Input extends unknown[], Output>(act: (...input: Input) => Output) =>
    (...input: Input): Output => {
      if (held) throw new RangeError('Several changes are being made as one.');
      return act(...input);
    };
  return {
    get design() {
      return held ?? history.design;
    },
    get canUndo() {
      return history.canUndo;
    },
    get canRedo() {
      return history.canRedo;
    },
    get isHeld() {
      return held !== null;
    },
    apply(next, options) {
      if (held) held = next;
      else history.apply(next, options);
    },
    hold(place, change, joinKey) {
      const before = place();
      held = history.design;
      try {
        change();
      } catch (error) {
        held = null;
        throw error;
      }
      const next = held;
      held = null;
      history.apply(next, { before, after: place(), ...(joinKey === undefined ? {} : { joinKey }) });
    },
    amend: notWithin(history.amend),
    mark: notWithin(history.mark),
    closeMark: notWithin(history.closeMark),
    backToMark: notWithin(history.backToMark),
    undo: notWithin(history.undo),
    redo: notWithin(history.redo),
    breakJoin: history.breakJoin,
  };
}
