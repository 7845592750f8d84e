import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** As the call takes it. */
const LIMIT = 60;

interface RecipeNameDialogProps {
  title: string;
  initial: string;
  isBusy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for a recipe's name. */
export function RecipeNameDialog({ title, initial, isBusy, onClose, onName }: RecipeNameDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [name, setName] = useState(initial);
  const clean = name.trim();
  const canSave = clean !== '' && clean !== initial;
  const save = () => canSave && onName(clean);
  return (
    <Modal
      open
      title={title}
      width={420}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !canSave, loading: isBusy }}
      onOk={save}
      onCancel={onClose}
    >
      <div style={{ paddingBlock: '8px 12px' }}>
        <Input
          autoFocus
          value={name}
          maxLength={LIMIT}
          placeholder={t('recipe.name')}
          aria-label={t('recipe.name')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) save();
          }}
        />
      </div>
    </Modal>
  );
}
