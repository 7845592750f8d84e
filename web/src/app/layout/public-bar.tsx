import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from './mark.tsx';
import { PlainLanguageSwitch } from './plain-language-switch.tsx';
import styles from './public-bar.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Top of the public pages: the mark, language and theme, and what the page puts at the end. */
export function PublicBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Mark />
        <span>{t('product')}</span>
      </Link>
      <div className={styles.tools}>
        <PlainLanguageSwitch />
        <ThemeSwitch />
        {children}
      </div>
    </header>
  );
}
