import type { PhotoPoint } from '@diy/design/photo-mockup';
import { type PointerEvent, useRef, useState } from 'react';
import { useZoomedView } from '../strokes/use-zoomed-view.ts';
import { dragMark } from './handles.ts';
import type { HandleHistory } from './use-handle-history.ts';

/**
 * Moving handles by mouse, touch or pen. On a handle, one pointer drags it by as much as it moves itself, so that a finger need not
 * hide it; next to handles it moves the picture, and two fingers or the wheel zoom.
 */
export function useHandleDrag(history: HandleHistory) {
  const zoomedView = useZoomedView();
  const [held, setHeld] = useState<number | null>(null);
  const drag = useRef<{ index: number; pointerId: number; hasMoved: boolean } | null>(null);

  const down = (event: PointerEvent<HTMLElement>) => {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-handle]');
    if (zoomedView.press(event) > 1 || event.button !== 0) {
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
    const step = zoomedView.follow(event);
    if (!step) return;
    const { before, now } = step;
    if (drag.current?.pointerId !== event.pointerId) return zoomedView.look(event, step);
    const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
    const by: PhotoPoint = [(now.x - before.x) / box.width, (now.y - before.y) / box.height];
    if (!drag.current.hasMoved) history.begin();
    drag.current.hasMoved = true;
    history.set(dragMark(history.latest(), drag.current.index, by));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    zoomedView.release(event);
    drag.current = null;
    setHeld(null);
  };
  return {
    view: zoomedView.view,
    /** The handle that is being dragged. */
    held,
    zoom: zoomedView.zoom,
    wheel: zoomedView.wheel,
    pointer: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}
