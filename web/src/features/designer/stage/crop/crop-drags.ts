import { HANDLE_DIRECTIONS, type Point, type ResizeHandle, snapResize } from '@diy/design/geometry';
import type { CroppedLayer } from '@diy/design/layers';
import type { Signal } from '../../../../lib/signal.ts';
import { croppedLayer } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { sizeReadout } from '../../view/format-readout.ts';
import { toMm } from '../../view/view-math.ts';
import type { Drag } from '../gesture/drag.ts';
import { type FingerPair, readFingers } from '../gesture/finger-pair.ts';
import { snapTargets } from '../gesture/snap-targets.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { frameCrop, panCrop, zoomCrop } from './crop-geometry.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/** Pushes the picture behind its frame. */
export function startCropPan(
  session: Pick<DesignerSession, 'editor' | 'view'>,
  feedback: Signal<StageFeedback>,
  layer: CroppedLayer,
  start: Point,
): Drag {
  const { editor, view } = session;
  const from = toMm(view.get(), start);
  editor.beginGesture();
  return {
    staysInView: true,
    move(at) {
      const now = toMm(view.get(), at);
      const crop = panCrop(layer, { x: now.x - from.x, y: now.y - from.y });
      editor.run('setCrop', { layerId: layer.id, crop, keepBox: true }, { fromGestureStart: true });
      feedback.set((old) => ({ ...old, cursor: 'grabbing' }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}

/** Pulls a side or corner of the frame over the picture, which stays: Shift keeps the ratio, Alt the middle, Ctrl snaps to nothing. */
export function startFrame(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  layer: CroppedLayer,
  handle: ResizeHandle,
  start: Point,
): Drag {
  const { editor, view, ui } = session;
  const from = toMm(view.get(), start);
  editor.beginGesture();
  return {
    move(at, { shift, alt, mod }) {
      const targets = snapTargets(session, new Set([layer.id]), mod);
      if (!targets) return;
      const now = toMm(view.get(), at);
      const keepRatio = shift || ui.get().cropRatio !== null;
      const delta = { x: now.x - from.x, y: now.y - from.y };
      const { box, guides } = snapResize({
        ...targets,
        box: layer,
        handle,
        delta,
        keepRatio,
        fromCentre: alt,
      });
      const crop = frameCrop(layer, box, alt ? MIDDLE : HANDLE_DIRECTIONS[handle], keepRatio);
      editor.run('setCrop', { layerId: layer.id, crop }, { fromGestureStart: true });
      const cropped = croppedLayer(editor.getState(), layer.id);
      const isAsPulled = cropped !== null && Math.abs(cropped.widthMm - box.widthMm) < 1e-3;
      const text = cropped && sizeReadout(cropped, (id) => session.pictures.info(id));
      feedback.set((old) => ({
        ...old,
        guides: isAsPulled ? guides : [],
        readout: text ? { at, text } : null,
      }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}

/** Two fingers: what lies between them of the picture stays between them. */
export function startCropPinch(
  { editor, view }: Pick<DesignerSession, 'editor' | 'view'>,
  fingers: FingerPair,
  layer: CroppedLayer,
): Drag {
  const first = readFingers(fingers);
  editor.beginGesture();
  return {
    staysInView: true,
    fingers,
    move() {
      const now = readFingers(fingers);
      if (!first || !now) return;
      const from = toMm(view.get(), first.middle);
      const to = toMm(view.get(), now.middle);
      const zoomed = { ...layer, crop: zoomCrop(layer, now.distance / first.distance, from) };
      const crop = panCrop(zoomed, { x: to.x - from.x, y: to.y - from.y });
      editor.run('setCrop', { layerId: layer.id, crop, keepBox: true }, { fromGestureStart: true });
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}
