import { lineBetween, lineEnds, normaliseDeg, type Point, snapLineEnd } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { formatMm } from '../../view/format-readout.ts';
import { toMm } from '../../view/view-math.ts';
import type { LineEndHandle } from '../frame/handles.ts';
import type { Drag } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';

/** Pulls one end of a line while the other stays: with Shift in steps of 15°, else level and slanting lines snap, with Ctrl not. */
export function startLineEnd(
  session: Pick<DesignerSession, 'editor' | 'ui' | 'view'>,
  feedback: Signal<StageFeedback>,
  line: Layer,
  pulled: LineEndHandle,
  start: Point,
): Drag {
  const { editor, view, ui } = session;
  const ends = lineEnds(line);
  const fixed = pulled === 'end' ? ends.start : ends.end;
  const from = toMm(view.get(), start);
  // The handle is seldom taken in its very middle.
  const grip = { x: ends[pulled].x - from.x, y: ends[pulled].y - from.y };
  editor.beginGesture();
  return {
    move(at, { shift, mod }) {
      const mm = toMm(view.get(), at);
      const isSnapping = ui.get().isSnapping && !mod;
      const angles = shift
        ? { stepDeg: 15, thresholdDeg: 7.5 }
        : { stepDeg: 45, thresholdDeg: isSnapping ? 3 : 0 };
      const free = snapLineEnd(fixed, { x: mm.x + grip.x, y: mm.y + grip.y }, angles);
      const next = pulled === 'end' ? lineBetween(line, fixed, free) : lineBetween(line, free, fixed);
      const { xMm, yMm, widthMm, rotationDeg } = next;
      const patch = { xMm, yMm, widthMm: Math.min(widthMm, 5000), rotationDeg };
      editor.run('updateLayer', { layerId: line.id, patch }, { fromGestureStart: true });
      const text = `${formatMm(widthMm)} mm  ${normaliseDeg(rotationDeg).toFixed(1)}°`;
      feedback.set((now) => ({ ...now, guides: [], cursor: 'crosshair', readout: { at, text } }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}
