import {
  getOrder,
  type LineState,
  lineState,
  listOrderImports,
  listOrders,
} from '@diy/contract/orders/orders';
import { MAX_LIMIT } from '@diy/contract/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListState } from '../../lib/use-list-state.ts';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

const WATCH_MS = 1_500;

/** Filters that are no state. */
const ONLY = ['outdated', 'problem', 'personalised'] as const;

/** One page of imports; looks again while one of them is running. */
export function useOrderImports({ p, limit, content }: ListState) {
  return useQuery({
    queryKey: [...queryKeys.orders, 'logs', { p, limit, content }],
    queryFn: ({ signal }) => call(listOrderImports, { p, limit, content }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      query.state.data?.list.some(({ state }) => state === 'importing') ? WATCH_MS : false,
  });
}

/** One page of order lines, of one import or of all. */
export function useOrders(importId: string | null, { p, limit, content, filter }: ListState) {
  const only = ONLY.find((one) => one === filter);
  const state: LineState | 'all' = lineState.options.find((one) => one === filter) ?? 'all';
  const input = {
    p,
    limit,
    content,
    state,
    only: only ?? ('all' as const),
    orders_log_id: importId ?? undefined,
  };
  return useQuery({
    queryKey: [...queryKeys.orders, 'lines', input],
    queryFn: ({ signal }) => call(listOrders, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.orders_log?.state === 'importing' ? WATCH_MS : false),
  });
}

/** Lines of all imports whose design was saved again since they were imported: the first page of them, and their number. */
export function useOutdatedOrders(enabled: boolean) {
  const input = { p: 1, limit: MAX_LIMIT, only: 'outdated' as const };
  return useQuery({
    queryKey: [...queryKeys.orders, 'outdated'],
    queryFn: ({ signal }) => call(listOrders, input, { quiet: true, signal }),
    enabled,
  });
}

/** Everything of one line, names and addresses included; fetched only when somebody opens it. */
export function useOrder(id: string | null) {
  return useQuery({
    queryKey: [...queryKeys.orders, 'item', id],
    queryFn: ({ signal }) => call(getOrder, { id: id ?? '' }, { quiet: true, signal }),
    enabled: id !== null,
    gcTime: 0,
  });
}
