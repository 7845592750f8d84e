import { boxContains, type Point } from '@diy/design/geometry';
import type { CroppedLayer } from '@diy/design/layers';
import type { Signal } from '../../../../lib/signal.ts';
import { endCrop } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { toMm } from '../../view/view-math.ts';
import type { Handle } from '../frame/handles.ts';
import type { Drag } from '../gesture/drag.ts';
import { startPan } from '../gesture/pan-drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { startCropPan, startFrame } from './crop-drags.ts';
import { wholeBox, zoomCrop } from './crop-geometry.ts';

/** What a press means while a picture is cropped: a side of its frame, the picture itself, or the end, outside both. */
export function pressOfCrop(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  layer: CroppedLayer,
  { handle, mm }: { handle: Handle | null; mm: Point },
): { begin(at: Point): Drag; click(): void } {
  const kind = handle?.kind;
  if (kind && kind !== 'rotate' && kind !== 'start' && kind !== 'end') {
    return { begin: (at) => startFrame(session, feedback, layer, kind, at), click: () => {} };
  }
  if (boxContains(wholeBox(layer), mm)) {
    return { begin: (at) => startCropPan(session, feedback, layer, at), click: () => {} };
  }
  const begin = (at: Point) => {
    const pan = startPan(session.view, feedback);
    pan.move(at, { shift: false, alt: false, mod: false });
    return pan;
  };
  return { begin, click: () => endCrop(session) };
}

/** The data of a turn of the wheel. */
type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' | 'metaKey'>;

/**
 * A turn of the wheel over the picture makes it larger or smaller behind its frame. False elsewhere, to the side and with Ctrl:
 * the view's.
 */
export function zoomByWheel(
  { editor, view }: Pick<DesignerSession, 'editor' | 'view'>,
  layer: CroppedLayer,
  { deltaX, deltaY, ctrlKey, metaKey }: Turn,
  at: Point,
): boolean {
  if (ctrlKey || metaKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return false;
  const mm = toMm(view.get(), at);
  if (!boxContains(layer, mm) || editor.getState().isInGesture) return false;
  const change = Math.max(-60, Math.min(60, deltaY));
  const crop = zoomCrop(layer, Math.exp(-change * 0.004), mm);
  const input = { layerId: layer.id, crop, keepBox: true };
  editor.run('setCrop', input, { joinKey: `crop-zoom:${layer.id}`, isPaced: true });
  return true;
}
