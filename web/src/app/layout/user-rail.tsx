import { getProfile } from '@diy/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { formatBytes } from '../../lib/format.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { isWithin, NAV, USER_CENTRE } from './nav-items.ts';
import styles from './user-rail.module.css';

/** The user centre's rail: what belongs to the account, with how much there is of it. */
export function UserRail() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { data: profile } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => call(getProfile, {}, { quiet: true, signal }),
  });
  const counts: Record<string, number | undefined> = {
    '/auth/user/goods': profile?.counts.designs,
    '/auth/user/image': profile?.counts.images,
    '/auth/user/saveDown': profile?.counts.downloads,
  };
  return (
    <aside className={styles.rail} aria-label={t('userCentre')}>
      <nav className={styles.links}>
        {USER_CENTRE.map((path) => {
          const item = NAV.find((other) => other.path === path || other.also?.includes(path));
          if (!item) return null;
          const isHere =
            path === '/auth/user/ordersLog' ? isWithin(item, pathname) : pathname.startsWith(path);
          return (
            <Link key={path} to={path} className={styles.link} aria-current={isHere ? 'page' : undefined}>
              <Icon of={item.icon} size={18} />
              <span className={styles.label}>
                {t(path === '/auth/user/piliang' ? 'title.batches' : item.title)}
              </span>
              {counts[path] === undefined ? null : <span className={styles.count}>{counts[path]}</span>}
            </Link>
          );
        })}
      </nav>
      {profile ? (
        <p className={styles.storage}>{t('storageUsed', { size: formatBytes(profile.storage_used) })}</p>
      ) : null}
    </aside>
  );
}
