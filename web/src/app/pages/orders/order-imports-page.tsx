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
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Imports of order files: what came of each, its files, packing, undo. */
export function OrderImportsPage() {
  const { t } = useTranslation(['orders', 'common']);
  const list = useListState();
  const query = useOrderImports(list.state);
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
    <ListScreen
      title={t('common:title.ordersLog')}
      query={query}
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
    >
      <ListSearch list={list} label={t('searchImports')} isWide />
      <ListRows
        list={list}
        query={query}
        kind="table"
        nothingFound={t('nothingFound', { content: list.state.content })}
        empty={
          <EmptyState picture="/pictures/empty-downloads.webp" action={importButton}>
            {t('noImports')}
          </EmptyState>
        }
      >
        <Rows rows={rows} actions={actions} />
      </ListRows>
      {isImporting ? (
        <OrderImportDialog onClose={() => setImporting(false)} onImported={() => setImporting(false)} />
      ) : null}
    </ListScreen>
  );
}
