import { Modal, Select } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FileZone } from './file-zone.tsx';
import { FolderLine } from './folder-line.tsx';
import { RoundBar } from './round-bar.tsx';
import styles from './upload-dialog.module.css';
import type { FolderReading } from './upload-dialog-state.ts';
import { byUrgency, isMoving } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import { uploads } from './uploads.ts';

interface UploadDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onFiles: (files: File[]) => void;
  /** Shows a library image. */
  onOpen: (imageId: string) => void;
  /** Categories to put the pictures into; '' = 未分类. */
  categories: { id: string; name: string }[];
  category: string;
  onCategory: (categoryId: string) => void;
  /** Dropped folders that are being read. */
  reading: FolderReading | null;
}

/** Choosing, dropping and pasting pictures, and what became of each. Closing it does not stop the uploads. */
export function UploadDialog(props: UploadDialogProps) {
  const { isOpen, onClose, onFiles, onOpen, categories, category, onCategory, reading } = props;
  const { t } = useTranslation(['uploads', 'common']);
  const view = useSyncExternalStore(uploads.subscribe, uploads.view);
  const { items } = view;
  const close = () => {
    uploads.clearSettled();
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('title')}
      onCancel={close}
      onOk={close}
      okText={t(items.some(isMoving) ? 'background' : 'done')}
      footer={(_, { OkBtn }) => <OkBtn />}
      width={600}
    >
      <div className={styles.dialog}>
        <FileZone onFiles={onFiles} isCompact={items.length > 0} />
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
        {reading ? <FolderLine reading={reading} /> : null}
        {items.length > 0 || view.restCount > 0 ? <RoundBar view={view} /> : null}
        {items.length > 0 ? (
          <ul className={styles.list}>
            {byUrgency(items).map((item) => (
              <UploadRow key={item.id} item={item} onOpen={onOpen} />
            ))}
          </ul>
        ) : null}
      </div>
    </Modal>
  );
}
