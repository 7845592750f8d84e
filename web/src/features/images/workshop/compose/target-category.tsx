import type { ImageCategory } from '@diy/contract/images/images';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './compose.module.css';

/** No category has such an id. */
const SAME = 'same';

interface TargetCategoryProps {
  categories: readonly ImageCategory[];
  /** Null = that of each original. */
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** Chooses the category that the results go into. */
export function TargetCategory({ categories, value, onChange }: TargetCategoryProps) {
  const { t } = useTranslation('images');
  const id = useId();
  return (
    <span className={styles.target}>
      <label htmlFor={id}>{t('work.target')}</label>
      <Select
        id={id}
        value={value ?? SAME}
        popupMatchSelectWidth={false}
        className={styles.targetSelect ?? ''}
        onChange={(chosen) => onChange(chosen === SAME ? null : chosen)}
        options={[
          { value: SAME, label: t('work.targetSame') },
          { value: '', label: t('uncategorised') },
          ...categories.map(({ id: one, name }) => ({ value: one, label: name })),
        ]}
      />
    </span>
  );
}
