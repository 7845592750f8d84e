import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { findDesignsWithOpenOrders } from './find-versions.queries.ts';
import { resumeRenders, stopRenders } from './renders/stop-renders.ts';
import { countImageUses } from './saving/record-image-uses.ts';
import { findUneditedDesigns } from './saving/unedited-designs.queries.ts';
import { freeSkus } from './skus.queries.ts';
import { setDesignsDeleted } from './write-designs.queries.ts';

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
  const used = await findDesignsWithOpenOrders(db, ownerId, ids);
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

/**
 * Deletes designs and cancels their waiting and running work, or restores both, in the caller's transaction. Returns
 * how many.
 */
export async function setDeletedIn(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
  deleted: boolean,
): Promise<number> {
  if (ids.length === 0) return 0;
  const changed = await setDesignsDeleted(trx, ownerId, ids, deleted);
  await countImageUses(trx, ownerId, changed, deleted ? -1 : 1);
  if (changed.length > 0) await (deleted ? stopRenders : resumeRenders)(trx, jobs, ownerId, changed);
  return changed.length;
}

/**
 * Deletes (recoverably) those of the designs that nobody has saved since they were created, and frees their SKUs; edited ones
 * stay.
 */
export async function discardUneditedDesigns(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unedited = await findUneditedDesigns(trx, ownerId, ids);
  const [live, gone] = [false, true].map((isDeleted) =>
    unedited.filter((one) => one.isDeleted === isDeleted).map(({ id }) => id),
  ) as [string[], string[]];
  const changed = live.length === 0 ? [] : await setDesignsDeleted(trx, ownerId, live, true);
  if (changed.length > 0) await stopRenders(trx, jobs, ownerId, changed);
  // A design that was rejected before would otherwise block its SKU.
  const free = [...changed, ...gone];
  if (free.length > 0) await freeSkus(trx, ownerId, free);
  await countImageUses(trx, ownerId, changed, -1);
}
