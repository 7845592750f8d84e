import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './upload-dialog.module.css';
import type { FolderReading } from './upload-dialog-state.ts';

/** How far a dropped folder is read, and a way to end it. */
export function FolderLine({ reading: { count, stop } }: { reading: FolderReading }) {
  const { t } = useTranslation('uploads');
  return (
    <div className={styles.roundLine}>
      <span role="status">{t('reading', { count })}</span>
      <Button size="small" type="text" onClick={stop}>
        {t('stopReading')}
      </Button>
    </div>
  );
}
