import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatBytes, formatDay } from '../../lib/text/format.ts';
import { intlLocale } from '../../lib/text/locale.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile-header.module.css';
import { useProfile } from './use-profile.ts';

/** The user centre's header: who this is, the account's code, and how much there is of everything. */
export function ProfileHeader() {
  const { t, i18n } = useTranslation('accounts');
  const user = useUser();
  const { data: profile } = useProfile();
  const figures = [
    ['/auth/user/goods', t('figures.designs'), profile?.counts.designs],
    ['/auth/user/image', t('figures.images'), profile?.counts.images],
    ['/auth/user/saveDown', t('figures.downloads'), profile?.counts.downloads],
  ] as const;
  return (
    <header className={styles.header} data-testid="user-centre-header">
      <Avatar user={user} sizePx={56} />
      <div className={styles.words}>
        <h1 className={styles.name}>{user?.nickname || user?.username}</h1>
        <p className={styles.code}>
          <bdi>{user?.username}</bdi> · {t('code', { sku: user?.sku ?? '' })}
          {profile ? ` · ${t('since', { day: formatDay(profile.created_at, i18n.language) })}` : ''}
        </p>
      </div>
      <ul className={styles.figures}>
        {figures.map(([path, label, count]) => (
          <li key={path}>
            <Link to={path}>
              <strong>{count?.toLocaleString(intlLocale(i18n.language)) ?? '–'}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
        <li>
          <div>
            <strong>{profile ? <bdi>{formatBytes(profile.storage_used)}</bdi> : '–'}</strong>
            <span>{t('figures.storage')}</span>
          </div>
        </li>
      </ul>
    </header>
  );
}
