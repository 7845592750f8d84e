import { findLayer } from '@diy/design/document';
import { type Command, type LayerPatch, resizeLayer, setCrop, updateLayer } from '@diy/design/editing';
import {
  type Point,
  type ResizedThrough,
  type ResizeHandle,
  resizeThrough,
  snapResize,
} from '@diy/design/geometry';
import { type CroppedLayer, exactRatio, type Layer } from '@diy/design/layers';
import type { Signal } from '../../../../lib/signal.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { withTextBox } from '../../actions/text/resize-text-box.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { formatMm, sizeReadout } from '../../view/format-readout.ts';
import { toMm } from '../../view/view-math.ts';
import { sideCrop } from '../crop/crop-geometry.ts';
import type { SelectionFrame } from '../frame/selection-frame.ts';
import type { Drag } from '../gesture/drag.ts';
import { snapTargets } from '../gesture/snap-targets.ts';
import type { StageFeedback } from '../stage-feedback.ts';

const isCorner = (handle: ResizeHandle) => handle.length === 2;

/**
 * Pictures keep their ratio at corners and stretch only with Shift (their sides crop); texts keep it at corners, shapes with Shift.
 * The box of a pattern is a window over its repeats, with any ratio.
 */
function keepsRatio(layer: Layer, handle: ResizeHandle, shift: boolean): boolean {
  if (layer.kind === 'shape' || (layer.kind === 'image' && layer.tile)) return shift && isCorner(handle);
  if (layer.kind === 'text') return isCorner(handle);
  // Squares are squares; bars may be as high as one likes.
  if (layer.kind === 'code') return layer.code === 'qr' || (isCorner(handle) && !shift);
  return !shift;
}

/** A picture or vector is cut by its sides: it is not stretched unless Shift asks for that, and a pattern's sides are a window anyway. */
function isCut(layer: Layer, handle: ResizeHandle, shift: boolean): layer is CroppedLayer {
  const canCut = layer.kind === 'vector' || (layer.kind === 'image' && !layer.tile);
  return canCut && !isCorner(handle) && !shift;
}

