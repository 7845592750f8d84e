import { showDesign } from '@diy/contract/designs/shares';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { SharedDesignView } from '../../../features/designs/shared-design.tsx';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PublicBar } from '../../layout/bars/public-bar.tsx';
import styles from './show-design-page.module.css';

/** The public view of one design, `?id=` from its owner's link. Works signed out and shows nothing of the account. */
export function ShowDesignPage() {
  const { t } = useTranslation(['designs', 'common']);
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const query = useQuery({
    queryKey: ['show', id],
    queryFn: ({ signal }) => call(showDesign, { id }, { quiet: true, isAnonymous: true, signal }),
    enabled: id !== '',
  });
  const isMissing = id === '' || query.error instanceof Refused;
  return (
    <div className={styles.page}>
      <PublicBar />
      <main className={styles.main} aria-busy={query.isFetching}>
        {query.data ? <SharedDesignView design={query.data} /> : null}
        {isMissing && !query.data ? (
          <EmptyState picture="/pictures/empty-designs.webp" action={<Link to="/">{t('show.home')}</Link>}>
            {t('show.missing')}
          </EmptyState>
        ) : null}
        {query.isError && !isMissing && !query.data ? (
          <ErrorState
            text={explainFailure(query.error)}
            retryLabel={t('common:retry')}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
      </main>
    </div>
  );
}
