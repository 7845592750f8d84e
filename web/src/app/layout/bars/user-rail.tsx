import { useTranslation } from 'react-i18next';
import { useProfile } from '../../../features/accounts/use-profile.ts';
import { formatBytes } from '../../../lib/text/format.ts';
import { UserCentreLinks } from './user-centre-links.tsx';
import styles from './user-rail.module.css';

/** The user centre's rail, from tablet width up. */
export function UserRail() {
  const { t } = useTranslation('common');
  const { data: profile } = useProfile();
  return (
    <aside className={styles.rail} aria-label={t('userCentre')}>
      <nav aria-label={t('userCentre')}>
        <UserCentreLinks />
      </nav>
      {profile ? (
        <p className={styles.storage}>{t('storageUsed', { size: formatBytes(profile.storage_used) })}</p>
      ) : null}
    </aside>
  );
}
