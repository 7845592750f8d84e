import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LIMIT = 40;

interface TypeNameDialogProps {
  title: string;
  initial: string;
  isBusy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for a category's name. */
export function CategoryNameDialog({ title, initial, isBusy, onClose, onName }: TypeNameDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [name, setName] = useState(initial);
  const clean = name.trim();
  const canSave = clean !== '' && clean !== initial;
  const save = () => canSave && onName(clean);
  return (
    <Modal
      open
      title={title}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !canSave, loading: isBusy }}
      onOk={save}
      onCancel={onClose}
      width={420}
    >
      <div style={{ paddingBlock: '8px 12px' }}>
        <Input
          autoFocus
          value={name}
          maxLength={LIMIT}
          placeholder={t('categoryName')}
          aria-label={t('categoryName')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) save();
          }}
        />
      </div>
    </Modal>
  );
}
