import { useTranslation } from 'react-i18next';
import { ProfileHeader } from '../../../features/accounts/profile-header.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { UserCentreLinks } from '../../layout/bars/user-centre-links.tsx';
import styles from './user-centre-page.module.css';

/** The user centre by itself: its header, and its side bar written out as a list. */
export function UserCentrePage() {
  const { t } = useTranslation('common');
  return (
    <ListPage>
      <ProfileHeader />
      <nav className={styles.links} aria-label={t('userCentre')}>
        <UserCentreLinks />
      </nav>
    </ListPage>
  );
}
