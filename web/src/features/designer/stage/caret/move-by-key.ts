import { type CaretMap, type CaretMove, moveCaret, primaryCaretPlace } from '@diy/design/text';
import { collapsedSelection, selectedRange } from '../../session/text-selection.ts';
import type { TextSelection } from '../../session/ui-state.ts';

/** The parts of a keyboard event that move a caret. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const SIDES: Readonly<Record<string, 'left' | 'right'>> = { ArrowLeft: 'left', ArrowRight: 'right' };
const PLAIN: Readonly<Record<string, CaretMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'line-start',
  End: 'line-end',
  PageUp: 'text-start',
  PageDown: 'text-end',
};
const WITH_COMMAND: Readonly<Record<string, CaretMove>> = {
  ArrowLeft: 'line-left',
  ArrowRight: 'line-right',
  ArrowUp: 'text-start',
  ArrowDown: 'text-end',
};

/** What a key moves the caret by; null = it is left to the browser. By words with Ctrl or Alt, on a Mac with Alt. */
export function moveOf({ key, ctrlKey, metaKey, altKey }: KeyPress, isMac: boolean): CaretMove | null {
  const side = SIDES[key];
  if (isMac && metaKey) return WITH_COMMAND[key] ?? null;
  if (side) return ctrlKey || altKey ? `word-${side}` : metaKey ? null : side;
  if (metaKey || altKey) return null;
  if (ctrlKey) return key === 'Home' ? 'text-start' : key === 'End' ? 'text-end' : null;
  return PLAIN[key] ?? null;
}

/** The selection after a move; `isExtending` keeps where it began. */
export function movedSelection(
  map: CaretMap,
  now: TextSelection,
  move: CaretMove,
  isExtending: boolean,
): TextSelection {
  const { start, end } = selectedRange(now);
  const [back, ahead] = map.isVertical ? ['up', 'down'] : ['left', 'right'];
  if (!isExtending && start !== end && (move === back || move === ahead)) {
    return collapsedSelection(seenFirst(map, start, end) === (move === back) ? start : end);
  }
  const { caret, column } = moveCaret(map, now.head, move, now.column);
  return { anchor: isExtending ? now.anchor : caret.offset, head: caret, column, composed: null };
}

/** Whether the beginning of a selection is seen to the left of its end, or in a line above; in columns always above it, or further right. */
function seenFirst(map: CaretMap, start: number, end: number): boolean {
  if (map.isVertical) return true;
  const line = map.lines.find((one) => start >= one.start && start <= one.end);
  if (line && end <= line.end) {
    const [from, to] = [
      primaryCaretPlace(map, { offset: start, isTrailing: false }),
      primaryCaretPlace(map, { offset: end, isTrailing: true }),
    ];
    return from.from.x <= to.from.x;
  }
  return !line?.isRtl;
}
