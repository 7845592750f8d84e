import type { Rect } from './rect.ts';
import { type EqualGap, snapToGaps } from './snap-gaps.ts';
import { edgesOf, type Guide, guideFor, type SnapTargets, snapLines } from './snap-lines.ts';

export interface SnapMoveInput extends SnapTargets {
  /** Bounds of the moved layers at the pointer's place. */
  moving: Rect;
  /** How near a line must be, in mm (screen px ÷ zoom); 0 or less switches snapping off. */
  thresholdMm: number;
}

/** What to add to the moved layers, and the guides to draw there. */
export interface SnapResult {
  readonly dxMm: number;
  readonly dyMm: number;
  readonly guides: readonly Guide[];
  /** Gaps that are equal after the move. */
  readonly gaps: readonly EqualGap[];
}

/**
 * Snaps edges and middle of the moved layers to edges and middles of print area, safe area and other layers, and where none is as
 * near, to gaps as wide as those between other layers.
 */
export function snapMove(input: SnapMoveInput): SnapResult {
  const x = nearestOf(input, input.moving, 'x');
  // Vertical gaps are computed at the snapped x.
  const y = nearestOf(input, { ...input.moving, xMm: input.moving.xMm + (x.shift ?? 0) }, 'y');
  const [dxMm, dyMm] = [x.shift, y.shift];
  const moved = { ...input.moving, xMm: input.moving.xMm + (dxMm ?? 0), yMm: input.moving.yMm + (dyMm ?? 0) };
  const guides: Guide[] = [];
  if (dxMm !== null) guides.push(...guidesAt(input, 'x', moved));
  if (dyMm !== null) guides.push(...guidesAt(input, 'y', moved));
  const gaps = [x, y].flatMap(({ axis }) => gapsAfter(input, moved, axis));
  return { dxMm: dxMm ?? 0, dyMm: dyMm ?? 0, guides, gaps };
}

function nearestOf(input: SnapMoveInput, moving: Rect, axis: 'x' | 'y') {
  const line = nearestShift(input, axis);
  const gap = input.thresholdMm > 0 ? snapToGaps(moving, input.others, axis, input.thresholdMm) : null;
  const isGap = gap !== null && (line === null || Math.abs(gap.shiftMm) < Math.abs(line));
  return { axis, shift: isGap ? gap.shiftMm : line };
}

/** Equal gaps after the move, which are shown even if it snapped to something else. */
function gapsAfter(
  { others, thresholdMm }: SnapMoveInput,
  moved: Rect,
  axis: 'x' | 'y',
): readonly EqualGap[] {
  return thresholdMm > 0 ? (snapToGaps(moved, others, axis, 1e-6)?.gaps ?? []) : [];
}

function nearestShift(input: SnapMoveInput, axis: 'x' | 'y'): number | null {
  if (input.thresholdMm <= 0) return null;
  let best: number | null = null;
  for (const line of snapLines(input, axis)) {
    for (const edge of edgesOf(input.moving, axis)) {
      const shift = line.atMm - edge;
      if (Math.abs(shift) > input.thresholdMm) continue;
      if (best === null || Math.abs(shift) < Math.abs(best)) best = shift;
    }
  }
  return best;
}

/** One guide for each coordinate that is met exactly after the snap, joined over all owners of that coordinate. */
function guidesAt(input: SnapMoveInput, axis: 'x' | 'y', moved: Rect): Guide[] {
  const byCoordinate = new Map<string, Guide>();
  for (const line of snapLines(input, axis)) {
    if (!edgesOf(moved, axis).some((edge) => Math.abs(edge - line.atMm) < 1e-6)) continue;
    const key = line.atMm.toFixed(5);
    const guide = guideFor(line, axis, moved);
    const same = byCoordinate.get(key);
    byCoordinate.set(
      key,
      same
        ? { ...same, fromMm: Math.min(same.fromMm, guide.fromMm), toMm: Math.max(same.toMm, guide.toMm) }
        : guide,
    );
  }
  return [...byCoordinate.values()];
}
