import { MAX_BATCH_IMAGES } from '@diy/contract/batches/batch-settings';
import { MAX_WORK_IMAGES } from '@diy/contract/images/image-work';
import type { ImageCategory } from '@diy/contract/images/images';
import { Dropdown } from 'antd';
import { FolderInput, SquareStack, Trash2, Wand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ImageSelection } from './use-image-selection.ts';

interface ImageSelectionBarProps {
  selection: ImageSelection;
  categories: ImageCategory[];
  /** How far moving or deleting many is; null = nothing is under way. */
  progress: { done: number; total: number } | null;
  onStop: () => void;
  onMove: (categoryId: string) => void;
  onDelete: () => void;
  /** The selected images go through the workshop. */
  onWork: () => void;
}

/** What can be done with the selected images, what uses them, and how far it is. */
export function ImageSelectionBar(props: ImageSelectionBarProps) {
  const { selection, categories, progress, onStop, onMove, onDelete, onWork } = props;
  const { t } = useTranslation(['images', 'common']);
  const navigate = useNavigate();
  const { ids, rowCount, beyond, usage, isBusy } = selection;
  const count = ids.length;
  const designInBatch = () =>
    void navigate('/auth/piliang', { state: { imageIds: ids.slice(0, MAX_BATCH_IMAGES) } });
  if (count === 0 && !progress) return null;
  if (progress) {
    return (
      <SelectionBar
        label={t('progress', {
          done: progress.done.toLocaleString(),
          total: progress.total.toLocaleString(),
        })}
        clearLabel={t('stop')}
        onClear={onStop}
      >
        {null}
      </SelectionBar>
    );
  }
  const targets = [{ id: '', name: t('uncategorised') }, ...categories];
  const label = beyond
    ? t('firstOf', { count, total: beyond })
    : t('common:selection.count', { count, replace: { count: count.toLocaleString() } });
  return (
    <SelectionBar
      label={
        usage?.total
          ? joinParts([label, t('inUse', { used: usage.used_images, designs: usage.total })])
          : label
      }
      clearLabel={t('common:selection.clear')}
      onClear={selection.clear}
      more={
        count >= rowCount || beyond ? null : (
          <>
            <button type="button" onClick={() => void selection.selectSeen()}>
              {t('selectSeen')}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void selection.selectMatching()}>
              {t('common:selection.matching', { count: rowCount })}
            </button>
          </>
        )
      }
    >
      <SelectionAction isPrimary icon={<Icon of={SquareStack} />} onClick={designInBatch}>
        {t('toBatch')}
      </SelectionAction>
      {count <= MAX_WORK_IMAGES ? (
        <SelectionAction icon={<Icon of={Wand} />} onClick={onWork}>
          {t('edit.title')}
        </SelectionAction>
      ) : null}
      <Dropdown
        trigger={['click']}
        placement="top"
        menu={{
          style: { maxBlockSize: '50vh', overflowY: 'auto' },
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
