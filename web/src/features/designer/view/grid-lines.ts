import type { Rect, RulerLine } from '@diy/design/geometry';

/** Lines nearer to each other than this, in CSS px, would be a grey veil that snaps everywhere. */
const MIN_APART_PX = 6;

/** The grid's lines over a print area, from its top left corner; none where they would be too near to each other to be seen as two. */
export function gridLines(gridMm: number | null, area: Rect, pxPerMm: number): RulerLine[] {
  if (gridMm === null || gridMm * pxPerMm < MIN_APART_PX) return [];
  const along = (axis: 'x' | 'y', lengthMm: number) =>
    // The area's own edges are lines already.
    Array.from({ length: Math.ceil(lengthMm / gridMm) - 1 }, (_, at) => ({ axis, atMm: (at + 1) * gridMm }));
  return [...along('x', area.widthMm), ...along('y', area.heightMm)];
}