/** Resizes one layer by a handle: Alt keeps the centre, Ctrl switches snapping off. */
export function startResize(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  layer: Layer,
  handle: ResizeHandle,
  start: Point,
): Drag {
  const { editor } = session;
  const moved = movedFrom(session, start);
  // The exact ratio: the stored sides are rounded.
  const from = { ...layer, heightMm: layer.widthMm / exactRatio(layer) };
  editor.beginGesture();
  const mirror = ({ box, flipX, flipY }: ResizedThrough<Layer>, at: Point) => {
    const input = { layerId: layer.id, ...box, scaleContent: false };
    const patch = mirrored(layer, flipX, flipY);
    const turn: Command<null> = (design) =>
      updateLayer(resizeLayer(design, input), { layerId: layer.id, patch });
    editor.run(turn, null, { fromGestureStart: true });
    const text = sizeReadout(box, (id) => session.pictures.info(id));
    feedback.set((old) => ({ ...old, guides: [], readout: { at, text } }));
  };
  return {
    move(at, { shift, alt, mod }) {
      const targets = snapTargets(session, new Set([layer.id]), mod);
      if (!targets) return;
      const show = (guides: StageFeedback['guides']) => {
        const now = findLayer(editor.getState().design, layer.id)?.layer;
        const text = now && sizeReadout(now, (id) => session.pictures.info(id));
        feedback.set((old) => ({ ...old, guides, readout: text ? { at, text } : null }));
      };
      if (isCut(layer, handle, shift)) {
        const cut = snapResize({ ...targets, box: layer, handle, delta: moved(at), fromCentre: alt });
        const input = { layerId: layer.id, ...cut.box, scaleContent: false };
        const crop = sideCrop(layer, cut.box);
        // In one: a stretched picture in between would be seen on the mockup.
        const cutSide: Command<null> = (design) =>
          setCrop(resizeLayer(design, input), { layerId: layer.id, crop, keepBox: true });
        editor.run(cutSide, null, { fromGestureStart: true });
        return show(cut.guides);
      }
      const keepRatio = keepsRatio(layer, handle, shift);
      const through = canMirror(layer)
        ? resizeThrough(keepRatio ? from : layer, handle, moved(at), { keepRatio, fromCentre: alt })
        : null;
      if (through && (through.flipX || through.flipY)) return mirror(through, at);
      const { box, guides } = snapResize({
        ...targets,
        box: keepRatio ? from : layer,
        handle,
        delta: moved(at),
        keepRatio,
        fromCentre: alt,
      });
      const scaleContent = layer.kind === 'text' && keepRatio;
      const input = { layerId: layer.id, ...box, scaleContent };
      const isBoxOnly = layer.kind === 'text' && !isCorner(handle);
      const resize: Command<null> = (design) =>
        isBoxOnly ? withTextBox(session, design, input, sideOf(handle)) : resizeLayer(design, input);
      editor.run(resize, null, { fromGestureStart: true });
      show(guides);
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}

/** The side of a box that a handle in its middle changes. */
function sideOf(handle: ResizeHandle): 'width' | 'height' {
  return handle === 'n' || handle === 's' ? 'height' : 'width';
}

/** Letters are not mirrored, and a pattern's box is a window. */
function canMirror(layer: Layer): boolean {
  return layer.kind === 'shape' || layer.kind === 'vector' || (layer.kind === 'image' && !layer.tile);
}

/** Shapes are the same on their left and right, so upside down is turned by half; their colours run the other way then. */
function mirrored(layer: Layer, flipX: boolean, flipY: boolean): LayerPatch {
  if (layer.kind === 'image' || layer.kind === 'vector')
    return { flipX: layer.flipX !== flipX, flipY: layer.flipY !== flipY };
  const turned = flipY ? { rotationDeg: layer.rotationDeg + 180 } : {};
  if (layer.kind !== 'shape' || !layer.gradient || flipX === flipY) return turned;
  const angleDeg = (540 - layer.gradient.angleDeg) % 360;
  return { ...turned, gradient: { ...layer.gradient, angleDeg } };
}

/** How far a pointer has come over the surface, whatever the view did meanwhile. */
function movedFrom({ view }: Pick<DesignerSession, 'view'>, start: Point): (at: Point) => Point {
  const from = toMm(view.get(), start);
  return (at) => {
    const now = toMm(view.get(), at);
    return { x: now.x - from.x, y: now.y - from.y };
  };
}

/** Scales several layers together by a corner of their common frame. */
export function startScale(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  frame: SelectionFrame,
  handle: ResizeHandle,
  start: Point,
): Drag {
  const { editor } = session;
  const moved = movedFrom(session, start);
  const layerIds = frame.ids;
  editor.beginGesture();
  return {
    move(at, { alt, mod }) {
      const targets = snapTargets(session, new Set(layerIds), mod);
      if (!targets) return;
      const { box, guides } = snapResize({
        ...targets,
        box: frame.box,
        handle,
        delta: moved(at),
        keepRatio: true,
        fromCentre: alt,
        minMm: 1,
      });
      const factor = box.widthMm / frame.box.widthMm;
      editor.run(
        'scaleLayers',
        { layerIds, factor, pivot: fixedPoint(frame.box, box, factor) },
        { fromGestureStart: true },
      );
      const text = `${writeSize([formatMm(box.widthMm), formatMm(box.heightMm)], 'mm')}  ${Math.round(factor * 100)}%`;
      feedback.set((now) => ({ ...now, guides, readout: { at, text } }));
    },
    end: () => editor.endGesture(),
    cancel: () => editor.cancelGesture(),
  };
}

/** The point that stays when the first box is scaled into the second. */
function fixedPoint(
  from: { xMm: number; yMm: number },
  to: { xMm: number; yMm: number },
  factor: number,
): Point {
  if (Math.abs(factor - 1) < 1e-9) return { x: from.xMm, y: from.yMm };
  return {
    x: (to.xMm - factor * from.xMm) / (1 - factor),
    y: (to.yMm - factor * from.yMm) / (1 - factor),
  };
}
