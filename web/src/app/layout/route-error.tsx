import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import styles from './route-error.module.css';

/** A page that could not be loaded or that broke: says so, offers the one thing that helps. */
export function RouteError() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const name = error instanceof Error ? error.name : '';
  const isLoading = name === 'ChunkLoadError' || name === 'CSS_CHUNK_LOAD_FAILED';
  return (
    <main className={styles.error} role="alert">
      <h1>{t(isLoading ? 'error.chunkTitle' : 'error.pageTitle')}</h1>
      <p>{t(isLoading ? 'error.chunkText' : 'error.pageText')}</p>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      {name ? <code>{name}</code> : null}
    </main>
  );
}
