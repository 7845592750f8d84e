import { listOperations, type Operation } from '@diy/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** How many of the newest operations the tray knows. */
const TRAY_ROWS = 30;

/** Long work of the account, newest first. */
export const operationsQuery = queryOptions({
  queryKey: queryKeys.operations,
  queryFn: async ({ signal }) =>
    (await call(listOperations, { limit: TRAY_ROWS }, { quiet: true, signal })).list,
});

export function isOpen(operation: Pick<Operation, 'state'>): boolean {
  return operation.state === 'queued' || operation.state === 'running';
}

/** The list with one operation put in or replaced; newest first, never older news over newer. */
export function mergeOperation(list: readonly Operation[], news: Operation): Operation[] {
  const index = list.findIndex((operation) => operation.id === news.id);
  const known = list[index];
  if (!known) return [news, ...list].slice(0, TRAY_ROWS);
  if (known.updated_at > news.updated_at) return [...list];
  return list.map((operation, at) => (at === index ? news : operation));
}

/** Work done so far over all open operations, 0..1; null when no total is known. */
export function openShare(list: readonly Operation[]): number | null {
  const open = list.filter(isOpen);
  const total = open.reduce((sum, operation) => sum + operation.total, 0);
  if (total === 0) return null;
  return open.reduce((sum, operation) => sum + operation.done, 0) / total;
}

/**
 * Operations that were open in `before` and have ended. One that began and ended between the two lists was never seen open; it
 * counts when this tab waits for it.
 */
export function justEnded(
  before: readonly Operation[],
  now: readonly Operation[],
  isWaitedFor: (id: string) => boolean,
): Operation[] {
  return now.filter((operation) => {
    if (isOpen(operation)) return false;
    const known = before.find((other) => other.id === operation.id);
    return known ? isOpen(known) : isWaitedFor(operation.id);
  });
}
