import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { draggedView, FITTED_VIEW, type PictureView, type ScreenPoint, zoomedView } from './view.ts';

const WHEEL_STEP = 1.0015;
const BUTTON_STEP = 1.5;

/** How a picture is looked at, and the pointers that are down on it: they, the wheel and buttons move and zoom it. */
export function useZoomedView() {
  const [view, setView] = useState<PictureView>(FITTED_VIEW);
  const pointers = useRef(new Map<number, ScreenPoint>());
  return {
    view,
    /** A pointer comes down. Returns how many are. */
    press(event: PointerEvent<HTMLElement>): number {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      return pointers.current.size;
    },
    /** A pointer moves. Returns where it was and is; null = it is not down. */
    follow(event: PointerEvent<HTMLElement>): { before: ScreenPoint; now: ScreenPoint } | null {
      const before = pointers.current.get(event.pointerId);
      if (!before) return null;
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      return { before, now };
    },
    /** A pointer goes up. Returns how many are still down. */
    release(event: PointerEvent<HTMLElement>): number {
      pointers.current.delete(event.pointerId);
      return pointers.current.size;
    },
    /** Moves the picture with a pointer, or zooms it by that and another. */
    look(event: PointerEvent<HTMLElement>, { before, now }: { before: ScreenPoint; now: ScreenPoint }) {
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      // Read now: by the time the view is changed the event has no target any more.
      const stage = event.currentTarget.getBoundingClientRect();
      setView((current) => draggedView(current, stage, before, now, others[0]));
    },
    /** 0 = as fitted. */
    zoom(by: 1 | -1 | 0, stage: HTMLElement | null) {
      const box = stage?.getBoundingClientRect();
      if (by === 0 || !box) return setView(FITTED_VIEW);
      const middle = { x: box.width / 2, y: box.height / 2 };
      setView((current) => zoomedView(current, by > 0 ? BUTTON_STEP : 1 / BUTTON_STEP, middle, box));
    },
    wheel(event: WheelEvent<HTMLElement>) {
      const box = event.currentTarget.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      setView((current) => zoomedView(current, WHEEL_STEP ** -event.deltaY, at, box));
    },
  };
}
