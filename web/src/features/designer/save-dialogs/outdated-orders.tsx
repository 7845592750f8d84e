import { checkOrderDesign } from '@diy/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignal } from '../../../lib/use-signal.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './render-status.module.css';

/**
 * Says, after a save, how many order lines still to be produced keep an earlier version of this design: they do not
 * follow by themselves, and the orders page is where to make them.
 */
export function OutdatedOrders() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const { id, version, isTouched } = useSignal(saver.state, (state) => ({
    id: state.id,
    version: state.version,
    isTouched: state.isTouched,
  }));
  const key = [...queryKeys.orders, 'design', id];
  const query = useQuery({
    queryKey: [...key, version],
    queryFn: ({ signal }) => call(checkOrderDesign, { design_id: id ?? '' }, { quiet: true, signal }),
    // No order can have an older version than the first.
    enabled: id !== null && isTouched && version > 1,
    // The figure stays while the next save asks again; a copy begins without one.
    placeholderData: (before, ofQuery) => (ofQuery?.queryKey[key.length - 1] === id ? before : undefined),
  });
  const count = query.data?.outdated ?? 0;
  if (id === null || !isTouched || count === 0) return null;
  return (
    <span className={styles.render} role="status" data-testid="outdated-orders">
      <span className={styles.reason} title={t('outdatedOrders', { count })}>
        {t('outdatedOrders', { count })}
      </span>
      <Link to="/auth/user/orders?state=outdated">{t('showOrders')}</Link>
    </span>
  );
}
