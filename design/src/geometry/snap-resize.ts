import { type Box, boxBounds } from './box.ts';
import { cosSin, normaliseDeg, type Point } from './matrix.ts';
import { HANDLE_DIRECTIONS, type ResizeHandle, type ResizeOptions, resizeBox } from './resize-box.ts';
import { edgesOf, type Guide, guideFor, type SnapLine, type SnapTargets, snapLines } from './snap-lines.ts';

export interface SnapResizeInput extends SnapTargets, ResizeOptions {
  /** The box where the drag began. */
  box: Box;
  handle: ResizeHandle;
  /** How far the pointer has moved since, in surface mm. */
  delta: Point;
  /** Distance within which it snaps, as for `snapMove`. */
  thresholdMm: number;
}

/** The resized box and the guides its dragged sides lie on. */
export interface SnapResizeResult {
  readonly box: Box;
  readonly guides: readonly Guide[];
}

/**
 * `resizeBox` with its dragged sides snapped. Boxes at an angle other than quarter turns are resized without
 * snapping: their sides meet no upright line.
 */
export function snapResize(input: SnapResizeInput): SnapResizeResult {
  const free = resizeBox(input.box, input.handle, input.delta, input);
  if (input.thresholdMm <= 0 || normaliseDeg(input.box.rotationDeg) % 90 !== 0)
    return { box: free, guides: [] };
  const direction = onSurface(HANDLE_DIRECTIONS[input.handle], input.box.rotationDeg);
  const x = nearest(input, free, 'x', direction.x);
  const y = nearest(input, free, 'y', direction.y);
  // With a kept ratio the side with the nearer line decides for both.
  const onlyX = input.keepRatio && x && y ? Math.abs(x.shift) <= Math.abs(y.shift) : false;
  const onlyY = input.keepRatio && x && y ? !onlyX : false;
  const wanted = { x: onlyY ? null : x, y: onlyX ? null : y };
  const box = input.keepRatio
    ? resizeToLine(
        input,
        free,
        wanted.x ? { axis: 'x', hit: wanted.x } : wanted.y ? { axis: 'y', hit: wanted.y } : null,
        direction,
      )
    : resizeBox(
        input.box,
        input.handle,
        { x: input.delta.x + (wanted.x?.shift ?? 0), y: input.delta.y + (wanted.y?.shift ?? 0) },
        input,
      );
  const bounds = boxBounds(box);
  const guides: Guide[] = [];
  if (wanted.x && meets(bounds, 'x', wanted.x.line)) guides.push(guideFor(wanted.x.line, 'x', bounds));
  if (wanted.y && meets(bounds, 'y', wanted.y.line)) guides.push(guideFor(wanted.y.line, 'y', bounds));
  return { box, guides };
}

interface Hit {
  readonly line: SnapLine;
  readonly shift: number;
}

function nearest(input: SnapResizeInput, free: Box, axis: 'x' | 'y', direction: number): Hit | null {
  if (direction === 0) return null;
  const [start, , end] = edgesOf(boxBounds(free), axis);
  const edge = direction > 0 ? end : start;
  let best: Hit | null = null;
  for (const line of snapLines(input, axis)) {
    const shift = line.atMm - edge;
    if (Math.abs(shift) > input.thresholdMm) continue;
    if (!best || Math.abs(shift) < Math.abs(best.shift)) best = { line, shift };
  }
  return best;
}

/** Scales the freely resized box so that its dragged side lies on the line, keeping the same fixed point. */
function resizeToLine(
  input: SnapResizeInput,
  free: Box,
  target: { axis: 'x' | 'y'; hit: Hit } | null,
  direction: Point,
): Box {
  if (!target) return free;
  const bounds = boxBounds(free);
  const length = target.axis === 'x' ? bounds.widthMm : bounds.heightMm;
  const outward = target.axis === 'x' ? direction.x : direction.y;
  const factor = (length + target.hit.shift * outward * (input.fromCentre ? 2 : 1)) / length;
  const minMm = input.minMm ?? 0.5;
  if (Math.min(free.widthMm, free.heightMm) * factor < minMm) return free;
  const own = HANDLE_DIRECTIONS[input.handle];
  const grown = {
    x: (free.widthMm * factor - input.box.widthMm) * own.x,
    y: (free.heightMm * factor - input.box.heightMm) * own.y,
  };
  const half = input.fromCentre ? 0.5 : 1;
  const surface = onSurface({ x: grown.x * half, y: grown.y * half }, input.box.rotationDeg);
  return resizeBox(input.box, input.handle, surface, input);
}

function meets(bounds: ReturnType<typeof boxBounds>, axis: 'x' | 'y', line: SnapLine): boolean {
  const [start, , end] = edgesOf(bounds, axis);
  return Math.abs(start - line.atMm) < 1e-6 || Math.abs(end - line.atMm) < 1e-6;
}

function onSurface(own: Point, rotationDeg: number): Point {
  const { cos, sin } = cosSin(rotationDeg);
  return { x: own.x * cos - own.y * sin, y: own.x * sin + own.y * cos };
}
