import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Hero } from '../../features/home/hero.tsx';
import { PreflightNote } from '../../features/home/preflight-note.tsx';
import { ThreeResults } from '../../features/home/three-results.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { PublicBar } from '../layout/bars/public-bar.tsx';
import styles from './home-page.module.css';

/** What the product does, shown with its own pictures. */
export function HomePage() {
  const { t } = useTranslation('home');
  const user = useUser();
  return (
    <>
      <PublicBar>
        <Link to={user ? '/auth/diy' : '/login'} className={styles.enter}>
          {t(user ? 'enter' : 'signIn')}
        </Link>
      </PublicBar>
      <main className={styles.page}>
        <Hero />
        <ThreeResults />
        <PreflightNote />
      </main>
    </>
  );
}
