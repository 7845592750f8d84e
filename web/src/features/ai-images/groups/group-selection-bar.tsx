import { FolderInput, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import type { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';

interface GroupSelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  onMove: () => void;
  onDelete: () => void;
}

/** What can be done with the selected groups. */
export function GroupSelectionBar({ selection, onMove, onDelete }: GroupSelectionBarProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  if (selection.ids.length === 0) return null;
  return (
    <SelectionBar
      label={t('common:selection.count', { count: selection.ids.length })}
      clearLabel={t('common:selection.clear')}
      onClear={selection.clear}
      more={
        selection.isWholePage ? null : (
          <button type="button" onClick={selection.togglePage}>
            {t('common:selection.page')}
          </button>
        )
      }
    >
      <SelectionAction icon={<Icon of={FolderInput} />} onClick={onMove}>
        {t('move')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Trash2} />} onClick={onDelete}>
        {t('common:delete')}
      </SelectionAction>
    </SelectionBar>
  );
}
