import { useTranslation } from 'react-i18next';
import styles from './login-form.module.css';

/** Says what a sign-in that takes longer than a second waits for. Always in the page, or screen readers would not read it out. */
export function ProofOfWorkNote({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('login');
  return (
    <p className={styles.workNote} role="status">
      {isShown ? t('working') : null}
    </p>
  );
}
