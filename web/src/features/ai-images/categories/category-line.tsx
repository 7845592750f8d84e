import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { MAX_CATEGORY_NAME } from '@diy/contract/category-fields';
import { Input } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './categories-dialog.module.css';

interface CategoryLineProps {
  category: AiCategory;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One category; its name becomes a field when it is renamed. */
export function CategoryLine({ category, onRename, onDelete }: CategoryLineProps) {
  const { t } = useTranslation('ai-images');
  const [name, setName] = useState<string | null>(null);
  const finish = () => {
    const clean = name?.trim();
    if (clean && clean !== category.name) onRename(clean);
    setName(null);
  };
  if (name !== null) {
    return (
      <li className={styles.row}>
        <Input
          autoFocus
          value={name}
          maxLength={MAX_CATEGORY_NAME}
          aria-label={t('renameCategory', { name: category.name })}
          onChange={(event) => setName(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') {
              // Escape ends renaming and must not close the dialog.
              event.stopPropagation();
              setName(null);
            }
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto">
        {category.name}
      </span>
      <span className={styles.count}>{t('groupCount', { count: category.count })}</span>
      <RoundButton
        icon={Pencil}
        label={t('renameCategory', { name: category.name })}
        onClick={() => setName(category.name)}
      />
      <RoundButton icon={Trash2} label={t('deleteCategory', { name: category.name })} onClick={onDelete} />
    </li>
  );
}
