import { findSurface } from '@diy/design/document';
import { layerAt } from '@diy/design/editing';
import { boxContains, type EqualGap, type Point } from '@diy/design/geometry';
import { boundsOfLayers, type CroppedLayer, type Layer, layerBounds } from '@diy/design/layers';
import { activeSurface } from '../../session/active-surface.ts';
import { croppedLayer } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { toMm } from '../../view/view-math.ts';
import { type EditedText, editedText, isOnText } from '../caret/edited-text.ts';
import { wholeBox } from '../crop/crop-geometry.ts';
import { CROP_OFFER, cursorOf, type Handle, handleAt, handlesOf, handlesOffered } from '../frame/handles.ts';
import { type SelectionFrame, selectionFrame } from '../frame/selection-frame.ts';
import { distancesBetween } from '../paint/distances.ts';

/** Decides how far from a handle a press still reaches it; a pen counts as a mouse. */
export type PointerKind = 'mouse' | 'touch';

const HANDLE_REACH_PX = { mouse: 10, touch: 22 };
const LAYER_REACH_PX = { mouse: 2, touch: 8 };
/** Next to words that are edited a press is still about them. */
const WORDS_REACH_PX = { mouse: 6, touch: 12 };

/** What lies under a pointer. */
export interface StageHit {
  selected: SelectionFrame | null;
  /** A handle of the selection. */
  handle: Handle | null;
  /** The place on the surface. */
  mm: Point;
  layer: Layer | null;
  /** The picture that is being cropped: nothing else is reached meanwhile. */
  cropped: CroppedLayer | null;
  /** The words that are being edited, where the pointer is on them. */
  words: EditedText | null;
}

/** What lies under a point of the stage, in px of its element: a handle of the selection, a layer, or nothing. */
export function hitTestStage(session: StageParts, at: Point, kind: PointerKind): StageHit {
  const { editor, view, ui } = session;
  const state = editor.getState();
  const selected = selectionFrame(state);
  const isEditable = selected?.isChangeable && ui.get().editingTextId === null;
  const cropped = croppedLayer(state, ui.get().croppingId);
  const offer = (one: SelectionFrame) => (cropped ? CROP_OFFER : handlesOffered(one));
  const handles = isEditable ? handlesOf(selected.box, view.get(), offer(selected)) : [];
  const surface = findSurface(state.design, state.activeSurfaceId);
  const mm = toMm(view.get(), at);
  const handle = handleAt(handles, at, reachOf(selected, mm, view.get().pxPerMm, kind));
  const marginMm = LAYER_REACH_PX[kind] / view.get().pxPerMm;
  if (cropped) {
    const layer = boxContains(wholeBox(cropped), mm) ? cropped : null;
    return { selected, handle, mm, layer, cropped, words: null };
  }
  const words = wordsAt(session, mm, WORDS_REACH_PX[kind] / view.get().pxPerMm);
  return { selected, handle, mm, layer: surface ? layerAt(surface, mm, marginMm) : null, cropped, words };
}

function wordsAt(session: StageParts, mm: Point, marginMm: number): EditedText | null {
  const words = editedText(session);
  return words && isOnText(session, words, mm, marginMm) ? words : null;
}

/** How far handles reach, in px: in a small frame less far, so that its middle can still be dragged. */
function reachOf(selected: SelectionFrame | null, mm: Point, pxPerMm: number, kind: PointerKind): number {
  const reach = HANDLE_REACH_PX[kind];
  if (!selected || kind === 'mouse' || !boxContains(selected.box, mm)) return reach;
  return Math.min(reach, (Math.min(selected.box.widthMm, selected.box.heightMm) * pxPerMm) / 4);
}

/** While Alt is held, how far what is selected is from the layer below the pointer, or from the edges of the print area. */
export function distancesFrom(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  { selected, layer, cropped, words }: StageHit,
): EqualGap[] {
  // While a text is edited, Alt is for arrow keys, so no distances are shown.
  const own = selected && !cropped && !words ? boundsOfLayers(selected.layers) : null;
  const active = activeSurface(session.template, session.editor.getState());
  if (!own || !active) return [];
  const isOther = layer !== null && !selected?.ids.includes(layer.id);
  return distancesBetween(own, isOther ? layerBounds(layer) : active.area);
}

/** The pointer's shape over what it sees. */
export function cursorOver(
  { handle, selected, layer, cropped, words }: StageHit,
  isSpaceDown: boolean,
): string {
  if (words) return words.map?.isVertical ? 'vertical-text' : 'text';
  if (isSpaceDown || (cropped && !handle && layer)) return 'grab';
  if (handle) return cursorOf(handle.kind, selected?.box.rotationDeg ?? 0);
  return layer ? 'move' : 'default';
}
