import type { Point } from '@diy/design/geometry';
import { panBy, type StageView, zoomAt, zoomOf } from './view-math.ts';

type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** What is seen after a turn of the wheel: Ctrl zooms at the pointer, Shift goes sideways, else up and down. */
export function viewAfterWheel(view: StageView, wheel: Wheel, at: Point): StageView {
  const { deltaX, deltaY } = wheel;
  if (wheel.ctrlKey || wheel.metaKey) {
    // A mouse wheel jumps by 100 and more, a trackpad pinch by a few.
    const change = Math.max(-60, Math.min(60, deltaY));
    return zoomAt(view, at, zoomOf(view) * Math.exp(-change * 0.006));
  }
  const isSideways = wheel.shiftKey && deltaX === 0;
  return panBy(view, -(isSideways ? deltaY : deltaX), isSideways ? 0 : -deltaY);
}
