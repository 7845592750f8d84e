import type { Stretch, WordsEdit } from '@diy/design/layers';

/**
 * What was written, exactly: letters in place of what was selected, or taken away at the caret. Null where the words changed in
 * another way, as by an input method; their beginning and end then say what has stayed.
 */
export function typedEdit(before: string, after: string, selected: Stretch, caret: number): WordsEdit | null {
  const kept = before.length - selected.end;
  const end = after.length - kept;
  const isWritten =
    end >= selected.start &&
    before.slice(0, selected.start) === after.slice(0, selected.start) &&
    before.slice(selected.end) === after.slice(end);
  if (isWritten) return { ...selected, inserted: after.slice(selected.start, end) };
  const taken = before.length - after.length;
  const isTaken = taken > 0 && before.slice(0, caret) + before.slice(caret + taken) === after;
  return isTaken ? { start: caret, end: caret + taken, inserted: '' } : null;
}
