import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/use-list-state.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { ListBody, type ListQuery } from './list-body.tsx';

interface SearchedRowsProps {
  query: ListQuery & { data?: { list: readonly unknown[]; rowCount: number } | undefined };
  state: ListState;
  change: (part: Partial<ListState>) => void;
  searchLabel: string;
  /** Said where the search finds nothing. */
  nothingFound: string;
  /** Stands where there is nothing to search in. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list with a search field over its rows and the pager under them, in all its states. */
export function SearchedRows({
  query,
  state,
  change,
  searchLabel,
  nothingFound,
  empty,
  children,
}: SearchedRowsProps) {
  const { t } = useTranslation('common');
  const clear = () => change({ content: '' });
  return (
    <>
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={searchLabel}
          clearLabel={t('clearSearch')}
          isWide
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={query.data?.list.length === 0}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        empty={
          state.content ? (
            <EmptyState action={<Button onClick={clear}>{t('clearSearch')}</Button>}>
              {nothingFound}
            </EmptyState>
          ) : (
            empty
          )
        }
      >
        {children}
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
    </>
  );
}
