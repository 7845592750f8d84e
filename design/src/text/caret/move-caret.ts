import type { Point } from '../../geometry/index.ts';
import { caretOnLine } from './caret-at.ts';
import type { Caret, CaretMap } from './caret-map.ts';
import { caretAtEdge, caretEdgeOf, primaryCaretPlace } from './caret-places.ts';
import { wordStep } from './word-bounds.ts';

/** What an arrow key, Home or End asks for, as it is seen. */
export type CaretMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'word-left'
  | 'word-right'
  | 'line-start'
  | 'line-end'
  | 'line-left'
  | 'line-right'
  | 'text-start'
  | 'text-end';

export interface MovedCaret {
  caret: Caret;
  /** The column that further steps up and down keep; null = where the caret stands. */
  column: Point | null;
}

/** Moves a caret; `column` is what the move before gave. In columns of letters, arrows are about the page as it is seen. */
export function moveCaret(
  map: CaretMap,
  caret: Caret,
  move: CaretMove,
  column: Point | null = null,
): MovedCaret {
  const end = map.text.length;
  const still = (next: Caret): MovedCaret => ({ caret: next, column: null });
  const own = map.isVertical ? (IN_COLUMNS[move] ?? move) : move;
  if (own === 'text-start') return still({ offset: 0, isTrailing: false });
  if (own === 'text-end') return still({ offset: end, isTrailing: true });
  if (own === 'up' || own === 'down') return toLine(map, caret, own === 'up' ? -1 : 1, column);
  const line = map.lines[caretEdgeOf(map, caret).line];
  if (!line) return still(caret);
  const isStart = own === 'line-start' || own === (line.isRtl ? 'line-right' : 'line-left');
  const isEnd = own === 'line-end' || own === (line.isRtl ? 'line-left' : 'line-right');
  if (isStart) return still({ offset: line.start, isTrailing: false });
  if (isEnd) return still({ offset: line.end, isTrailing: true });
  const direction = own === 'right' || own === 'word-right' ? 1 : -1;
  if (own === 'left' || own === 'right') return still(sideways(map, caret, direction));
  const ahead = line.isRtl ? (-direction as 1 | -1) : direction;
  const offset = wordStep(map.text, caret.offset, ahead);
  return still({ offset, isTrailing: ahead > 0 });
}

/** Letters of a column run downwards, and columns from right to left. */
const IN_COLUMNS: Partial<Record<CaretMove, CaretMove>> = {
  up: 'left',
  down: 'right',
  left: 'down',
  right: 'up',
};

/** One letter to the side where it is seen; behind the last of a line to the next line. Always another place in the text. */
function sideways(map: CaretMap, caret: Caret, direction: 1 | -1): Caret {
  const from = caretEdgeOf(map, caret);
  const line = map.lines[from.line];
  if (!line) return caret;
  const edge = from.edge + direction;
  if (edge >= 0 && edge <= line.slots.length)
    return settled(map, from.line, caretAtEdge(line, edge, direction > 0 ? 'back' : 'ahead'));
  const ahead = line.isRtl ? -direction : direction;
  const at = from.line + ahead;
  const next = map.lines[at];
  // After the last line the caret goes to the text's logical end; with mixed directions it is not the visual end.
  if (!next) {
    const isEnd = ahead > 0;
    return { offset: isEnd ? map.text.length : 0, isTrailing: !isEnd };
  }
  const entry = ahead > 0 === next.isRtl ? next.slots.length : 0;
  const entered = caretAtEdge(next, entry, entry === 0 ? 'ahead' : 'back');
  if (entered.offset !== caret.offset || next.slots.length === 0) return settled(map, at, entered);
  const step = entry === 0 ? 1 : -1;
  return settled(map, at, caretAtEdge(next, entry + step, step > 0 ? 'back' : 'ahead'));
}

/** Where a line continues in the next one, the caret stands before that one's first letter, if that is seen first. */
function settled(map: CaretMap, at: number, caret: Caret): Caret {
  const [line, next] = [map.lines[at], map.lines[at + 1]];
  if (!line || !next || line.endsParagraph || !caret.isTrailing || caret.offset !== line.end) return caret;
  const leading = { ...caret, isTrailing: false };
  return caretEdgeOf(map, leading).edge === (next.isRtl ? next.slots.length : 0) ? leading : caret;
}

function toLine(map: CaretMap, caret: Caret, by: 1 | -1, column: Point | null): MovedCaret {
  const place = primaryCaretPlace(map, caret);
  const kept = column ?? { x: (place.from.x + place.to.x) / 2, y: (place.from.y + place.to.y) / 2 };
  const next = map.lines[caretEdgeOf(map, caret).line + by];
  if (next) return { caret: caretOnLine(next, kept), column: kept };
  const end = { offset: by > 0 ? map.text.length : 0, isTrailing: by > 0 };
  return { caret: end, column: kept };
}
