import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePicker } from '../setup/pickers/image-picker.tsx';

interface AppendDialogProps {
  isBusy: boolean;
  onUpload: () => void;
  onAppend: (imageIds: string[]) => void;
  onClose: () => void;
}

/** Dialog that adds images to an existing batch; only the new cells are made. */
export function AppendDialog({ isBusy, onUpload, onAppend, onClose }: AppendDialogProps) {
  const { t } = useTranslation(['batches', 'common']);
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <Modal
      open
      title={t('append')}
      width={760}
      okText={t('appendOk', { count: ids.length })}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: ids.length === 0, loading: isBusy }}
      onOk={() => onAppend([...ids])}
      onCancel={onClose}
    >
      <ImagePicker imageIds={ids} imageCategoryIds={[]} onImages={setIds} onUpload={onUpload} />
    </Modal>
  );
}
