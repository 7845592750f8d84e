import { MAX_UPLOAD_FILES } from '@diy/contract/images';
import { Modal, Select } from 'antd';
import { Upload } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED_PICTURES } from '../../lib/pick-pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './upload-dialog.module.css';
import { UploadRow } from './upload-row.tsx';
import { uploads } from './uploads.ts';

interface UploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onFiles: (files: File[]) => void;
  /** Categories to put the pictures into; '' = 未分类. */
  categories: { id: string; name: string }[];
  category: string;
  onCategory: (tid: string) => void;
}

/** Choosing, dropping and pasting pictures, and what became of each. Closing it does not stop the uploads. */
export function UploadDialog({
  isOpen,
  onClose,
  onFiles,
  categories,
  category,
  onCategory,
}: UploadDialogProps) {
  const { t } = useTranslation(['uploads', 'common']);
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  const inputId = useId();
  const isBusy = items.some((item) => item.state !== 'done' && item.state !== 'failed');
  const close = () => {
    uploads.clearDone();
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('title')}
      onCancel={close}
      onOk={close}
      okText={t(isBusy ? 'background' : 'done')}
      footer={(_, { OkBtn }) => <OkBtn />}
      width={560}
    >
      <div className={styles.dialog}>
        <label className={styles.zone} htmlFor={inputId}>
          <Icon of={Upload} size={28} />
          <strong>{t('drop')}</strong>
          <span>{t('accepted', { count: MAX_UPLOAD_FILES })}</span>
          <input
            id={inputId}
            className="visually-hidden"
            type="file"
            multiple
            accept={ACCEPTED_PICTURES}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <div className={styles.category}>
          <span>{t('into')}</span>
          <Select
            value={category}
            onChange={onCategory}
            aria-label={t('into')}
            style={{ minWidth: 180 }}
            options={[
              { value: '', label: t('uncategorised') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        {items.length > 0 ? (
          <ul className={styles.list}>
            {items.map((item) => (
              <UploadRow key={item.id} item={item} />
            ))}
          </ul>
        ) : null}
      </div>
    </Modal>
  );
}
