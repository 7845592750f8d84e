import type { ReviewItem } from '@diy/contract/orders/order-review';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { CoverButton } from '../cover-button.tsx';
import styles from './review.module.css';

const TONES = { error: 'error', warning: 'warning', info: 'neutral' } as const;

/** Preflight's findings about the line as it prints, what keeps it from being made, and why it is on hold. */
export function ReviewFindings({ item }: { item: ReviewItem }) {
  const { t } = useTranslation(['order-review', 'orders']);
  const isMade = item.findings.length > 0 || item.surfaces.length > 0;
  return (
    <section className={styles.panel} aria-labelledby="review-findings">
      <h2 id="review-findings">{t('orders:check')}</h2>
      {item.held ? (
        <p className={styles.held}>
          {item.hold_reason ? t('heldFor', { reason: item.hold_reason }) : t('heldByFile')}
        </p>
      ) : null}
      <ul className={styles.findings}>
        {isMade ? null : (
          <li>
            <StatusTag tone="error">{t('orders:severity.error')}</StatusTag>
            <span>{item.problem}</span>
          </li>
        )}
        {item.findings.map(({ key, id, severity, text, accepted, can_accept }) => (
          <li key={key ?? id + text} data-accepted={accepted !== null}>
            <StatusTag tone={TONES[severity]}>{t(`orders:severity.${severity}`)}</StatusTag>
            <span>
              {text}
              {accepted ? <em> {t('acceptedBy', { name: accepted.by })}</em> : null}
              {severity === 'error' && !can_accept && !accepted ? <em> {t('mustBeFixed')}</em> : null}
            </span>
          </li>
        ))}
      </ul>
      {isMade && item.findings.length === 0 ? <p className={styles.muted}>{t('orders:checkFine')}</p> : null}
      <CoverButton row={item} />
    </section>
  );
}
