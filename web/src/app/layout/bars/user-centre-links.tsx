import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useProfile } from '../../../features/accounts/use-profile.ts';
import { intlLocale } from '../../../lib/text/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isWithin, NAV, SETTINGS, USER_CENTRE } from '../nav-items.ts';
import styles from './user-rail.module.css';

/** Links to what the account owns, with counts. */
export function UserCentreLinks() {
  const { t, i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const { data: profile } = useProfile();
  const counts: Record<string, number | undefined> = {
    '/auth/user/goods': profile?.counts.designs,
    '/auth/user/image': profile?.counts.images,
    '/auth/user/saveDown': profile?.counts.downloads,
  };
  return (
    <div className={styles.links}>
      {USER_CENTRE.map((path) => {
        const item = [...NAV, SETTINGS].find((other) => other.path === path || other.also?.includes(path));
        if (!item) return null;
        const isHere = path === '/auth/user/ordersLog' ? isWithin(item, pathname) : pathname.startsWith(path);
        return (
          <Link key={path} to={path} className={styles.link} aria-current={isHere ? 'page' : undefined}>
            <Icon of={item.icon} size={18} />
            <span className={styles.label}>
              {t(path === '/auth/user/piliang' ? 'title.batches' : item.title)}
            </span>
            {counts[path] === undefined ? null : (
              <span className={styles.count}>{counts[path].toLocaleString(intlLocale(i18n.language))}</span>
            )}
          </Link>
        );
      })}
    </div>
  );
}
