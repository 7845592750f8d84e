import type { Layer } from '@diy/design/layers';
import { type DragEvent, useMemo, useState } from 'react';
import { useShown } from '../../../../lib/use-shown.ts';
import { useEditor, useSession } from '../../session/designer-context.ts';
import { isWholeSelection } from '../../stage/frame/pick-layers.ts';
import type { RowDragging, RowEdge, RowGrip } from './list-row.tsx';
import { type DropPlace, dropPlace, type PanelRow } from './list-rows.ts';
import { idsOf } from './select-rows.ts';

/**
 * Puts layers in order and into and out of groups by dragging lines; one undo step. `ofRow` is the same function for as long as the list
 * is open, so that a line is drawn again only when something of its own has changed.
 */
export function useRowDragging(rows: readonly PanelRow[], layers: readonly Layer[]) {
  const { editor } = useSession();
  const selection = useEditor((state) => state.selection);
  const [dragged, setDragged] = useState<readonly string[] | null>(null);
  const [target, setTarget] = useState<DropPlace | null>(null);
  const shown = useShown({ rows, layers, selection, dragged, target });

  const { ofRow, ofList } = useMemo(() => {
    const end = () => {
      setDragged(null);
      setTarget(null);
    };
    const drop = () => {
      const { dragged: layerIds, target: to } = shown.current;
      if (layerIds && to) editor.run('placeLayers', { layerIds, place: to.place, groupId: to.groupId });
      end();
    };
    const aimAt = (key: string | null, line: Element, clientY: number) => {
      const { dragged: ids, rows: lines, layers: all } = shown.current;
      if (!ids) return;
      const { top, height } = line.getBoundingClientRect();
      const share = height > 0 ? (clientY - top) / height : 0;
      const moving = all.filter((layer) => ids.includes(layer.id));
      setTarget(dropPlace(lines, lineOf(lines, key), share, { layers: moving, all }));
    };
    const over = (event: DragEvent, key: string | null) => {
      if (!shown.current.dragged) return;
      event.preventDefault();
      event.stopPropagation();
      aimAt(key, event.currentTarget, event.clientY);
    };
    const start = (key: string) => {
      const line = lineOf(shown.current.rows, key);
      const own = line ? idsOf(line) : [];
      setDragged(isWholeSelection(shown.current.selection, own) ? shown.current.selection : own);
    };
    /** Browsers drag nothing by a finger: a handle does it by the pointer's own events. */
    const gripOf = (key: string): RowGrip => ({
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        start(key);
      },
      onPointerMove({ clientX, clientY }) {
        const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
        const below = line?.dataset.row;
        if (line && below && lineOf(shown.current.rows, below)) aimAt(below, line, clientY);
      },
      onPointerUp: drop,
      onPointerCancel: end,
    });
    return {
      ofRow: (key: string): RowDragging => ({
        key,
        grip: gripOf(key),
        onDragStart: () => start(key),
        onDragOver: (event) => over(event, key),
        onDrop: drop,
        onDragEnd: end,
      }),
      /** Below the last line. */
      ofList: {
        onDragOver: (event: DragEvent) => over(event, null),
        onDrop(event: DragEvent) {
          event.preventDefault();
          drop();
        },
      },
    };
  }, [editor, shown]);
  const edgeOf = (row: PanelRow): RowEdge => (target?.mark.key === row.key ? target.mark.edge : null);
  return { ofRow, ofList, edgeOf };
}

function lineOf(rows: readonly PanelRow[], key: string | null): PanelRow | null {
  return rows.find((row) => row.key === key) ?? null;
}
