import type { ReviewItem } from '@diy/contract/orders/order-review';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { platformName } from '../platform-name.ts';
import styles from './review.module.css';

/** Which line it is: order, product, colour, size, pieces. */
export function LineHeading({ item, position }: { item: ReviewItem; position: number }) {
  const { t } = useTranslation('order-review');
  const { design } = item;
  return (
    <div className={styles.heading}>
      <p className={styles.muted}>
        {joinParts([
          position > 0 ? t('place', { place: position }) : '',
          platformName(item.platform),
          item.shop,
          item.line_no,
        ])}
      </p>
      <h2 dir="auto">{item.order_no}</h2>
      <p dir="auto">{design.name || item.title || item.sku}</p>
      <p>
        <strong>{joinParts([design.colour, design.size])}</strong> × {item.quantity}
      </p>
      {item.equal > 0 ? <p className={styles.muted}>{t('equal', { lines: item.equal })}</p> : null}
    </div>
  );
}
