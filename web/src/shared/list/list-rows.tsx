import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, type ListState } from '../../lib/use-list-state.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PictureGridSkeleton } from '../../ui/grid/picture-grid.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { ListBody, type ListQuery } from './list-body.tsx';

interface ListRowsProps {
  list: { state: ListState; change: (part: Partial<ListState>) => void };
  query: ListQuery & { data?: { list: readonly unknown[]; rowCount: number } | undefined };
  kind: 'table' | 'pictures';
  /** Shown where search and filters match nothing; `empty` is shown where it is absent. */
  nothingFound?: string;
  /** What the button below it sets back, and says. */
  widest?: Partial<ListState>;
  widenLabel?: string;
  /** Stands where there is nothing at all. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** One page of rows with the pager below it, in all the states of its query. */
export function ListRows(props: ListRowsProps) {
  const { list, query, kind, nothingFound, widest = { content: '' }, widenLabel, empty, children } = props;
  const { t } = useTranslation('common');
  const { state, change } = list;
  return (
    <ListBody
      query={query}
      isEmpty={query.data === undefined || query.data.list.length === 0}
      skeleton={SKELETONS[kind]}
      empty={
        nothingFound && isNarrowed(state, widest) ? (
          <EmptyState
            action={<Button onClick={() => change(widest)}>{widenLabel ?? t('clearSearch')}</Button>}
          >
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
  );
}

const SKELETONS = {
  table: <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />,
  pictures: <PictureGridSkeleton count={8} />,
};
