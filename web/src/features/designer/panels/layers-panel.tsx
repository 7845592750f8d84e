import { findSurface } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { type DragEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor, useRestingEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { isPicked, withOrWithout } from '../stage/pointer/hit-test.ts';
import { GroupRow } from './group-row.tsx';
import { LayerRow } from './layer-row.tsx';
import own from './layers-panel.module.css';
import { type DropPlace, dropPlace, type PanelRow, panelRows } from './list-rows.ts';
import styles from './panels.module.css';

const NO_LAYERS: readonly Layer[] = [];

/**
 * The active surface's layers, topmost first, groups above what is in them: select, rename, lock, hide, delete, fold,
 * put in order and into and out of groups by dragging.
 */
export function LayersPanel() {
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const surface = useRestingEditor((state) => findSurface(state.design, state.activeSurfaceId));
  const selection = useEditor((state) => state.selection);
  const openGroupId = useEditor((state) => state.openGroupId);
  const folded = useUi((ui) => ui.foldedGroupIds);
  const setUi = useSetUi();
  const [dragged, setDragged] = useState<readonly string[] | null>(null);
  const [target, setTarget] = useState<DropPlace | null>(null);
  const layers = surface?.layers ?? NO_LAYERS;
  // What is picked inside of a group is to be seen.
  const rows = surface ? panelRows(surface, (id) => folded.includes(id) && id !== openGroupId) : [];
  const idsOf = (row: PanelRow) => row.layers.map((layer) => layer.id);

  const endDrag = () => {
    setDragged(null);
    setTarget(null);
  };
  const drop = () => {
    if (dragged && target) {
      editor.run('placeLayers', { layerIds: dragged, place: target.place, groupId: target.groupId });
    }
    endDrag();
  };
  const over = (event: DragEvent, row: PanelRow | null) => {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = height > 0 ? (event.clientY - top) / height : 0;
    const moving = layers.filter((layer) => dragged.includes(layer.id));
    setTarget(dropPlace(rows, row, share, { layers: moving, all: layers }));
  };
  const select = (row: PanelRow, event: MouseEvent) => {
    const ids = idsOf(row);
    const last = selection.at(-1);
    if (event.shiftKey && last) {
      const [from = 0, to = 0] = [
        rows.findLastIndex((one) => idsOf(one).includes(last)),
        rows.indexOf(row),
      ].sort((a, b) => a - b);
      return editor.select([...selection, ...rows.slice(from, to + 1).flatMap(idsOf)]);
    }
    if (event.ctrlKey || event.metaKey) return editor.select(withOrWithout(selection, ids));
    editor.select(ids, row.group ? null : openGroupId);
  };
  const draggingOf = (row: PanelRow) => ({
    edge: target?.mark.key === row.key ? target.mark.edge : null,
    onDragStart: () => setDragged(isPicked(selection, idsOf(row)) ? selection : idsOf(row)),
    onDragOver: (event: DragEvent) => over(event, row),
    onDrop: drop,
    onDragEnd: endDrag,
  });
  const isSelected = (row: PanelRow) =>
    isPicked(selection, idsOf(row)) && (row.group ? row.group.id !== openGroupId : true);

  if (rows.length === 0) return <p className={styles.empty}>{t('layers.empty')}</p>;
  return (
    <ul
      className={own.layers}
      aria-label={t('panel.layers')}
      data-testid="layers"
      onDragOver={(event) => over(event, null)}
      onDrop={(event) => {
        event.preventDefault();
        drop();
      }}
    >
      {rows.map((row) => {
        const [layer] = row.layers;
        const common = {
          isSelected: isSelected(row),
          dragging: draggingOf(row),
          onSelect: (event: MouseEvent) => select(row, event),
        };
        if (!row.group)
          return layer ? <LayerRow key={row.key} layer={layer} layers={layers} {...common} /> : null;
        const { id } = row.group;
        const fold = () =>
          setUi({
            foldedGroupIds: folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id],
          });
        return (
          <GroupRow
            key={row.key}
            group={row.group}
            layers={row.layers}
            isFolded={row.isFolded}
            onFold={fold}
            {...common}
          />
        );
      })}
    </ul>
  );
}
