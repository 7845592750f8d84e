import { Button, Skeleton } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BatchCards } from '../../features/batches/list/batch-cards.tsx';
import { BatchTable } from '../../features/batches/list/batch-table.tsx';
import { useBatches } from '../../features/batches/list/use-batches.ts';
import { useDeleteBatches } from '../../features/batches/run/use-batch-actions.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListBody } from '../../ui/list-body.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';

/** Batches of the account, newest first. */
export function BatchListPage() {
  const { t } = useTranslation(['batches', 'common']);
  const { state, change } = useListState();
  const query = useBatches(state);
  const remove = useDeleteBatches();
  const rows = query.data?.list ?? [];
  const Rows = useNarrow() ? BatchCards : BatchTable;
  const create = (
    <Link to="/auth/piliang">
      <Button type="primary" icon={<Icon of={Plus} size={18} />}>
        {t('newBatch')}
      </Button>
    </Link>
  );
  return (
    <ListPage>
      <PageHeader title={t('common:title.batches')} count={query.data?.rowCount} actions={create} />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('searchBatches')}
          clearLabel={t('common:clearSearch')}
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        empty={
          state.content ? (
            <EmptyState
              action={<Button onClick={() => change({ content: '' })}>{t('common:clearSearch')}</Button>}
            >
              {t('nothingFound', { content: state.content })}
            </EmptyState>
          ) : (
            <EmptyState picture="/pictures/empty-designs.webp" action={create}>
              {t('noBatches')}
            </EmptyState>
          )
        }
      >
        <Rows rows={rows} onDelete={(row) => remove.mutate({ ids: [row.id], withDesigns: false })} />
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
    </ListPage>
  );
}
