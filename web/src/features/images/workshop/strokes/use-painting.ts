import { type PointerEvent, useRef, useState } from 'react';
import {
  extendStroke,
  type PaintedStroke,
  type PictureSize,
  type SharePoint,
  thinStroke,
} from './painted.ts';
import { useZoomedView } from './use-zoomed-view.ts';

interface Painting {
  picture: PictureSize;
  /** What the next stroke is, without its path. */
  brush: Pick<PaintedStroke, 'kind' | 'width'>;
  onPainted: (stroke: PaintedStroke) => void;
}

/**
 * Painting by mouse, touch or pen: one pointer paints, two fingers zoom and move, so do the wheel and the other mouse
 * buttons. A stroke is handed over when it ends.
 */
export function usePainting({ picture, brush, onPainted }: Painting) {
  const zoomedView = useZoomedView();
  const [open, setOpen] = useState<PaintedStroke | null>(null);
  const [hover, setHover] = useState<SharePoint | null>(null);
  // What the pointers do between two renders counts as well.
  const stroke = useRef<PaintedStroke | null>(null);
  const isMoving = useRef(false);
  const show = (next: PaintedStroke | null) => {
    stroke.current = next;
    setOpen(next);
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    isMoving.current = zoomedView.press(event) > 1 || event.button !== 0;
    // The first of two fingers began a stroke that is none.
    if (isMoving.current) show(null);
    else show(extendStroke({ ...brush, points: [] }, placeOf(event), picture));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    setHover(placeOf(event));
    const step = zoomedView.follow(event);
    if (!step) return;
    if (isMoving.current) zoomedView.look(event, step);
    else if (stroke.current) show(extendStroke(stroke.current, placeOf(event), picture));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const left = zoomedView.release(event);
    if (event.pointerType === 'touch') setHover(null);
    const ended = stroke.current;
    if (ended && !isMoving.current && event.type === 'pointerup') onPainted(thinStroke(ended));
    show(null);
    if (left === 0) isMoving.current = false;
  };
  return {
    view: zoomedView.view,
    open,
    hover,
    zoom: zoomedView.zoom,
    wheel: zoomedView.wheel,
    pointer: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: () => setHover(null),
    },
    show,
    stroke,
  };
}

/** Where the pointer is in the picture, which may be zoomed. */
function placeOf(event: PointerEvent<HTMLElement>): SharePoint {
  const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}
