import { type OrderState, orderState } from '@diy/contract/orders/orders';
import { App, Button, Dropdown, Skeleton } from 'antd';
import { Package, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { OrderImportDialog } from '../../../features/orders/import/order-import-dialog.tsx';
import { ImportActions } from '../../../features/orders/imports/import-actions.tsx';
import { OrderCards } from '../../../features/orders/order-cards.tsx';
import { OrderDialog } from '../../../features/orders/order-dialog.tsx';
import { OrderTable } from '../../../features/orders/order-table.tsx';
import { OutdatedStrip } from '../../../features/orders/outdated-notice.tsx';
import { useOrderActions } from '../../../features/orders/use-order-actions.ts';
import { useOrders, useOutdatedOrders } from '../../../features/orders/use-orders.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';

const ORDERS = '/auth/user/orders';
const UPLOAD = `${ORDERS}/commpents/uploadOrdersModal`;
const DISPLAY = `${ORDERS}/commpents/zhanshiModal`;
const FILTERS = ['all', ...orderState.options, 'outdated', 'problem', 'personalised'];

/** Order lines of one import, or of all: states, versions, problems; one opened shows everything known of it. */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'common']);
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { pathname, search } = useLocation();
  const { state, change, query: address } = useListState('state');
  const logId = address.get('orders_log_id');
  const query = useOrders(logId, state);
  const stale = useOutdatedOrders(logId === null).data;
  const actions = useOrderActions();
  const Rows = useNarrow() ? OrderCards : OrderTable;
  const rows = query.data?.list ?? [];
  const log = query.data?.orders_log ?? null;
  const outdated = log?.outdated ?? stale?.rowCount ?? 0;
  const selection = useSelection(rows.map((row) => row.id));
  const go = (path: string, id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('id');
    else next.set('id', id);
    void navigate({ pathname: path, search: next.toString() }, { preventScrollReset: true });
  };
  const askToDelete = () =>
    modal.confirm({
      title: t('deleteLines', { count: selection.ids.length }),
      content: t('deleteLinesText'),
      okText: t('common:delete'),
      cancelText: t('common:cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.remove.mutateAsync([...selection.ids]).then(selection.clear),
    });
  const importButton = (
    <Button type="primary" icon={<Icon of={Upload} size={18} />} onClick={() => go(UPLOAD, null)}>
      {t('import')}
    </Button>
  );
  return (
    <ListPage>
      <PageHeader
        title={log ? log.file_name : t('common:title.orders')}
        count={query.data?.rowCount}
        note={log ? <Link to="/auth/user/ordersLog">{t('backToLogs')}</Link> : t('ordersNote')}
        actions={
          <>
            {log ? <ImportActions log={log} actions={actions} size="middle" /> : null}
            {importButton}
          </>
        }
      />
      {outdated > 0 ? (
        <OutdatedStrip
          count={outdated}
          isBusy={actions.upgrade.isPending}
          onShow={() => change({ filter: 'outdated' })}
          onUpgrade={() =>
            actions.upgrade.mutate(
              log ? { orders_log_id: log.id } : { ids: stale?.list.map(({ id }) => id) ?? [] },
            )
          }
        />
      ) : null}
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('searchOrders')}
          clearLabel={t('common:clearSearch')}
          isWide
        />
      </FilterRow>
      <FilterChips
        label={t('column.state')}
        value={state.filter}
        onChange={(filter) => change({ filter })}
        chips={FILTERS.map((id) => ({
          id,
          label: t(`filter.${id}`),
          count: log?.states[id as OrderState],
        }))}
      />
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        empty={
          state.content || state.filter !== 'all' ? (
            <EmptyState
              action={
                <Button onClick={() => change({ content: '', filter: 'all' })}>
                  {t('common:clearSearch')}
                </Button>
              }
            >
              {state.content ? t('nothingFound', { content: state.content }) : t('nothingHere')}
            </EmptyState>
          ) : log?.state === 'importing' ? (
            <EmptyState>{t('importing', { done: log.done })}</EmptyState>
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
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
      {selection.ids.length > 0 ? (
        <SelectionBar
          label={t('selected', { count: selection.ids.length })}
          clearLabel={t('common:clearSelection')}
          onClear={selection.clear}
        >
          <Dropdown
            trigger={['click']}
            menu={{
              items: orderState.options.map((to) => ({
                key: to,
                label: t(`state.${to}`),
                onClick: () =>
                  actions.move.mutate({ ids: [...selection.ids], state: to }, { onSuccess: selection.clear }),
              })),
            }}
          >
            <span>
              <SelectionAction
                icon={<Icon of={Package} />}
                onClick={() => {}}
                isBusy={actions.move.isPending}
              >
                {t('setState')}
              </SelectionAction>
            </span>
          </Dropdown>
          <SelectionAction icon={<Icon of={Trash2} />} onClick={askToDelete}>
            {t('common:delete')}
          </SelectionAction>
        </SelectionBar>
      ) : null}
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
    </ListPage>
  );
}
