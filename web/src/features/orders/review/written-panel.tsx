import type { ReviewItem } from '@diy/contract/orders/order-review';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

/** What the buyer and the seller wrote, to the letter; questions that were left empty are listed too. */
export function WrittenPanel({ item }: { item: ReviewItem }) {
  const { t } = useTranslation(['order-review', 'order-import']);
  const labelOf = ({ name, kind }: ReviewItem['written'][number]) =>
    kind === 'personalisation' ? name : t(`order-import:field.${name}`, { defaultValue: name });
  return (
    <section className={styles.panel} aria-labelledby="review-written">
      <h2 id="review-written">{t('written')}</h2>
      {item.written.length === 0 ? <p className={styles.muted}>{t('nothingWritten')}</p> : null}
      <dl className={styles.written}>
        {item.written.map((one) => (
          <div key={`${one.kind} ${one.name}`} data-kind={one.kind}>
            <dt dir="auto">{labelOf(one)}</dt>
            <dd dir="auto">
              {one.value === '' ? <span className={styles.muted}>{t('empty')}</span> : one.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
