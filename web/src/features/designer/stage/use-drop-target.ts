import type { ImageRow } from '@diy/contract/images/images';
import { findSurface } from '@diy/design/document';
import { layerAt } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { layerContains } from '@diy/design/painting';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { addImage, replaceImage } from '../actions/add-content.ts';
import { useAddDrop } from '../actions/use-add-drop.ts';
import { selectedLayers } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { toMm } from '../view/view-math.ts';

/** What a library picture carries while it is dragged to the stage. */
export const IMAGE_DRAG_TYPE = 'application/x-diy-image';

/** Lets files and library pictures be dropped on the stage, where the pointer is. */
export function useDropTarget(session: DesignerSession, root: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false);
  /** The picture whose place the dropped one takes: the selected one below the pointer, or with Alt any. */
  const [replaced, setReplaced] = useState<Layer | null>(null);
  const depth = useRef(0);
  const addDrop = useAddDrop();
  const isOurs = (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') || event.dataTransfer.types.includes(IMAGE_DRAG_TYPE);
  const end = () => {
    depth.current = 0;
    setOver(false);
    setReplaced(null);
  };
  const mmOf = (event: DragEvent) => {
    const { left, top } = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return toMm(session.view.get(), { x: event.clientX - left, y: event.clientY - top });
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
      setReplaced(pictureAt(session, mmOf(event), event.altKey));
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      end();
      const at = mmOf(event);
      const target = pictureAt(session, at, event.altKey);
      const dragged = event.dataTransfer.getData(IMAGE_DRAG_TYPE);
      if (dragged && target) replaceImage(session, target.id, JSON.parse(dragged) as ImageRow);
      else if (dragged) addImage(session, JSON.parse(dragged) as ImageRow, at);
      else void addDrop(event.dataTransfer, at, target?.id);
    },
  };
  return { isOver, replaced, handlers };
}

/** Only a picture that is selected, or that Alt points at: others lie below what is dropped on them as often as not. */
function pictureAt({ editor }: DesignerSession, mm: Point, isAny: boolean): Layer | null {
  const state = editor.getState();
  const [only, ...others] = selectedLayers(state);
  if (only?.kind === 'image' && others.length === 0 && !only.locked && layerContains(only, mm)) return only;
  const surface = findSurface(state.design, state.activeSurfaceId);
  const below = isAny && surface ? layerAt(surface, mm) : null;
  return below?.kind === 'image' ? below : null;
}
