import { Alert, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../shared/api/explain-failure.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './cover-dialog.module.css';
import { useCoverPreview } from './use-cover.ts';
import { useOrderActions } from './use-order-actions.ts';

interface CoverDialogProps {
  /** A line that is withheld because its design does not cover the ordered size. */
  id: string;
  onClose: () => void;
}

/**
 * Shows the print that covers the ordered size compared with the present one; accepting it applies to all equal lines.
 */
export function CoverDialog({ id, onClose }: CoverDialogProps) {
  const { t } = useTranslation(['orders', 'common']);
  const preview = useCoverPreview(id);
  const { cover } = useOrderActions();
  const shown = preview.data;
  return (
    <Modal
      open
      title={t('cover.title')}
      width={680}
      okText={t('cover.take', { count: shown?.lines ?? 1 })}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: !shown?.after, loading: cover.isPending }}
      onOk={() => cover.mutate(id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      {preview.isError ? <Alert type="warning" showIcon title={explainFailure(preview.error)} /> : null}
      {shown ? (
        <div className={styles.cover}>
          <p>{shown.bare}</p>
          <div className={styles.pair}>
            <figure>
              <Picture src={shown.before} alt={t('cover.before')} edgePx={300} />
              <figcaption>{t('cover.before')}</figcaption>
            </figure>
            <figure>
              <Picture src={shown.after} alt={t('cover.after')} edgePx={300} />
              <figcaption>{t('cover.after')}</figcaption>
            </figure>
          </div>
          <p className={styles.note}>{t('cover.note')}</p>
        </div>
      ) : null}
      {preview.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
    </Modal>
  );
}
