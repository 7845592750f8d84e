import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { MAX_CATEGORY_NAME } from '@diy/contract/category-fields';
import { Button, Input, Modal } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './categories-dialog.module.css';
import { CategoryLine } from './category-line.tsx';
import { useAiCategoryActions } from './use-ai-categories.ts';

interface CategoriesDialogProps {
  categories: AiCategory[];
  /** Begins in the field for a new name. */
  startsAdding: boolean;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** All categories of AI groups: add, rename, delete with undo (their groups move to 未分类). */
export function CategoriesDialog({ categories, startsAdding, onClose, onDeleted }: CategoriesDialogProps) {
  const { t } = useTranslation('ai-images');
  const { add, rename, remove } = useAiCategoryActions();
  const [name, setName] = useState('');
  const addCategory = () => {
    if (name.trim() && !add.isPending) add.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  return (
    <Modal open title={t('manageCategories')} onCancel={onClose} footer={null} width={460}>
      <div className={styles.dialog}>
        {categories.length === 0 ? <p className={styles.none}>{t('noCategories')}</p> : null}
        <ul className={styles.list}>
          {categories.map((category) => (
            <CategoryLine
              key={category.id}
              category={category}
              onRename={(next) => rename.mutate({ id: category.id, name: next })}
              onDelete={() => remove.mutate(category, { onSuccess: () => onDeleted(category.id) })}
            />
          ))}
        </ul>
        <div className={styles.adding}>
          <Input
            autoFocus={startsAdding}
            value={name}
            maxLength={MAX_CATEGORY_NAME}
            placeholder={t('newTypeName')}
            aria-label={t('newTypeName')}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={(event) => {
              if (!event.nativeEvent.isComposing) addCategory();
            }}
          />
          <Button
            icon={<Icon of={Plus} size={18} />}
            disabled={!name.trim()}
            loading={add.isPending}
            onClick={addCategory}
          >
            {t('addCategory')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
