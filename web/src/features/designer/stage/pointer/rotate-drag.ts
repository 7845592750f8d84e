import { normaliseDeg, type Point, snapRotation } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { toPx } from '../../view/view-math.ts';
import type { SelectionFrame } from '../frame/selection-frame.ts';
import type { Drag } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';

/** Turns the selection about its middle: near quarter turns it snaps, with Shift to every 15°. */
export function startRotate(
  session: Pick<DesignerSession, 'editor' | 'ui' | 'view'>,
  feedback: Signal<StageFeedback>,
  frame: SelectionFrame,
  start: Point,
): Drag {
  const { editor, view, ui } = session;
  const layerIds = frame.ids;
  const pivot = { x: frame.box.xMm, y: frame.box.yMm };
  const angleTo = (at: Point) => {
    const centre = toPx(view.get(), pivot);
    return (Math.atan2(at.y - centre.y, at.x - centre.x) * 180) / Math.PI;
  };
  const first = angleTo(start);
  editor.beginGesture();
  return {
    staysInView: true,
    move(at, { shift, mod }) {
      const free = frame.box.rotationDeg + angleTo(at) - first;
      const isSnapping = ui.get().isSnapping && !mod;
      const snapped = shift
        ? snapRotation(free, { stepDeg: 15, thresholdDeg: 7.5 })
        : snapRotation(free, { stepDeg: 45, thresholdDeg: isSnapping ? 3 : 0 });
      const byDeg = snapped - frame.box.rotationDeg;
      editor.run('rotateLayers', { layerIds, byDeg, pivot }, { fromGestureStart: true });
      const shown = normaliseDeg(snapped).toFixed(1);
      feedback.set((now) => ({ ...now, cursor: 'grabbing', readout: { at, text: `${shown}°` } }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}
