import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';

const CHECKS = [
  { id: 'dpi', isError: true },
  { id: 'glyph', isError: true },
  { id: 'area', isError: false },
];

/** That problems are named before they are printed, with three of them as they read. */
export function PreflightNote() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.preflight}>
      <div>
        <h2>{t('preflightTitle')}</h2>
        <p>{t('preflightText')}</p>
      </div>
      <ul>
        {CHECKS.map(({ id, isError }) => (
          <li key={id}>
            <Icon of={isError ? CircleAlert : TriangleAlert} className={isError ? styles.bad : styles.warn} />
            {t(`checks.${id}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
