import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NameDialogProps {
  title: string;
  /** Placeholder and spoken name of the field. */
  label: string;
  /** The most letters, as the call takes them. */
  limit: number;
  initial: string;
  isBusy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a category or a recipe. */
export function NameDialog({ title, label, limit, initial, isBusy, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState(initial);
  const clean = name.trim();
  const canSave = clean !== '' && clean !== initial;
  const save = () => canSave && onName(clean);
  return (
    <Modal
      open
      title={title}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !canSave, loading: isBusy }}
      onOk={save}
      onCancel={onClose}
      width={420}
    >
      <div style={{ paddingBlock: '8px 12px' }}>
        <Input
          autoFocus
          value={name}
          maxLength={limit}
          placeholder={label}
          aria-label={label}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) save();
          }}
        />
      </div>
    </Modal>
  );
}
