import type { BatchCell } from '@diy/contract/batches/batch-cells';
import { ThumbsDown, ThumbsUp, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import type { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';

interface CellSelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  onDecide: (decision: BatchCell['decision']) => void;
}

/** Approve or reject the selected cells; those that are not finished are left alone. */
export function CellSelectionBar({ selection, onDecide }: CellSelectionBarProps) {
  const { t } = useTranslation(['batches', 'common']);
  const count = selection.ids.length;
  if (count === 0) return null;
  return (
    <SelectionBar
      label={t('common:selection.count', { count })}
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
      <SelectionAction isPrimary icon={<Icon of={ThumbsUp} />} onClick={() => onDecide('approved')}>
        {t('approve')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={ThumbsDown} />} onClick={() => onDecide('rejected')}>
        {t('reject')}
      </SelectionAction>
      <SelectionAction icon={<Icon of={Undo2} />} onClick={() => onDecide('none')}>
        {t('takeBack')}
      </SelectionAction>
    </SelectionBar>
  );
}
