import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-mockup';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Snap } from './marking/use-edge-snap.ts';
import { draggedMarks, movePoint } from './marks-state.ts';
import { readPointKey } from './own-template-keys.ts';

interface MarksDragOptions {
  marks: PhotoMarks;
  /** Points of the cutout being drawn; null = none is. */
  drawing: readonly PhotoPoint[] | null;
  /** `isDone` ends a gesture: what came before it can be undone. */
  onChange: (marks: PhotoMarks, isDone: boolean) => void;
  onDraw: (point: PhotoPoint) => void;
  /** Puts dragged points on edges of the photograph; missing = they stay where they are put. */
  snap?: Snap | undefined;
}

/** How near an edge must be to draw a point to it, in pixels of the screen. */
const SNAP_PX = 12;

/** Moves marks by pointer or arrow keys, and takes the points of a cutout; `frame` is the photograph's element. */
export function useMarksDrag({ marks, drawing, onChange, onDraw, snap }: MarksDragOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    index: number | null;
    from: PhotoPoint;
    marks: PhotoMarks;
    hasMoved: boolean;
  } | null>(null);

  const pointAt = (event: PointerEvent): PhotoPoint => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [
      ((event.clientX - box.left) / box.width) * marks.widthPx,
      ((event.clientY - box.top) / box.height) * marks.heightPx,
    ];
  };
  const begin = (event: PointerEvent, index: number | null) => {
    if (event.button !== 0) return;
    if (drawing !== null && index === null) {
      onDraw(pointAt(event));
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { index, from: pointAt(event), marks, hasMoved: false };
  };
  const follow = (event: PointerEvent, isDone: boolean) => {
    const now = drag.current;
    if (!now) return;
    const at = pointAt(event);
    const by: PhotoPoint = [at[0] - now.from[0], at[1] - now.from[1]];
    if (isDone) drag.current = null;
    // A click changes nothing; a drag that comes back to its beginning does.
    if (by[0] === 0 && by[1] === 0 && !now.hasMoved) return;
    now.hasMoved = true;
    onChange(draggedMarks(now.marks, now.index, event.altKey ? by : toEdge(now, by)), isDone);
  };
  /** A point's way to the edge nearest to where it is dragged. */
  const toEdge = (from: { index: number | null; marks: PhotoMarks }, by: PhotoPoint): PhotoPoint => {
    const point = from.index === null ? undefined : from.marks.points[from.index];
    const box = frame.current?.getBoundingClientRect();
    if (!snap || !point || !box) return by;
    const reach = (SNAP_PX / box.width) * marks.widthPx;
    const [x, y] = snap([point[0] + by[0], point[1] + by[1]], reach);
    return [x - point[0], y - point[1]];
  };
  /** Handlers for a drag of one point, or of the whole print (null). */
  const gestures = (index: number | null) => ({
    onPointerDown: (event: PointerEvent) => begin(event, index),
    onPointerMove: (event: PointerEvent) => follow(event, false),
    onPointerUp: (event: PointerEvent) => follow(event, true),
    onPointerCancel: (event: PointerEvent) => follow(event, true),
  });
  const onKey = (event: KeyboardEvent, index: number) => {
    const by = readPointKey(event);
    const point = marks.points[index];
    if (!by || !point) return;
    event.preventDefault();
    onChange(movePoint(marks, index, [point[0] + by[0], point[1] + by[1]]), true);
  };
  return { frame, gestures, onKey };
}
