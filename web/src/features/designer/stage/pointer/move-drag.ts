import type { DesignDocument } from '@diy/design/document';
import { duplicateLayers, moveLayers } from '@diy/design/editing';
import { type Point, snapMove } from '@diy/design/geometry';
import { boundsOfLayers } from '@diy/design/layers';
import type { Signal } from '../../../../lib/signal.ts';
import { selectedLayers } from '../../session/active-surface.ts';
import { countFreeLayers, reportSurfaceFull } from '../../session/editor/free-layers.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { formatMm } from '../../view/format-readout.ts';
import { toMm } from '../../view/view-math.ts';
import type { Drag } from '../gesture/drag.ts';
import { snapTargets } from '../gesture/snap-targets.ts';
import { nearestDistances } from '../paint/distances.ts';
import type { StageFeedback } from '../stage-feedback.ts';

interface MoveInput {
  layerIds: readonly string[];
  /** Ids for copies when Alt is held; null = move the layers themselves. */
  newIds: readonly string[] | null;
  dxMm: number;
  dyMm: number;
}

/** One command, so that a drag that turns into a copy and back is still one undo step. */
function moveOrCopy(design: DesignDocument, { layerIds, newIds, dxMm, dyMm }: MoveInput): DesignDocument {
  if (!newIds) return moveLayers(design, { layerIds, dxMm, dyMm });
  const copied = duplicateLayers(design, { layerIds, newIds, offsetMm: 0 });
  return moveLayers(copied, { layerIds: newIds, dxMm, dyMm });
}

/** Drags the selection: Shift keeps to one axis, Alt drags a copy, Ctrl switches snapping off. */
export function startMove(session: StageParts, feedback: Signal<StageFeedback>, start: Point): Drag {
  const { editor, view } = session;
  // In millimetres, so that the layer stays at the pointer when the view moves below it.
  const startMm = toMm(view.get(), start);
  const layers = selectedLayers(editor.getState()).filter((layer) => !layer.locked);
  const layerIds = layers.map((layer) => layer.id);
  // What is hidden in a group goes along, and is not what the rest of it snaps by.
  const bounds = boundsOfLayers(layers.filter((layer) => !layer.hidden)) ?? boundsOfLayers(layers);
  const copyIds = layerIds.map(() => editor.newId());
  const hasRoom = countFreeLayers(editor.getState()) >= layerIds.length;
  let isReported = false;
  editor.beginGesture();

  return {
    movesSelection: true,
    move(at, { shift, alt: wantsCopy, mod }) {
      // Where no copy can be added, nothing moves instead of it.
      const alt = wantsCopy && hasRoom;
      if (wantsCopy && !alt) {
        editor.run(moveLayers, { layerIds, dxMm: 0, dyMm: 0 }, { fromGestureStart: true, select: layerIds });
        if (!isReported) reportSurfaceFull();
        isReported = true;
        return feedback.set((now) => ({
          ...now,
          guides: [],
          gaps: [],
          cursor: 'not-allowed',
          readout: null,
        }));
      }
      const mm = toMm(view.get(), at);
      let dxMm = mm.x - startMm.x;
      let dyMm = mm.y - startMm.y;
      if (shift && Math.abs(dxMm) > Math.abs(dyMm)) dyMm = 0;
      else if (shift) dxMm = 0;
      const targets = snapTargets(session, new Set(alt ? copyIds : layerIds), mod);
      if (!bounds || !targets) return;
      const moving = { ...bounds, xMm: bounds.xMm + dxMm, yMm: bounds.yMm + dyMm };
      const snap = snapMove({ ...targets, moving });
      const isFixedX = shift && dxMm === 0;
      const isFixedY = shift && dyMm === 0;
      dxMm += isFixedX ? 0 : snap.dxMm;
      dyMm += isFixedY ? 0 : snap.dyMm;
      const input: MoveInput = { layerIds, newIds: alt ? copyIds : null, dxMm, dyMm };
      editor.run(moveOrCopy, input, { fromGestureStart: true, select: alt ? copyIds : layerIds });
      const moved = { ...bounds, xMm: bounds.xMm + dxMm, yMm: bounds.yMm + dyMm };
      feedback.set((now) => ({
        ...now,
        guides: snap.guides,
        gaps: snap.gaps.length > 0 ? snap.gaps : nearestDistances(moved, targets.others),
        cursor: alt ? 'copy' : 'move',
        readout: { at, text: `X ${formatMm(bounds.xMm + dxMm)}  Y ${formatMm(bounds.yMm + dyMm)} mm` },
      }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}
