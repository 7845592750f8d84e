import type { Rect } from './rect.ts';
import { edgesOf } from './snap-lines.ts';

/** A gap that is as wide as another one, to be drawn with its width: along the axis from `fromMm` to `toMm`, at `acrossMm` on the other. */
export interface EqualGap {
  readonly axis: 'x' | 'y';
  readonly fromMm: number;
  readonly toMm: number;
  readonly acrossMm: number;
}

/** How far to move for equal gaps, and where they are then. */
export interface GapSnap {
  readonly shiftMm: number;
  readonly gaps: readonly EqualGap[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly rect: Rect;
}

/**
 * The nearest place at which the moved rectangle stands as far from its neighbour on an axis as that stands from the next, or
 * in the middle between two. Only rectangles next to it count: those that it would meet moving along the axis.
 */
export function snapToGaps(
  moving: Rect,
  others: readonly Rect[],
  axis: 'x' | 'y',
  thresholdMm: number,
): GapSnap | null {
  const [from, , to] = edgesOf(moving, axis);
  const length = to - from;
  const across = axis === 'x' ? 'y' : 'x';
  const row = others
    .filter((other) => overlaps(moving, other, across))
    .map((rect): Span => {
      const [start, , end] = edgesOf(rect, axis);
      return { from: start, to: end, rect };
    })
    .sort((one, other) => one.from - other.from);
  let best: GapSnap | null = null;
  const offer = (target: number, gaps: readonly (readonly [Span | null, Span | null])[]) => {
    const shiftMm = target - from;
    if (Math.abs(shiftMm) > thresholdMm || (best && Math.abs(best.shiftMm) <= Math.abs(shiftMm))) return;
    // Where another one lies already there is no room.
    if (row.some((one) => target < one.to && one.from < target + length)) return;
    const moved: Span = { from: target, to: target + length, rect: moving };
    best = { shiftMm, gaps: gaps.map(([one, other]) => gapOf(one ?? moved, other ?? moved, axis)) };
  };
  for (const [one, other] of neighbours(row)) {
    const gap = other.from - one.to;
    // Three offers: after both, before both, between both.
    offer(other.to + gap, [
      [one, other],
      [other, null],
    ]);
    offer(one.from - gap - length, [
      [null, one],
      [one, other],
    ]);
    if (gap > length) {
      offer(one.to + (gap - length) / 2, [
        [one, null],
        [null, other],
      ]);
    }
  }
  return best;
}

/** Pairs of spans with nothing between them: each span, and the one before it that ends last. */
function neighbours(row: readonly Span[]): (readonly [Span, Span])[] {
  const pairs: (readonly [Span, Span])[] = [];
  let last: Span | undefined;
  for (const span of row) {
    if (last && span.from > last.to) pairs.push([last, span]);
    if (!last || span.to > last.to) last = span;
  }
  return pairs;
}

function overlaps(one: Rect, other: Rect, axis: 'x' | 'y'): boolean {
  const [from, , to] = edgesOf(one, axis);
  const [otherFrom, , otherTo] = edgesOf(other, axis);
  return from < otherTo && otherFrom < to;
}

/** The gap between two that stand next to each other, drawn in the middle of what they share across. */
function gapOf(one: Span, other: Span, axis: 'x' | 'y'): EqualGap {
  const across = axis === 'x' ? 'y' : 'x';
  const [from, middle, to] = edgesOf(one.rect, across);
  const [otherFrom, , otherTo] = edgesOf(other.rect, across);
  const [low, high] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  return { axis, fromMm: one.to, toMm: other.from, acrossMm: low < high ? (low + high) / 2 : middle };
}
