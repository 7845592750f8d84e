import { Button } from 'antd';
import { FileDown, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderImportDialog } from '../../../features/orders/import/order-import-dialog.tsx';
import { ImportCards } from '../../../features/orders/imports/import-cards.tsx';
import { ImportTable } from '../../../features/orders/imports/import-table.tsx';
import { useOrderActions } from '../../../features/orders/use-order-actions.ts';
import { useOrderImports } from '../../../features/orders/use-orders.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { SearchedRows } from '../../../shared/list/searched-rows.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';

/** Imports of order files: what came of each, its files, packing, undo. */
export function OrderImportsPage() {
  const { t } = useTranslation(['orders', 'common']);
  const { state, change } = useListState();
  const query = useOrderImports(state);
  const actions = useOrderActions();
  const Rows = useNarrow() ? ImportCards : ImportTable;
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
      <SearchedRows
        query={query}
        state={state}
        change={change}
        searchLabel={t('searchLogs')}
        nothingFound={t('nothingFound', { content: state.content })}
        empty={
          <EmptyState picture="/pictures/empty-downloads.webp" action={importButton}>
            {t('noLogs')}
          </EmptyState>
        }
      >
        <Rows rows={rows} actions={actions} />
      </SearchedRows>
      {isImporting ? (
        <OrderImportDialog onClose={() => setImporting(false)} onImported={() => setImporting(false)} />
      ) : null}
    </ListPage>
  );
}
