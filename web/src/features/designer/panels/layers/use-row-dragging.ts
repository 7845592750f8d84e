import type { Layer } from '@diy/design/layers';
import { type DragEvent, useState } from 'react';
import { useEditor, useSession } from '../../session/designer-context.ts';
import { isWholeSelection } from '../../stage/frame/pick-layers.ts';
import type { RowDragging, RowGrip } from './list-row.tsx';
import { type DropPlace, dropPlace, type PanelRow } from './list-rows.ts';
import { idsOf } from './select-rows.ts';

/** Puts layers in order and into and out of groups by dragging lines; one undo step. */
export function useRowDragging(rows: readonly PanelRow[], layers: readonly Layer[]) {
  const { editor } = useSession();
  const selection = useEditor((state) => state.selection);
  const [dragged, setDragged] = useState<readonly string[] | null>(null);
  const [target, setTarget] = useState<DropPlace | null>(null);

  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const drop = () => {
    if (dragged && target) {
      editor.run('placeLayers', { layerIds: dragged, place: target.place, groupId: target.groupId });
    }
    end();
  };
  const over = (event: DragEvent, row: PanelRow | null) => {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    aimAt(row, event.currentTarget, event.clientY);
  };
  const aimAt = (row: PanelRow | null, line: Element, clientY: number) => {
    if (!dragged) return;
    const { top, height } = line.getBoundingClientRect();
    const share = height > 0 ? (clientY - top) / height : 0;
    const moving = layers.filter((layer) => dragged.includes(layer.id));
    setTarget(dropPlace(rows, row, share, { layers: moving, all: layers }));
  };
  const start = (row: PanelRow) =>
    setDragged(isWholeSelection(selection, idsOf(row)) ? selection : idsOf(row));
  /** Browsers drag nothing by a finger: a handle does it by the pointer's own events. */
  const gripOf = (row: PanelRow): RowGrip => ({
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start(row);
    },
    onPointerMove({ clientX, clientY }) {
      const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
      const below = line && rows.find(({ key }) => key === line.dataset.row);
      if (below) aimAt(below, line, clientY);
    },
    onPointerUp: drop,
    onPointerCancel: end,
  });
  const ofRow = (row: PanelRow): RowDragging => ({
    key: row.key,
    grip: gripOf(row),
    edge: target?.mark.key === row.key ? target.mark.edge : null,
    onDragStart: () => start(row),
    onDragOver: (event) => over(event, row),
    onDrop: drop,
    onDragEnd: end,
  });
  /** Below the last line. */
  const ofList = {
    onDragOver: (event: DragEvent) => over(event, null),
    onDrop(event: DragEvent) {
      event.preventDefault();
      drop();
    },
  };
  return { ofRow, ofList };
}
