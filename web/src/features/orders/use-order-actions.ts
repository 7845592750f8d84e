import { createDownload } from '@diy/contract/downloads';
import { getOrderTemplate } from '@diy/contract/orders/order-uploads';
import {
  deleteOrderImports,
  deleteOrders,
  type LineState,
  moveOrders,
  scaleToOrderedSize,
  undoOrderImport,
  upgradeOrders,
} from '@diy/contract/orders/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../lib/browser/open-file.ts';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { awaitFile } from '../../shared/operations/auto-download.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Everything that can be done with imports and their lines. */
export function useOrderActions() {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  const reload = () =>
    Promise.all(
      [queryKeys.orders, queryKeys.operations, queryKeys.designs].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return {
    move: useMutation({
      mutationFn: ({ ids, state }: { ids: string[]; state: LineState }) => call(moveOrders, { ids, state }),
      onSettled: reload,
    }),
    remove: useMutation({
      mutationFn: (ids: string[]) => call(deleteOrders, { ids }),
      onSuccess: ({ deleted }) => notify.hint(t('deleted', { count: deleted })),
      onSettled: reload,
    }),
    upgrade: useMutation({
      mutationFn: (of: { ids?: string[]; orders_log_id?: string }) => call(upgradeOrders, of),
      onSuccess: ({ changed }) => notify.hint(t('upgraded', { count: changed })),
      onSettled: reload,
    }),
    cover: useMutation({
      mutationFn: (id: string) => call(scaleToOrderedSize, { id }),
      onSuccess: ({ changed }) => notify.hint(t('cover.taken', { count: changed })),
      onSettled: reload,
    }),
    undo: useMutation({
      mutationFn: (id: string) => call(undoOrderImport, { id }),
      onSuccess: ({ removed, restored }) =>
        notify.hint(restored > 0 ? t('undoneBoth', { removed, restored }) : t('undone', { count: removed })),
      onSettled: reload,
    }),
    removeImports: useMutation({
      mutationFn: (ids: string[]) => call(deleteOrderImports, { ids }),
      onSettled: reload,
    }),
    produce: useMutation({
      mutationFn: ({ id, again }: { id: string; again: boolean }) =>
        call(createDownload, { orders_log_id: id, what: ['print'], again }),
      onSuccess: ({ operation_id }) => {
        awaitFile(operation_id);
        notify.hint(t('producing'));
        void queries.invalidateQueries({ queryKey: queryKeys.downloads });
      },
      onSettled: reload,
    }),
    template: useMutation({
      mutationFn: () => call(getOrderTemplate, {}),
      onSuccess: ({ url }) => openFile(url),
    }),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
