import { listReview, type ReviewScope } from '@diy/contract/orders/order-review';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import styles from '../orders.module.css';

/** How many lines of an import, or of all, wait. */
function useWaiting(importId: string | null, scope: ReviewScope): number {
  const input = { orders_log_id: importId ?? undefined, scope, limit: 1 };
  const { data } = useQuery({
    queryKey: [...queryKeys.orders, 'review', 'count', importId, scope],
    queryFn: ({ signal }) => call(listReview, input, { quiet: true, signal }),
  });
  return data?.rowCount ?? 0;
}

/** Says how many lines wait for a person, or carry words nobody looked at, and leads to them. Renders nothing without any. */
export function ReviewStrip({ importId }: { importId: string | null }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const waiting = useWaiting(importId, 'findings');
  const personalised = useWaiting(importId, 'personalised');
  if (waiting === 0 && personalised === 0) return null;
  const open = (scope: ReviewScope) => {
    const query = new URLSearchParams({ ...(importId === null ? {} : { orders_log_id: importId }), scope });
    if (scope === 'findings') query.delete('scope');
    void navigate({ pathname: '/auth/user/orders/review', search: query.toString() });
  };
  return (
    <div className={styles.strip} role="status">
      <span>{waiting > 0 ? t('waiting', { lines: waiting }) : t('nothingWaits')}</span>
      {personalised > waiting ? (
        <Button size="small" onClick={() => open('personalised')}>
          {t('reviewPersonalised', { lines: personalised })}
        </Button>
      ) : null}
      {waiting > 0 ? (
        <Button size="small" onClick={() => open('findings')}>
          {t('review')}
        </Button>
      ) : null}
    </div>
  );
}
