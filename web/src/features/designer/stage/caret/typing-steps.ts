import { sharedPrefixLength, sharedSuffixLength } from '@diy/design/layers';

/** What one change of words does, as the browser names it (`InputEvent.inputType`). */
export interface Typed {
  readonly inputType: string;
  /** What was written; null or empty where nothing was. */
  readonly data: string | null;
}

/** Cuts what is typed into undo steps. */
export interface TypingSteps {
  /** The number of the step that a change belongs to; `hadSelection` = it took the place of selected words. */
  next(typed: Typed, hadSelection?: boolean): number;
  /** What follows is a separate step: the caret was moved, or something else was changed. */
  close(): void;
  /** The number of the last step. */
  readonly current: number;
}

type Kind = 'write' | 'delete' | 'whole';

const blank = /^\s+$/u;

/**
 * A word with the blanks behind it is one step, letters deleted one after the other are one, and whatever comes at once is one by
 * itself: what is pasted, cut, composed by an input method or broken into lines.
 */
export function createTypingSteps(): TypingSteps {
  let current = 0;
  let last: { kind: Kind; endsBlank: boolean } | null = null;
  return {
    get current() {
      return current;
    },
    next({ inputType, data }, hadSelection = false) {
      const found = kindOf(inputType, data);
      // What was selected is deleted at once.
      const kind = hadSelection && found === 'delete' ? 'whole' : found;
      const isBlank = blank.test(data ?? '');
      const continues =
        last?.kind === kind && kind !== 'whole' && !(kind === 'write' && last.endsBlank && !isBlank);
      if (!continues) current += 1;
      last = { kind, endsBlank: isBlank };
      return current;
    },
    close() {
      last = null;
    },
  };
}

function kindOf(inputType: string, data: string | null): Kind {
  if (inputType === 'insertText' && data !== null && [...data].length === 1) return 'write';
  // Deleting a word at once is its own undo step.
  return /^deleteContent(?:Backward|Forward)$/.test(inputType) ? 'delete' : 'whole';
}

/** Where the caret belongs after words have changed without it, as by undo: behind what is different. */
export function changedEnd(before: string, after: string): number {
  const begin = sharedPrefixLength(before, after);
  const end = after.length - sharedSuffixLength(before, after, Math.min(before.length, after.length) - begin);
  // Never between the two halves of a surrogate pair.
  return /[\uDC00-\uDFFF]/.test(after.charAt(end)) ? end + 1 : end;
}
