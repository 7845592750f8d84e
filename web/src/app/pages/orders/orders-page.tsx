import { type LineState, lineState } from '@diy/contract/orders/orders';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { OrderImportDialog } from '../../../features/orders/import/order-import-dialog.tsx';
import { ImportActions } from '../../../features/orders/imports/import-actions.tsx';
import { OrderCards } from '../../../features/orders/order-cards.tsx';
import { OrderDialog } from '../../../features/orders/order-dialog.tsx';
import { OrderSelectionBar } from '../../../features/orders/order-selection-bar.tsx';
import { OrderTable } from '../../../features/orders/order-table.tsx';
import { OutdatedStrip } from '../../../features/orders/outdated-strip.tsx';
import { ReviewStrip } from '../../../features/orders/review/review-strip.tsx';
import { useOrderActions } from '../../../features/orders/use-order-actions.ts';
import { useOrders, useOutdatedOrders } from '../../../features/orders/use-orders.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useRowSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';

const ORDERS = '/auth/user/orders';
const UPLOAD = `${ORDERS}/commpents/uploadOrdersModal`;
const DISPLAY = `${ORDERS}/commpents/zhanshiModal`;
const FILTERS = ['all', ...lineState.options, 'outdated', 'problem', 'personalised'];

/** Order lines of one import, or of all: states, versions, problems; one opened shows everything known of it. */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useListState('state');
  const { state, change, query: address } = list;
  const importId = address.get('orders_log_id');
  const query = useOrders(importId, state);
  const stale = useOutdatedOrders(importId === null).data;
  const actions = useOrderActions();
  const Rows = useNarrow() ? OrderCards : OrderTable;
  const rows = query.data?.list ?? [];
  const orderImport = query.data?.orders_log ?? null;
  const outdated = orderImport?.outdated ?? stale?.rowCount ?? 0;
  const selection = useRowSelection(query.data?.list);
  const go = (path: string, id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('id');
    else next.set('id', id);
    void navigate({ pathname: path, search: next.toString() }, { preventScrollReset: true });
  };
  const importButton = (
    <Button type="primary" icon={<Icon of={Upload} size={18} />} onClick={() => go(UPLOAD, null)}>
      {t('import')}
    </Button>
  );
  return (
    <ListScreen
      title={orderImport ? orderImport.file_name : t('common:title.orders')}
      query={query}
      note={orderImport ? <Link to="/auth/user/ordersLog">{t('backToImports')}</Link> : t('ordersNote')}
      actions={
        <>
          {orderImport ? <ImportActions orderImport={orderImport} actions={actions} size="middle" /> : null}
          {importButton}
        </>
      }
    >
      <ReviewStrip importId={importId} />
      {outdated > 0 ? (
        <OutdatedStrip
          count={outdated}
          isBusy={actions.upgrade.isPending}
          onShow={() => change({ filter: 'outdated' })}
          onUpgrade={() =>
            actions.upgrade.mutate(
              orderImport
                ? { orders_log_id: orderImport.id }
                : { ids: stale?.list.map(({ id }) => id) ?? [] },
            )
          }
        />
      ) : null}
      <ListSearch list={list} label={t('searchOrders')} isWide />
      <FilterChips
        label={t('column.state')}
        value={state.filter}
        onChange={(filter) => change({ filter })}
        chips={FILTERS.map((id) => ({
          id,
          label: t(`filter.${id}`),
          count: orderImport?.states[id as LineState],
        }))}
      />
      <ListRows
        list={list}
        query={query}
        kind="table"
        nothingFound={state.content ? t('nothingFound', { content: state.content }) : t('nothingHere')}
        widest={{ content: '', filter: 'all' }}
        empty={
          orderImport?.state === 'importing' ? (
            <EmptyState>{t('importing', { done: orderImport.done })}</EmptyState>
          ) : (
            <EmptyState picture="/pictures/empty-downloads.webp" action={importButton}>
              {t('noOrders')}
            </EmptyState>
          )
        }
      >
        <Rows
          rows={rows}
          selectedIds={selection.ids}
          onSelect={selection.set}
          onOpen={(id) => go(DISPLAY, id)}
        />
      </ListRows>
      <OrderSelectionBar selection={selection} actions={actions} />
      {pathname.endsWith('/uploadOrdersModal') ? (
        <OrderImportDialog
          onClose={() => go(ORDERS, null)}
          onImported={({ orders_log_id }) => void navigate(`${ORDERS}?orders_log_id=${orders_log_id}`)}
        />
      ) : null}
      {pathname.endsWith('/zhanshiModal') ? (
        <OrderDialog
          id={address.get('id')}
          onClose={() => go(ORDERS, null)}
          onOpen={(id) => go(DISPLAY, id)}
        />
      ) : null}
    </ListScreen>
  );
}
