import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ProfileHeader } from '../../features/accounts/profile-header.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { UserCentreLinks } from '../layout/user-centre-links.tsx';
import styles from './user-centre-page.module.css';

/**
 * The user centre by itself: its header and its side bar, the latter as a list where the frame has no room for a rail.
 * `…/commpents/leftSlider` means the side bar, `…/commpents/userCenterHeader` the header.
 */
export function UserCentrePage() {
  const { t } = useTranslation('common');
  const isSideBar = useLocation().pathname.endsWith('/leftSlider');
  return (
    <ListPage>
      <ProfileHeader />
      <nav className={isSideBar ? styles.wanted : styles.links} aria-label={t('userCentre')}>
        <UserCentreLinks />
      </nav>
    </ListPage>
  );
}
