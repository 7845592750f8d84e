import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { extended, type Painted, type Place, type Size, thinned } from './painted.ts';
import { dragged, FITTED, type View, zoomed } from './view.ts';

interface Painting {
  picture: Size;
  /** What the next stroke is, without its path. */
  brush: Pick<Painted, 'kind' | 'width'>;
  onPainted: (stroke: Painted) => void;
}

const WHEEL_STEP = 1.0015;

/**
 * Painting by mouse, touch or pen: one pointer paints, two fingers zoom and move, so do the wheel and the other mouse
 * buttons. A stroke is handed over when it ends.
 */
export function usePainting({ picture, brush, onPainted }: Painting) {
  const [view, setView] = useState<View>(FITTED);
  const [open, setOpen] = useState<Painted | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
  // What the pointers do between two renders counts as well.
  const stroke = useRef<Painted | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const isMoving = useRef(false);
  const show = (next: Painted | null) => {
    stroke.current = next;
    setOpen(next);
  };
  const look = (change: (view: View) => View) => setView((before) => change(before));

  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isMoving.current = pointers.current.size > 1 || event.button !== 0;
    // The first of two fingers began a stroke that is none.
    if (isMoving.current) show(null);
    else show(extended({ ...brush, points: [] }, placeOf(event), picture));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    setHover(placeOf(event));
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (isMoving.current) {
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      // Read now: by the time the view is changed the event has no target any more.
      const box = event.currentTarget.getBoundingClientRect();
      look((current) => dragged(current, box, before, now, others[0]));
    } else if (stroke.current) show(extended(stroke.current, placeOf(event), picture));
    pointers.current.set(event.pointerId, now);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (event.pointerType === 'touch') setHover(null);
    const ended = stroke.current;
    if (ended && !isMoving.current && event.type === 'pointerup') onPainted(thinned(ended));
    show(null);
    if (pointers.current.size === 0) isMoving.current = false;
  };
  return {
    view,
    open,
    hover,
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
function placeOf(event: PointerEvent<HTMLElement>): Place {
  const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}
