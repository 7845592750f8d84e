import type { ImageRow } from '@diy/contract/images/images';
import { findSurface } from '@diy/design/document';
import { layerAt } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { layerContains } from '@diy/design/painting';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { addImage, addVector, replaceImage } from '../actions/add-content.ts';
import { useAddDrop } from '../actions/use-add-drop.ts';
import { selectedLayers } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import type { StageParts } from '../session/session-parts.ts';
import { toMm } from '../view/view-math.ts';
import { type Dwell, dwellOver, hasDwelt } from './drag-dwell.ts';

/** What a library picture carries while it is dragged to the stage. */
export const IMAGE_DRAG_TYPE = 'application/x-diy-image';

/** What a graphic of the library carries. */
export const GRAPHIC_DRAG_TYPE = 'application/x-diy-graphic';

/** Lets files, graphics and library pictures be dropped on the stage, where the pointer is. */
export function useDropTarget(session: StageParts, root: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false);
  /** The picture below the pointer that could be replaced, and whether what is dropped now takes its place. */
  const [target, setTarget] = useState<Target | null>(null);
  const dwell = useRef<Dwell | null>(null);
  const depth = useRef(0);
  const addDrop = useAddDrop();
  const isOurs = (event: DragEvent) => OURS.some((type) => event.dataTransfer.types.includes(type));
  const mmOf = (event: DragEvent) => {
    const { left, top } = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return toMm(session.view.get(), { x: event.clientX - left, y: event.clientY - top });
  };
  const end = () => {
    depth.current = 0;
    setOver(false);
    setTarget(null);
    dwell.current = null;
  };
  const follow = (event: DragEvent): Target | null => {
    if (event.dataTransfer.types.includes(GRAPHIC_DRAG_TYPE)) return null;
    const below = pictureAt(session, mmOf(event), event.altKey);
    const now = performance.now();
    dwell.current = dwellOver(dwell.current, below?.id ?? null, { x: event.clientX, y: event.clientY }, now);
    return below && { below, isMeant: event.altKey || hasDwelt(dwell.current, now) };
  };
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!isOurs(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave() {
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDragOver(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const next = follow(event);
      setTarget((before) => (isSameTarget(before, next) ? before : next));
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      const at = mmOf(event);
      const now = follow(event);
      const replaced = now?.isMeant ? now.below : null;
      end();
      const graphic = event.dataTransfer.getData(GRAPHIC_DRAG_TYPE);
      if (graphic) {
        addVector(session, JSON.parse(graphic) as Parameters<typeof addVector>[1], at);
        return;
      }
      const dragged = event.dataTransfer.getData(IMAGE_DRAG_TYPE);
      if (dragged && replaced) replaceImage(session, replaced.id, JSON.parse(dragged) as ImageRow);
      else if (dragged) addImage(session, JSON.parse(dragged) as ImageRow, at);
      else void addDrop(event.dataTransfer, at, replaced?.id);
    },
  };
  return { isOver, below: target?.below ?? null, replaced: target?.isMeant ? target.below : null, handlers };
}

const OURS = ['Files', IMAGE_DRAG_TYPE, GRAPHIC_DRAG_TYPE];

interface Target {
  readonly below: Layer;
  readonly isMeant: boolean;
}

const isSameTarget = (one: Target | null, other: Target | null) =>
  one?.below === other?.below && one?.isMeant === other?.isMeant;

/**
 * Only a picture that is selected and seen there, or that Alt points at: others lie below what is dropped on them as often as not.
 */
function pictureAt({ editor }: Pick<DesignerSession, 'editor'>, mm: Point, isAny: boolean): Layer | null {
  const state = editor.getState();
  const [only, ...others] = selectedLayers(state);
  const surface = findSurface(state.design, state.activeSurfaceId);
  const top = surface?.layers.findLast((layer) => !layer.hidden && layerContains(layer, mm));
  if (only?.kind === 'image' && others.length === 0 && !only.locked && only === top) return only;
  const below = isAny && surface ? layerAt(surface, mm) : null;
  return below?.kind === 'image' ? below : null;
}
