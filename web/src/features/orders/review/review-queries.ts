import { getReview, type ReviewItem, type ReviewScope } from '@diy/contract/orders/order-review';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

/** Which lines are gone through. */
export interface ReviewQueue {
  importId: string | null;
  scope: ReviewScope;
  content: string;
}

/** A line that was fetched ahead is shown as it was for this long; its version says whether it still is. */
const FRESH_MS = 5 * 60_000;
/** Long, because the server may have to fetch a buyer's pictures first. */
export const REVIEW_TIMEOUT_MS = 60_000;

export const listKey = (queue: ReviewQueue) => [...queryKeys.orders, 'review', 'list', queue];
export const itemKey = (queue: ReviewQueue, id: string) => [...queryKeys.orders, 'review', 'item', queue, id];

/** The filter of the queue, in the form that the calls take. */
export const reviewFilterOf = ({ importId, scope }: ReviewQueue) => ({
  scope,
  orders_log_id: importId ?? undefined,
});

export const itemQuery = (queue: ReviewQueue, id: string) => ({
  queryKey: itemKey(queue, id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getReview, { id, ...reviewFilterOf(queue) }, { quiet: true, signal, timeoutMs: REVIEW_TIMEOUT_MS }),
  staleTime: FRESH_MS,
  // Names and words of buyers are not kept longer than they are looked at.
  gcTime: FRESH_MS,
});

/** Fetches a line before it is shown, and decodes its drawings. */
export async function prefetchLine(queries: QueryClient, queue: ReviewQueue, id: string): Promise<void> {
  await queries.prefetchQuery(itemQuery(queue, id));
  const item = queries.getQueryData<ReviewItem>(itemKey(queue, id));
  for (const { picture } of item?.surfaces ?? []) {
    const image = new Image();
    image.src = picture;
    // A drawing that cannot be decoded is shown as missing when its turn comes.
    await image.decode?.().catch(() => {});
  }
}
