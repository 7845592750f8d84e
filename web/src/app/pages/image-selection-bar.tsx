import type { ImageType } from '@diy/contract/images';
import { Dropdown } from 'antd';
import { FolderInput, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { SelectionAction, SelectionBar } from '../../ui/selection-bar.tsx';
import type { useSelection } from '../../ui/use-selection.ts';

interface ImageSelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  types: ImageType[];
  onMove: (tid: string) => void;
  onDelete: () => void;
}

/** What can be done with the selected images. */
export function ImageSelectionBar({ selection, types, onMove, onDelete }: ImageSelectionBarProps) {
  const { t } = useTranslation(['images', 'common']);
  const count = selection.ids.length;
  if (count === 0) return null;
  const targets = [{ id: '', name: t('uncategorised') }, ...types];
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
      <Dropdown
        trigger={['click']}
        placement="top"
        menu={{
          items: targets.map(({ id, name }) => ({
            key: id || 'none',
            label: name,
            onClick: () => onMove(id),
          })),
        }}
      >
        <span>
          <SelectionAction icon={<Icon of={FolderInput} />} onClick={() => {}}>
            {t('move')}
          </SelectionAction>
        </span>
      </Dropdown>
      <SelectionAction icon={<Icon of={Trash2} />} onClick={onDelete}>
        {t('common:delete')}
      </SelectionAction>
    </SelectionBar>
  );
}
