import { message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { setDeletedIn } from './batch-designs.ts';
import { designsWithOpenOrders } from './find-versions.queries.ts';

type Needs = Pick<Services, 'db' | 'jobs'>;

/**
 * Deletes designs; they can be brought back for 30 days. Foreign ids count for nothing. Returns how many. Throws a
 * Refusal, and deletes nothing, when an open order uses one of them.
 */
export async function deleteDesigns(
  { db, jobs }: Needs,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  const used = await designsWithOpenOrders(db, ownerId, ids);
  if (used.length > 0) throw usedByOrders(used);
  return db.transaction().execute((trx) => setDeletedIn(trx, jobs, ownerId, ids, true));
}

/** Brings deleted designs back; those that were deleted before they were drawn are drawn now. Returns how many. */
export function restoreDesigns(
  { db, jobs }: Needs,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  return db.transaction().execute((trx) => setDeletedIn(trx, jobs, ownerId, ids, false));
}

function usedByOrders(used: readonly { sku: string; lines: number }[]): Refusal {
  const lines = used.reduce((sum, one) => sum + one.lines, 0);
  const names = used.slice(0, 3).map(({ sku }) => sku);
  const others = used.length > 3 ? used.length : 0;
  return new Refusal(message('designs.used-by-orders', { names, others, lines }));
}
