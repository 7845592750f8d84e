import { insetRect, type Rect } from './rect.ts';

/** What a guide line belongs to; the stage may draw the kinds differently. */
export type GuideKind = 'layer' | 'area' | 'safe' | 'ruler';

/** A line that a person has put there: vertical at x = `atMm` with `axis: 'x'`. */
export interface RulerLine {
  readonly axis: 'x' | 'y';
  readonly atMm: number;
}

/** A line to draw while something is snapped: `axis: 'x'` is vertical at x = `atMm`, from `fromMm` to `toMm` in y. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly atMm: number;
  readonly fromMm: number;
  readonly toMm: number;
  readonly kind: GuideKind;
}

/** Upright rectangles something may snap to. */
export interface SnapTargets {
  /** Bounds of the other visible layers. */
  others: readonly Rect[];
  /** The print area in layer coordinates: usually x = y = 0. */
  area: Rect;
  /** Lines pulled from the rulers. */
  lines?: readonly RulerLine[];
  /** Inset of the safe area; 0 = none. */
  safeMm?: number;
}

/** A coordinate to snap to, with the extent of what it belongs to on the other axis. */
export interface SnapLine {
  readonly atMm: number;
  readonly fromMm: number;
  readonly toMm: number;
  readonly kind: GuideKind;
}

/** Start, middle and end of a rectangle on one axis. */
export function edgesOf(rect: Rect, axis: 'x' | 'y'): [number, number, number] {
  const start = axis === 'x' ? rect.xMm : rect.yMm;
  const length = axis === 'x' ? rect.widthMm : rect.heightMm;
  return [start, start + length / 2, start + length];
}

/** All lines on one axis; those pulled from rulers come first and win ties, then those of the print area. */
export function snapLines(targets: SnapTargets, axis: 'x' | 'y'): SnapLine[] {
  const lines = [...rulerLines(targets, axis), ...linesOf(targets.area, axis, 'area')];
  const safeMm = targets.safeMm ?? 0;
  if (safeMm > 0) {
    const [start, , end] = linesOf(insetRect(targets.area, safeMm), axis, 'safe');
    if (start && end) lines.push(start, end);
  }
  return [...lines, ...targets.others.flatMap((rect) => linesOf(rect, axis, 'layer'))];
}

/** The guide through `line` that reaches over both the line's owner and the moved rectangle. */
export function guideFor(line: SnapLine, axis: 'x' | 'y', moved: Rect): Guide {
  const [start, , end] = edgesOf(moved, axis === 'x' ? 'y' : 'x');
  return {
    axis,
    atMm: line.atMm,
    fromMm: Math.min(line.fromMm, start),
    toMm: Math.max(line.toMm, end),
    kind: line.kind,
  };
}

function rulerLines({ lines = [], area }: SnapTargets, axis: 'x' | 'y'): SnapLine[] {
  const [fromMm, , toMm] = edgesOf(area, axis === 'x' ? 'y' : 'x');
  return lines
    .filter((line) => line.axis === axis)
    .map(({ atMm }) => ({ atMm, fromMm, toMm, kind: 'ruler' }));
}

function linesOf(rect: Rect, axis: 'x' | 'y', kind: GuideKind): SnapLine[] {
  const [fromMm, , toMm] = edgesOf(rect, axis === 'x' ? 'y' : 'x');
  return edgesOf(rect, axis).map((atMm) => ({ atMm, fromMm, toMm, kind }));
}
