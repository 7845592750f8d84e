import { type Command, moveLayers, rotateLayers, scaleLayers } from '@diy/design/editing';
import { normaliseDeg, type Point, snapRotation } from '@diy/design/geometry';
import { layerContains } from '@diy/design/painting';
import type { Signal } from '../../../../lib/signal.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { croppedLayer } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { formatMm } from '../../view/format-readout.ts';
import { toMm } from '../../view/view-math.ts';
import { startCropPinch } from '../crop/crop-drags.ts';
import { type SelectionFrame, selectionFrame } from '../frame/selection-frame.ts';
import type { Drag } from '../gesture/drag.ts';
import { type FingerPair, readFingers } from '../gesture/finger-pair.ts';
import { startPinch } from '../gesture/pinch.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { hitTestStage } from './hit-test-stage.ts';

/** Fingers always turn a little while they scale: fewer degrees than this do not turn the selection. */
const STILL_DEG = 5;
/** The selection snaps to a multiple of 45° from this many degrees away. */
const NEAR_DEG = 3;
/** Sides that two fingers may give a selection, mm: one of them at least, the other at most. */
const MIN_MM = 1;
const MAX_MM = 4000;

/**
 * What two fingers begin. What one of them was moving goes over to both; other changes under way are done, above all those of two
 * fingers of which one was lifted and put down again.
 */
export function beginTwoFingers(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  fingers: FingerPair,
  dragged: Drag | null,
): Drag {
  const { editor, ui, view } = session;
  const before = selectionFrame(editor.getState())?.box;
  const wasMoving = dragged?.movesSelection === true;
  // Two fingers that change something continue with it wherever they are put down.
  const wasScaling = dragged?.fingers !== undefined && !dragged.movesView;
  if (wasMoving || !editor.getState().isInGesture) dragged?.cancel();
  else dragged?.end();
  const cropped = croppedLayer(editor.getState(), ui.get().croppingId);
  if (cropped) return startCropPinch(session, fingers, cropped);
  const frame = selectionFrame(editor.getState());
  if (!frame?.isChangeable || !(wasMoving || wasScaling || areOnSelection(session, fingers)))
    return startPinch(view, fingers);
  const moved = wasMoving && before && { x: before.xMm - frame.box.xMm, y: before.yMm - frame.box.yMm };
  return startTwoFingers(session, feedback, frame, fingers, moved || undefined);
}

/** Whether two fingers are about the selection: one of them lies on it, or it lies between them. */
function areOnSelection(session: StageParts, fingers: FingerPair): boolean {
  const middle = readFingers(fingers)?.middle;
  if (!middle || session.ui.get().editingTextId !== null) return false;
  return [...fingers.ids.map((id) => fingers.pointers.get(id)), middle].some((at) => {
    if (!at) return false;
    const { handle, selected, mm } = hitTestStage(session, at, 'touch');
    if (!selected?.isChangeable) return false;
    return handle !== null || selected.layers.some((layer) => !layer.locked && layerContains(layer, mm));
  });
}

/**
 * Two fingers move, scale and turn the selection together: what lay under them stays under them. `moved` is how far one finger has
 * dragged the selection before the other came, in mm.
 */
function startTwoFingers(
  session: Pick<DesignerSession, 'editor' | 'ui' | 'view'>,
  feedback: Signal<StageFeedback>,
  frame: SelectionFrame,
  fingers: FingerPair,
  moved: Point = { x: 0, y: 0 },
): Drag {
  const { editor, view, ui } = session;
  const layerIds = frame.ids;
  const first = readFingers(fingers);
  const from = first && toMm(view.get(), first.middle);
  const pxPerMm = view.get().pxPerMm;
  const { widthMm, heightMm, rotationDeg } = frame.box;
  const smallest = MIN_MM / Math.min(widthMm, heightMm);
  const largest = MAX_MM / Math.max(widthMm, heightMm);
  editor.beginGesture();
  return {
    staysInView: true,
    fingers,
    move() {
      const now = readFingers(fingers);
      if (!first || !from || !now) return;
      const to = toMm(view.get(), now.middle);
      const grown = now.distance / view.get().pxPerMm / (first.distance / pxPerMm);
      const factor = Math.min(Math.max(grown, Math.min(smallest, 1)), Math.max(largest, 1));
      const byDeg = turnOf(normaliseDeg(now.angleDeg - first.angleDeg), rotationDeg, ui.get().isSnapping);
      const pivot = { x: to.x, y: to.y };
      const change: Command<null> = (design) => {
        const dxMm = moved.x + to.x - from.x;
        const dyMm = moved.y + to.y - from.y;
        const turned = rotateLayers(moveLayers(design, { layerIds, dxMm, dyMm }), { layerIds, byDeg, pivot });
        return scaleLayers(turned, { layerIds, factor, pivot });
      };
      editor.run(change, null, { fromGestureStart: true });
      const size = writeSize([formatMm(widthMm * factor), formatMm(heightMm * factor)], 'mm');
      const text = `${size}  ${normaliseDeg(rotationDeg + byDeg).toFixed(1)}°`;
      feedback.set((old) => ({ ...old, guides: [], gaps: [], readout: { at: now.middle, text } }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}

/** How far to turn what stands at `startDeg`, of fingers that have turned by `byDeg`. */
function turnOf(byDeg: number, startDeg: number, isSnapping: boolean): number {
  if (Math.abs(byDeg) < STILL_DEG) return 0;
  if (!isSnapping) return byDeg;
  return normaliseDeg(snapRotation(startDeg + byDeg, { stepDeg: 45, thresholdDeg: NEAR_DEG }) - startDeg);
}
