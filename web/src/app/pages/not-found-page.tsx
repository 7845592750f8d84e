import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './not-found-page.module.css';

/** The page that is shown for a path without a page. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  // Pages below /auth are drawn inside the layout, which has a `main` element already.
  const Part = useLocation().pathname.startsWith('/auth') ? 'div' : 'main';
  return (
    <Part className={styles.notFound}>
      <h1>{t('title.notFound')}</h1>
      <EmptyState
        picture="/pictures/empty-library.webp"
        action={<Link to="/auth/goods">{t('notFound.link')}</Link>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Part>
  );
}
