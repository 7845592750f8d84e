import type { EqualGap, Rect } from '@diy/design/geometry';

/** Nothing to be read between edges that lie so near, mm. */
const NONE_MM = 0.05;

const AXES = ['x', 'y'] as const;
type Axis = (typeof AXES)[number];

/** How far a rectangle is from another: the way between them, and where they overlap from edge to edge. */
export function distancesBetween(one: Rect, other: Rect): EqualGap[] {
  return AXES.flatMap((axis) => {
    const [from, to] = spanOf(one, axis);
    const [start, end] = spanOf(other, axis);
    const acrossMm = middleOf(one, other, axis === 'x' ? 'y' : 'x');
    const gap = (a: number, b: number): EqualGap[] =>
      Math.abs(b - a) < NONE_MM ? [] : [{ axis, fromMm: Math.min(a, b), toMm: Math.max(a, b), acrossMm }];
    if (start >= to) return gap(to, start);
    if (end <= from) return gap(end, from);
    return [...gap(start, from), ...gap(to, end)];
  });
}

/** The ways from a rectangle to its nearest neighbours, one on each axis: those that it would meet moving along it. */
export function nearestDistances(moving: Rect, others: readonly Rect[]): EqualGap[] {
  return AXES.flatMap((axis) => {
    const across = axis === 'x' ? 'y' : 'x';
    const [from, to] = spanOf(moving, axis);
    let nearest: { gap: EqualGap; mm: number } | null = null;
    for (const other of others) {
      if (!overlap(moving, other, across)) continue;
      const [start, end] = spanOf(other, axis);
      const [a, b] = start >= to ? [to, start] : [end, from];
      if (b - a < NONE_MM || (nearest && nearest.mm <= b - a)) continue;
      const acrossMm = middleOf(moving, other, across);
      nearest = { gap: { axis, fromMm: a, toMm: b, acrossMm }, mm: b - a };
    }
    return nearest ? [nearest.gap] : [];
  });
}

function spanOf(rect: Rect, axis: Axis): [number, number] {
  return axis === 'x' ? [rect.xMm, rect.xMm + rect.widthMm] : [rect.yMm, rect.yMm + rect.heightMm];
}

function overlap(one: Rect, other: Rect, axis: Axis): boolean {
  const [[a, b], [c, d]] = [spanOf(one, axis), spanOf(other, axis)];
  return a < d && c < b;
}

/** The middle of what both share on an axis; the first one's where they share nothing. */
function middleOf(one: Rect, other: Rect, axis: Axis): number {
  const [[a, b], [c, d]] = [spanOf(one, axis), spanOf(other, axis)];
  return overlap(one, other, axis) ? (Math.max(a, c) + Math.min(b, d)) / 2 : (a + b) / 2;
}
