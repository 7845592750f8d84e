import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-group-dialog.module.css';

interface MoveDialogProps {
  categories: AiCategory[];
  /** How many groups are to be moved. */
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onMove: (categoryId: string, name: string) => void;
}

/** Asks where the selected groups go. Opened by its address alone nothing is selected: it then says how to. */
export function MoveDialog({ categories, count, isBusy, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  const [categoryId, setCategoryId] = useState('');
  const options = [
    { value: '', label: t('uncategorised') },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Modal
      open
      title={count > 0 ? t('moveTitle', { count }) : t('moveNothing')}
      width={420}
      okText={count > 0 ? t('moveOk') : t('toList')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={() => {
        const target = options.find(({ value }) => value === categoryId);
        if (count > 0) onMove(categoryId, target?.label ?? '');
        else onClose();
      }}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {count > 0 ? (
          <Select value={categoryId} onChange={setCategoryId} aria-label={t('category')} options={options} />
        ) : (
          <p className={styles.label}>{t('moveHow')}</p>
        )}
      </div>
    </Modal>
  );
}
