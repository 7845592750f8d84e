import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BatchCards } from '../../../features/batches/list/batch-cards.tsx';
import { BatchTable } from '../../../features/batches/list/batch-table.tsx';
import { useBatches } from '../../../features/batches/list/use-batches.ts';
import { useDeleteBatches } from '../../../features/batches/run/use-batch-actions.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Batches of the account, newest first. */
export function BatchListPage() {
  const { t } = useTranslation(['batches', 'common']);
  const list = useListState();
  const query = useBatches(list.state);
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
    <ListScreen title={t('common:title.batches')} query={query} actions={create}>
      <ListSearch list={list} label={t('searchBatches')} isWide />
      <ListRows
        list={list}
        query={query}
        kind="table"
        nothingFound={t('nothingFound', { content: list.state.content })}
        empty={
          <EmptyState picture="/pictures/empty-designs.webp" action={create}>
            {t('noBatches')}
          </EmptyState>
        }
      >
        <Rows rows={rows} onDelete={(row) => remove.mutate({ ids: [row.id], withDesigns: false })} />
      </ListRows>
    </ListScreen>
  );
}
