import { acceptOrderFindings, getOrderFindings } from '@diy/contract/orders/order-findings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { Acceptance } from '../../shared/findings/acceptance.tsx';
import { queryKeys } from '../../shared/query-keys.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import styles from './orders.module.css';

const TONES = { error: 'error', warning: 'warning', info: 'neutral' } as const;
/** Pictures of buyers may have to be fetched first. */
const TIMEOUT_MS = 60_000;

/** Findings of a line as it would be printed, and who accepted them. Renders nothing while they are unknown. */
export function LineFindings({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  const queryKey = [...queryKeys.orders, 'findings', id];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(getOrderFindings, { id }, { quiet: true, handlesRefusal: true, signal, timeoutMs: TIMEOUT_MS }),
    retry: false,
  });
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!data) return null;
  const change = async (key: string, isAccepted: boolean) => {
    const input = { id, keys: [key], withdraw: !isAccepted };
    queries.setQueryData(queryKey, await call(acceptOrderFindings, input, { timeoutMs: TIMEOUT_MS }));
  };
  return (
    <section data-testid="line-findings">
      <h3>{t('check')}</h3>
      {data.findings.length === 0 ? <p className={styles.muted}>{t('checkFine')}</p> : null}
      <ul className={styles.findings}>
        {data.findings.map(({ id: finding, key, severity, text, accepted, can_accept }) => (
          <li key={key ?? finding + text}>
            <StatusTag tone={TONES[severity]}>{t(`severity.${severity}`)}</StatusTag>
            <span>
              {text}{' '}
              <Acceptance
                accepted={accepted}
                canAccept={can_accept && key !== null}
                onChange={(isAccepted) => change(key ?? '', isAccepted)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
