import type { TextSelection } from './ui-state.ts';

/** The first and the last place of a selection. */
export function rangeOf({ anchor, head }: TextSelection): { start: number; end: number } {
  return { start: Math.min(anchor, head.offset), end: Math.max(anchor, head.offset) };
}

/** A caret and nothing selected. */
export function caretOnly(offset: number, isTrailing = true): TextSelection {
  return { anchor: offset, head: { offset, isTrailing }, column: null, composed: null };
}
