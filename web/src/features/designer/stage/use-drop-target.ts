import type { ImageRow } from '@diy/contract/images/images';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { addImage } from '../actions/add-content.ts';
import { useAddDrop } from '../actions/use-add-drop.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { toMm } from '../view/view-math.ts';

/** What a library picture carries while it is dragged to the stage. */
export const IMAGE_DRAG_TYPE = 'application/x-diy-image';

/** Lets files and library pictures be dropped on the stage, where the pointer is. */
export function useDropTarget(session: DesignerSession, root: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const addDrop = useAddDrop();
  const isOurs = (event: DragEvent) =>
    event.dataTransfer.types.includes('Files') || event.dataTransfer.types.includes(IMAGE_DRAG_TYPE);
  const end = () => {
    depth.current = 0;
    setOver(false);
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
    },
    onDrop(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      end();
      const { left, top } = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const at = toMm(session.view.get(), { x: event.clientX - left, y: event.clientY - top });
      const dragged = event.dataTransfer.getData(IMAGE_DRAG_TYPE);
      if (dragged) addImage(session, JSON.parse(dragged) as ImageRow, at);
      else void addDrop(event.dataTransfer, at);
    },
  };
  return { isOver, handlers };
}
