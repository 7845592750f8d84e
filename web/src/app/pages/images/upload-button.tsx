import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Opens the upload dialog, for files of the library. */
export function UploadButton() {
  const { t } = useTranslation('images');
  return (
    <Button
      type="primary"
      icon={<Icon of={Upload} size={18} />}
      onClick={() => uploadDialog.set({ isOpen: true })}
    >
      {t('upload')}
    </Button>
  );
}
