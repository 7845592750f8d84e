import { useMutation } from '@tanstack/react-query';
import { Copy, Download, FileText, Sheet, Table2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fetchMatchingIds } from '../../../features/designs/use-designs.ts';
import { useSheetExport } from '../../../features/sheets/use-sheet-export.ts';
import type { ListState } from '../../../lib/use-list-state.ts';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import type { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';

interface DesignSelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  state: ListState;
  batchId: string | null;
  rowCount: number;
  onDownload: () => void;
  onDxm: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** What can be done with the selected designs; offers the page first, then everything that matches. */
export function DesignSelectionBar(props: DesignSelectionBarProps) {
  const { selection, state, batchId, rowCount, onDownload, onDxm, onCopy, onDelete } = props;
  const { t } = useTranslation(['designs', 'common', 'dxm-sheets']);
  const exportSheet = useSheetExport();
  const selectAll = useMutation({
    mutationFn: () => fetchMatchingIds(state, batchId),
    onSuccess: selection.set,
  });
  const count = selection.ids.length;
  if (count === 0) return null;
  const canSelectAll = selection.isWholePage && count < rowCount;
  return (
    <SelectionBar
      label={t('common:selection.count', { count })}
      clearLabel={t('common:selection.clear')}
      onClear={selection.clear}
      more={
        canSelectAll ? (
          <button type="button" disabled={selectAll.isPending} onClick={() => selectAll.mutate()}>
            {t('common:selection.matching', { count: Math.min(rowCount, 1000) })}
          </button>
        ) : selection.isWholePage ? null : (
          <button type="button" onClick={selection.togglePage}>
            {t('common:selection.page')}
          </button>
        )
      }
    >
      <SelectionAction isPrimary icon={<Icon of={Download} />} onClick={onDownload}>
        {t('download')}
      </SelectionAction>
      <SelectionAction
        icon={<Icon of={Sheet} />}
        isBusy={exportSheet.isPending}
        onClick={() => exportSheet.mutate({ ids: selection.ids })}
      >
        {t('export')}
      </SelectionAction>
      <SelectionAction
        icon={<Icon of={FileText} />}
        isBusy={exportSheet.isPending}
        onClick={() => exportSheet.mutate({ ids: selection.ids, format: 'csv' })}
      >
        {t('exportCsv')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Table2} />} onClick={onDxm}>
        {t('dxm-sheets:exportDxm')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Copy} />} onClick={onCopy}>
        {t('copy')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Trash2} />} onClick={onDelete}>
        {t('common:delete')}
      </SelectionAction>
    </SelectionBar>
  );
}
