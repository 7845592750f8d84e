import type { BatchCell } from '@diy/contract/batches/batch-cells';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { Picture } from '../../../ui/picture.tsx';
import { BatchFindings } from '../batch-findings.tsx';
import styles from './cell-details.module.css';

interface CellDetailsProps {
  cell: BatchCell;
  onRetry: () => void;
  onDecide: (decision: BatchCell['decision']) => void;
  onClose: () => void;
}

/** One cell large: mockup, what was found, why it failed, and the decision about it. */
export function CellDetails({ cell, onRetry, onDecide, onClose }: CellDetailsProps) {
  const { t, i18n } = useTranslation('batches');
  const title = joinParts([cell.image.name, pickName(cell.template_title, i18n.language)]);
  const isDone = cell.state === 'done';
  return (
    <Modal open title={title} footer={null} width={760} onCancel={onClose}>
      <div className={styles.body}>
        <div className={styles.picture}>
          <Picture
            key={cell.mockup ?? cell.image.url}
            src={cell.mockup ?? cell.image.url}
            alt={title}
            edgePx={420}
          />
        </div>
        <div className={styles.words}>
          <p className={styles.state}>
            {t(`cell.${cell.state}`)}
            {cell.sku ? <span>{cell.sku}</span> : null}
            {cell.dpi === null ? null : <span>{writeSize([cell.dpi], 'dpi')}</span>}
          </p>
          {cell.error ? <p className={styles.error}>{cell.error}</p> : null}
          <BatchFindings findings={cell.findings} empty={t('noFindings')} />
          <div className={styles.actions}>
            {cell.state === 'failed' ? (
              <Button type="primary" onClick={onRetry}>
                {t('retryCell')}
              </Button>
            ) : null}
            {isDone ? (
              <>
                <Button
                  type={cell.decision === 'approved' ? 'primary' : 'default'}
                  onClick={() => onDecide(cell.decision === 'approved' ? 'none' : 'approved')}
                >
                  {t('approve')}
                </Button>
                <Button onClick={() => onDecide(cell.decision === 'rejected' ? 'none' : 'rejected')}>
                  {t(cell.decision === 'rejected' ? 'takeBack' : 'reject')}
                </Button>
              </>
            ) : null}
            {cell.design_id && cell.decision !== 'rejected' ? (
              <Link to={`/auth/diy?id=${encodeURIComponent(cell.design_id)}`}>
                <Button>{t('openDesign')}</Button>
              </Link>
            ) : null}
          </div>
        </div>
      </div>
    </Modal>
  );
}
