import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import type { RouteHandle } from '../router.tsx';
import styles from './later-page.module.css';

/** A place that later versions fill: says so, and leads to what works today. */
export function LaterPage() {
  const { t } = useTranslation('common');
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const title = handles.findLast((handle) => handle?.title)?.title ?? 'product';
  return (
    <div className={styles.later}>
      <h1>{t(title)}</h1>
      <p>{t('later.text')}</p>
      <p>
        <Link to="/auth/goods">{t('later.link')}</Link>
      </p>
    </div>
  );
}
