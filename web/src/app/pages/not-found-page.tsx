import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './not-found-page.module.css';

/** No page at this path. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <main className={styles.notFound} style={{ padding: 'var(--gutter)' }}>
      <h1>{t('title.notFound')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/auth/goods">{t('notFound.link')}</Link>
      </p>
    </main>
  );
}
