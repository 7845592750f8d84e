import type { TextSelection } from './ui-state.ts';

/** The selection as offsets in UTF-16 units, `start` first whichever way it was dragged. */
export function selectedRange({ anchor, head }: TextSelection): { start: number; end: number } {
  return { start: Math.min(anchor, head.offset), end: Math.max(anchor, head.offset) };
}

/** A caret at an offset in UTF-16 units; `isTrailing` = at the end of the letter before it, which differs where a line wraps or turns. */
export function collapsedSelection(offset: number, isTrailing = true): TextSelection {
  return { anchor: offset, head: { offset, isTrailing }, column: null, composed: null };
}
