import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { MAX_GROUP_NAME } from '@diy/contract/ai-images/ai-images';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PromptField } from '../run/prompt-field.tsx';
import styles from './new-group-dialog.module.css';

export interface NewGroup {
  name: string;
  prompt: string;
  type_id: string;
}

interface NewGroupDialogProps {
  categories: AiCategory[];
  /** Category that is shown; chosen to begin with. */
  categoryId: string;
  isBusy: boolean;
  onClose: () => void;
  onCreate: (group: NewGroup) => void;
}

/** Letters of the prompt that become the name where none was given. */
const SHORT_NAME = 20;

/** Asks what shall be drawn; a name and a category may follow. */
export function NewGroupDialog({ categories, categoryId, isBusy, onClose, onCreate }: NewGroupDialogProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  const [prompt, setPrompt] = useState('');
  const [name, setName] = useState('');
  const [category, setCategory] = useState(categories.some(({ id }) => id === categoryId) ? categoryId : '');
  const shortName = [...prompt.trim().replace(/\s+/g, ' ')].slice(0, SHORT_NAME).join('').trim();
  const finalName = name.trim() || shortName;
  const create = () => {
    if (finalName && !isBusy) onCreate({ name: finalName, prompt: prompt.trim(), type_id: category });
  };
  return (
    <Modal
      open
      title={t('newGroup')}
      width={560}
      okText={t('create')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !finalName, loading: isBusy }}
      onOk={create}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <div className={styles.field}>
          <span className={styles.label}>{t('prompt')}</span>
          <PromptField value={prompt} onChange={setPrompt} onSubmit={create} isFocused keepsIdeas />
        </div>
        <div className={styles.pair}>
          <div className={styles.field}>
            <span className={styles.label}>{t('groupName')}</span>
            <Input
              value={name}
              maxLength={MAX_GROUP_NAME}
              placeholder={shortName || t('groupNameHint')}
              aria-label={t('groupName')}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={(event) => {
                if (!event.nativeEvent.isComposing) create();
              }}
            />
          </div>
          <div className={styles.field}>
            <span className={styles.label}>{t('category')}</span>
            <Select
              value={category}
              onChange={setCategory}
              aria-label={t('category')}
              options={[
                { value: '', label: t('uncategorised') },
                ...categories.map(({ id, name: label }) => ({ value: id, label })),
              ]}
            />
          </div>
        </div>
      </div>
    </Modal>
  );
}
