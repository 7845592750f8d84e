import type { PhotoPoint } from '@diy/design/photo-template';
import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { dragged, FITTED, type Point, type View, zoomed } from '../strokes/view.ts';
import { dragMark } from './handles.ts';
import type { HandleHistory } from './use-handle-history.ts';

const WHEEL_STEP = 1.0015;

/**
 * Moving handles by mouse, touch or pen. On a handle, one pointer drags it by as much as it moves itself, so that a finger need not
 * hide it; beside handles it moves the picture, and two fingers or the wheel zoom.
 */
export function useHandleDrag(history: HandleHistory) {
  const [view, setView] = useState<View>(FITTED);
  const [held, setHeld] = useState<number | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<{ index: number; pointerId: number; hasMoved: boolean } | null>(null);
  const look = (change: (view: View) => View) => setView((before) => change(before));

  const down = (event: PointerEvent<HTMLElement>) => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-handle]');
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size > 1 || event.button !== 0) {
      drag.current = null;
      setHeld(null);
    } else if (handle) {
      const index = Number(handle.dataset.handle);
      drag.current = { index, pointerId: event.pointerId, hasMoved: false };
      handle.focus();
      setHeld(index);
      event.preventDefault();
    }
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    if (drag.current?.pointerId === event.pointerId) {
      const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
      const by: PhotoPoint = [(now.x - before.x) / box.width, (now.y - before.y) / box.height];
      if (!drag.current.hasMoved) history.begin();
      drag.current.hasMoved = true;
      history.set(dragMark(history.latest(), drag.current.index, by));
      return;
    }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    // Read now: by the time the view is changed the event has no target any more.
    const stage = event.currentTarget.getBoundingClientRect();
    look((current) => dragged(current, stage, before, now, others[0]));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    drag.current = null;
    setHeld(null);
  };
  return {
    view,
    /** The handle that is being dragged. */
    held,
    zoom(by: 1 | -1 | 0, stage: HTMLElement | null) {
      const box = stage?.getBoundingClientRect();
      if (by === 0 || !box) return setView(FITTED);
      const middle = { x: box.width / 2, y: box.height / 2 };
      look((current) => zoomed(current, by > 0 ? 1.5 : 1 / 1.5, middle, box));
    },
    wheel(event: WheelEvent<HTMLElement>) {
      const box = event.currentTarget.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      look((current) => zoomed(current, WHEEL_STEP ** -event.deltaY, at, box));
    },
    pointer: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}
