import { findSurface } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../../../lib/use-shown.ts';
import { useEditor, useRestingEditor, useSession, useSetUi, useUi } from '../../session/designer-context.ts';
import { isWholeSelection } from '../../stage/frame/pick-layers.ts';
import styles from '../panels.module.css';
import { GroupRow } from './group-row.tsx';
import { LayerRow } from './layer-row.tsx';
import own from './layers-panel.module.css';
import { type PanelRow, panelRows } from './list-rows.ts';
import type { RowList } from './row-props.ts';
import { idsOf, selectionAfterClick } from './select-rows.ts';
import { useRowDragging } from './use-row-dragging.ts';

const NO_LAYERS: readonly Layer[] = [];

/**
 * The active surface's layers, topmost first, groups above what is in them: select, rename, lock, hide, delete, fold,
 * put in order and into and out of groups by dragging.
 */
export function LayersPanel() {
  const { t } = useTranslation('designer');
  const surface = useRestingEditor((state) => findSurface(state.design, state.activeSurfaceId));
  const selection = useEditor((state) => state.selection);
  const openGroupId = useEditor((state) => state.openGroupId);
  const folding = useFolding();
  const layers = surface?.layers ?? NO_LAYERS;
  // What is picked inside of a group is to be seen.
  const rows = surface ? panelRows(surface, (id) => folding.isFolded(id) && id !== openGroupId) : [];
  const dragging = useRowDragging(rows, layers);
  const list = useRowList({ rows, selection, openGroupId, folding }, dragging.ofRow);
  const isSelected = (row: PanelRow) =>
    isWholeSelection(selection, idsOf(row)) && (row.group ? row.group.id !== openGroupId : true);

  if (rows.length === 0) return <p className={styles.empty}>{t('layers.empty')}</p>;
  return (
    <ul className={own.layers} aria-label={t('panel.layers')} data-testid="layers" {...dragging.ofList}>
      {rows.map((row) => {
        const { key, group, isFolded } = row;
        const [layer] = row.layers;
        const common = { rowKey: key, isSelected: isSelected(row), edge: dragging.edgeOf(row), list };
        if (!group) return layer ? <LayerRow key={key} layer={layer} {...common} /> : null;
        return <GroupRow key={key} group={group} layers={row.layers} isFolded={isFolded} {...common} />;
      })}
    </ul>
  );
}

interface ShownList {
  rows: readonly PanelRow[];
  selection: readonly string[];
  openGroupId: string | null;
  folding: { toggle(groupId: string): void };
}

/** What lines call; it reads what is shown when it is called, so that it stays the same and no line is drawn again for it. */
function useRowList(now: ShownList, draggingOf: RowList['draggingOf']): RowList {
  const { editor } = useSession();
  const shown = useShown(now);
  return useMemo(
    () => ({
      draggingOf,
      select(rowKey, event) {
        const { rows, selection, openGroupId } = shown.current;
        const row = rows.find(({ key }) => key === rowKey);
        if (!row) return;
        const chosen = selectionAfterClick(rows, row, { selection, openGroupId }, event);
        editor.select(chosen.layerIds, chosen.openGroupId);
      },
      toggleFold: (groupId) => shown.current.folding.toggle(groupId),
    }),
    [draggingOf, editor, shown],
  );
}

/** Which groups' layers are not listed. */
function useFolding() {
  const folded = useUi((ui) => ui.foldedGroupIds);
  const setUi = useSetUi();
  return {
    isFolded: (id: string) => folded.includes(id),
    toggle: (id: string) =>
      setUi({
        foldedGroupIds: folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id],
      }),
  };
}
