import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { FirstSteps } from '../../../features/accounts/first-steps.tsx';
import { safeRedirect } from '../../guard.ts';
import { Mark } from '../../layout/bars/mark.tsx';
import { PlainLanguageSwitch } from '../../layout/switches/plain-language-switch.tsx';
import styles from './first-steps-page.module.css';

/** Where somebody gets who must set a password or a second factor first; afterwards back to where they wanted to go. */
export function FirstStepsPage() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'));
  const leave = useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
  return (
    <main className={styles.page}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <Mark />
          {t('product')}
        </span>
        <PlainLanguageSwitch />
      </header>
      <section className={styles.card}>
        <FirstSteps onDone={leave} />
      </section>
    </main>
  );
}
