import { listReview } from '@diy/contract/orders/order-review';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import styles from '../orders.module.css';

/** Says how many lines wait for a person, and leads to them. Renders nothing while none does. */
export function ReviewStrip({ logId }: { logId: string | null }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const input = { orders_log_id: logId ?? undefined, limit: 1 };
  const { data } = useQuery({
    queryKey: [...queryKeys.orders, 'review', 'count', logId],
    queryFn: ({ signal }) => call(listReview, input, { quiet: true, signal }),
  });
  if (!data || data.rowCount === 0) return null;
  const address = logId === null ? '' : `?orders_log_id=${logId}`;
  return (
    <div className={styles.strip} role="status">
      <span>{t('waiting', { lines: data.rowCount })}</span>
      <Button size="small" onClick={() => void navigate(`/auth/user/orders/review${address}`)}>
        {t('review')}
      </Button>
    </div>
  );
}
