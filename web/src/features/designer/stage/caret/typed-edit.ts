import type { TextRange, WordsEdit } from '@diy/design/layers';

/**
 * Finds the edit that turned `before` into `after`: letters typed over the selection, or deleted at the caret. Null for any other
 * change, such as an input method’s; the caller then compares the words from both ends.
 */
export function typedEdit(
  before: string,
  after: string,
  selected: TextRange,
  caret: number,
): WordsEdit | null {
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
