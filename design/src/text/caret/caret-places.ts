import type { Point } from '../../geometry/index.ts';
import type { Caret, CaretLine, CaretMap } from './caret-map.ts';
import { pointOnTrack } from './line-track.ts';

/** Where a caret stands: between which letters of which line. */
export interface CaretEdge {
  line: number;
  /** Index of the line's edge. */
  edge: number;
  /** Which way the letters run that it stands at. */
  isRtl: boolean;
}

/** Lines at whose letters, or at whose end, an offset lies. */
function linesAt({ lines }: CaretMap, offset: number): number[] {
  return lines.flatMap((line, i) => (offset >= line.start && offset <= line.end ? [i] : []));
}

/**
 * Finds a caret among the lines; an offset inside a letter counts as before it. Where the letter is missing that it stands at, at
 * either end of a line, it stands where a letter of the paragraph's own direction would.
 */
export function caretEdgeOf(map: CaretMap, { offset, isTrailing }: Caret): CaretEdge {
  const found = linesAt(map, offset);
  const line = (isTrailing ? found[0] : found.at(-1)) ?? nearestLine(map, offset);
  const { slots, isRtl } = map.lines[line] ?? NO_LINE;
  const isBehind = isTrailing && !slots.some(({ start, end }) => start < offset && offset < end);
  const at = slots.findIndex(({ start, end }) =>
    isBehind ? end === offset : start <= offset && offset < end,
  );
  const slot = slots[at];
  // The right edge of a letter that runs from left to right is its end; where none is, it is an end of the line.
  if (slot) return { line, edge: at + (slot.isRtl === isBehind ? 0 : 1), isRtl: slot.isRtl };
  return { line, edge: isBehind === isRtl ? slots.length : 0, isRtl };
}

function nearestLine({ lines }: CaretMap, offset: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= offset),
  );
}

const NO_LINE: Pick<CaretLine, 'slots' | 'isRtl'> = { slots: [], isRtl: false };

/** A caret as it is drawn, in mm from the box's top-left corner. */
export interface CaretPlace {
  /** Its ends: above the letters and below, in a column at the right and the left. */
  from: Point;
  to: Point;
  isRtl: boolean;
}

/** Where the caret is drawn: at the letter it belongs to. */
export function primaryCaretPlace(map: CaretMap, caret: Caret): CaretPlace {
  const { line, edge, isRtl } = caretEdgeOf(map, caret);
  const found = map.lines[line];
  const along = found?.edges[edge] ?? 0;
  const track = found?.track ?? { kind: 'line', baseMm: 0 };
  const { aboveMm = 0, belowMm = 0 } = found ?? {};
  return { from: pointOnTrack(track, along, aboveMm), to: pointOnTrack(track, along, -belowMm), isRtl };
}

/**
 * The second half of a split caret: where left-to-right and right-to-left text meet, the next letter appears here if it runs the other
 * way. Null where both halves coincide.
 */
export function secondaryCaretPlace(map: CaretMap, { offset, isTrailing }: Caret): CaretPlace | null {
  const own = caretEdgeOf(map, { offset, isTrailing });
  const other = caretEdgeOf(map, { offset, isTrailing: !isTrailing });
  if (own.line !== other.line || own.edge === other.edge) return null;
  return primaryCaretPlace(map, { offset, isTrailing: !isTrailing });
}

/** The caret at an edge of a line: of the letters on both sides, that which `leans` says. */
export function caretAtEdge(line: CaretLine, edge: number, leans: 'back' | 'ahead'): Caret {
  const [before, behind] = [line.slots[edge - 1], line.slots[edge]];
  const slot = leans === 'back' ? (before ?? behind) : (behind ?? before);
  if (!slot) return { offset: line.start, isTrailing: false };
  const isTrailing = slot.isRtl !== (slot === before);
  return { offset: isTrailing ? slot.end : slot.start, isTrailing };
}
