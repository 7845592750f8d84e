import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { AccountMenu } from '../../../features/accounts/account-menu.tsx';
import { OperationsTray } from '../../../features/operations/operations-tray.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { paletteOpen } from '../commands/open-overlays.ts';
import { isWithin, NAV } from '../nav-items.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';
import { ThemeSwitch } from '../switches/theme-switch.tsx';
import buttonStyles from '../switches/tool-button.module.css';
import { Mark } from './mark.tsx';
import styles from './top-bar.module.css';

/** 56 px: mark and name, the work in the order of a day, running work, language, theme, account. */
export function TopBar() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Mark />
        <span className={styles.name}>{t('product')}</span>
      </Link>
      <nav className={styles.nav} aria-label={t('nav')}>
        {NAV.map((item) => (
          <Link
            key={item.path}
            to={item.path}
            className={styles.link}
            aria-current={isWithin(item, pathname) ? 'page' : undefined}
          >
            {t(item.title)}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttonStyles.button}
          aria-label={t('palette.title')}
          aria-keyshortcuts="Control+K Meta+K"
          title={`${t('palette.title')} (Ctrl K)`}
          onClick={paletteOpen.open}
        >
          <Icon of={Search} />
        </button>
        <OperationsTray />
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
