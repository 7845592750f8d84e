import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainLanguageSwitch } from '../switches/plain-language-switch.tsx';
import { ThemeSwitch } from '../switches/theme-switch.tsx';
import { Mark } from './mark.tsx';
import styles from './public-bar.module.css';

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
