import { checkOrderDesign } from '@diy/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import styles from './status-line.module.css';

interface OutdatedOrdersProps {
  /** A saved design, or null where there is none yet. */
  designId: string | null;
  /** Its newest version: asked about again whenever it changes. */
  version: number;
  /** Nothing is asked or shown while this is false. */
  isEnabled: boolean;
}

/**
 * Says how many order lines still to be produced keep an earlier version of a design: they do not follow by themselves, and the
 * orders page is where to make them.
 */
export function OutdatedOrders({ designId, version, isEnabled }: OutdatedOrdersProps) {
  const { t } = useTranslation('designer');
  const key = [...queryKeys.orders, 'design', designId];
  const query = useQuery({
    queryKey: [...key, version],
    queryFn: ({ signal }) => call(checkOrderDesign, { design_id: designId ?? '' }, { quiet: true, signal }),
    // No order can have an older version than the first.
    enabled: designId !== null && isEnabled && version > 1,
    // The old count is shown while a save fetches it again; a copy of the design starts without one.
    placeholderData: (before, ofQuery) =>
      ofQuery?.queryKey[key.length - 1] === designId ? before : undefined,
  });
  const count = query.data?.outdated ?? 0;
  if (designId === null || !isEnabled || count === 0) return null;
  return (
    <span className={styles.line} role="status" data-testid="outdated-orders">
      <span className={styles.text} title={t('outdatedOrders', { count })}>
        {t('outdatedOrders', { count })}
      </span>
      <Link to="/auth/user/orders?state=outdated">{t('showOrders')}</Link>
    </span>
  );
}
