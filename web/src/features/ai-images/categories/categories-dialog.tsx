import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { Button, Input, Modal } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './categories-dialog.module.css';
import { TypeLine } from './category-line.tsx';
import { useAiCategoryActions } from './use-ai-categories.ts';

const LIMIT = 40;

interface TypesDialogProps {
  types: AiCategory[];
  /** Begins in the field for a new name. */
  startsAdding: boolean;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** All categories of AI groups: add, rename, delete with undo (their groups move to 未分类). */
export function CategoriesDialog({ types, startsAdding, onClose, onDeleted }: TypesDialogProps) {
  const { t } = useTranslation('ai-images');
  const { add, rename, remove } = useAiCategoryActions();
  const [name, setName] = useState('');
  const addCategory = () => {
    if (name.trim() && !add.isPending) add.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  return (
    <Modal open title={t('manageTypes')} onCancel={onClose} footer={null} width={460}>
      <div className={styles.dialog}>
        {types.length === 0 ? <p className={styles.none}>{t('noTypes')}</p> : null}
        <ul className={styles.list}>
          {types.map((type) => (
            <TypeLine
              key={type.id}
              type={type}
              onRename={(next) => rename.mutate({ id: type.id, name: next })}
              onDelete={() => remove.mutate(type, { onSuccess: () => onDeleted(type.id) })}
            />
          ))}
        </ul>
        <div className={styles.adding}>
          <Input
            autoFocus={startsAdding}
            value={name}
            maxLength={LIMIT}
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
