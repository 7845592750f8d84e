import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hero } from '../../features/home/hero.tsx';
import { PreflightNote } from '../../features/home/preflight-note.tsx';
import { ThreeResults } from '../../features/home/three-results.tsx';
import { useUser } from '../../lib/use-user.ts';
import { Mark } from '../layout/mark.tsx';
import { PlainLanguageSwitch } from '../layout/plain-language-switch.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import styles from './home-page.module.css';

/** What the product does, shown with its own pictures. */
export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const user = useUser();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Mark />
          {t('common:product')}
        </Link>
        <div className={styles.tools}>
          <PlainLanguageSwitch />
          <ThemeSwitch />
          <Link to={user ? '/auth/goods' : '/login'} className={styles.enter}>
            {t(user ? 'enter' : 'signIn')}
          </Link>
        </div>
      </header>
      <main>
        <Hero />
        <ThreeResults />
        <PreflightNote />
      </main>
    </div>
  );
}
