import { Button, Skeleton } from 'antd';
import { FileDown, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderImportDialog } from '../../features/orders/import/order-import-dialog.tsx';
import { LogCards } from '../../features/orders/log-cards.tsx';
import { LogTable } from '../../features/orders/log-table.tsx';
import { useOrderActions } from '../../features/orders/use-order-actions.ts';
import { useOrderLogs } from '../../features/orders/use-orders.ts';
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

/** Imports of order files: what came of each, its files, packing, undo. */
export function OrdersLogPage() {
  const { t } = useTranslation(['orders', 'common']);
  const { state, change } = useListState();
  const query = useOrderLogs(state);
  const actions = useOrderActions();
  const Rows = useNarrow() ? LogCards : LogTable;
  const [isImporting, setImporting] = useState(false);
  const rows = query.data?.list ?? [];
  const importButton = (
    <Button type="primary" icon={<Icon of={Upload} size={18} />} onClick={() => setImporting(true)}>
      {t('import')}
    </Button>
  );
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.ordersLog')}
        count={query.data?.rowCount}
        note={t('logNote')}
        actions={
          <>
            <Button
              icon={<Icon of={FileDown} size={18} />}
              loading={actions.template.isPending}
              onClick={() => actions.template.mutate()}
            >
              {t('template')}
            </Button>
            {importButton}
          </>
        }
      />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('searchLogs')}
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
            <EmptyState picture="/pictures/empty-downloads.webp" action={importButton}>
              {t('noLogs')}
            </EmptyState>
          )
        }
      >
        <Rows rows={rows} actions={actions} />
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
      {isImporting ? (
        <OrderImportDialog onClose={() => setImporting(false)} onImported={() => setImporting(false)} />
      ) : null}
    </ListPage>
  );
}
