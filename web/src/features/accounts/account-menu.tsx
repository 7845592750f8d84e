import { Dropdown } from 'antd';
import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../shared/session/use-user.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('accounts');
  const user = useUser();
  const navigate = useNavigate();
  const name = user?.nickname || user?.username || '';
  const signOut = useSignOut();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'who',
            disabled: true,
            label: (
              <span className={styles.who}>
                <strong>{name}</strong>
                <span>{user ? t('code', { sku: user.sku }) : ''}</span>
              </span>
            ),
          },
          { type: 'divider' },
          {
            key: 'settings',
            icon: <Icon of={Settings} size={16} />,
            label: t('settings.title'),
            onClick: () => void navigate('/auth/user/settings'),
          },
          {
            key: 'out',
            icon: <Icon of={LogOut} size={16} />,
            label: t('signOut'),
            onClick: () => void signOut(),
          },
        ],
      }}
    >
      <button type="button" className={styles.button} aria-label={t('menu', { name })} title={name}>
        <Avatar user={user} sizePx={32} />
      </button>
    </Dropdown>
  );
}
