import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../../features/accounts/login-form.tsx';
import { firstStepsPath, safeRedirect } from '../../guard.ts';
import { Mark } from '../../layout/bars/mark.tsx';
import { PlainLanguageSwitch } from '../../layout/switches/plain-language-switch.tsx';
import styles from './login-page.module.css';

/** Signing in, next to one of our own products; afterwards back to where the person wanted to go. */
export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <main className={styles.page}>
      <div className={styles.picture}>
        <img src="/pictures/login.webp" alt={t('login:shots')} fetchPriority="high" />
      </div>
      <div className={styles.side}>
        <header className={styles.top}>
          <Link to="/" className={styles.brand}>
            <Mark />
            {t('common:product')}
          </Link>
          <PlainLanguageSwitch />
        </header>
        <section className={styles.form}>
          <h1>{t('login:title')}</h1>
          <p>{t('login:lead')}</p>
          <LoginForm
            onSignedIn={(mustFirst) => {
              const next = safeRedirect(query.get('redirect'));
              void navigate(mustFirst ? firstStepsPath(next) : next, { replace: true });
            }}
          />
        </section>
      </div>
    </main>
  );
}
