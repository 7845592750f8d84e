import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { explainFailure } from '../api/explain-failure.ts';

/** A list's query, as far as its states need it. */
export interface ListQuery {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  data?: unknown;
  refetch: () => unknown;
}

interface ListBodyProps {
  query: ListQuery;
  isEmpty: boolean;
  skeleton: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

/** One of the four states of a list: on its way, failed, empty, there. Old rows stay when a reload fails. */
export function ListBody({ query, isEmpty, skeleton, empty, children }: ListBodyProps) {
  const { t } = useTranslation('common');
  if (query.isPending) return skeleton;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        text={explainFailure(query.error)}
        retryLabel={t('retry')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return isEmpty ? empty : children;
}
