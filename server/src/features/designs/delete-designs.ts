import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { designsWithOpenOrders } from './find-versions.queries.ts';
import { countImageUses } from './note-image-uses.ts';
import { setDesignsDeleted } from './write-designs.queries.ts';

/**
 * Deletes designs; they can be brought back for 30 days. Foreign ids count for nothing. Answers how many. Throws a
 * Refusal, and deletes nothing, when an open order uses one of them.
 */
export async function deleteDesigns(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const used = await designsWithOpenOrders(db, ownerId, ids);
  if (used.length > 0) throw usedByOrders(used);
  return setDeleted(db, ownerId, ids, true);
}

/** Brings deleted designs back. Answers how many. */
export function restoreDesigns(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  return setDeleted(db, ownerId, ids, false);
}

function setDeleted(db: Db, ownerId: string, ids: readonly string[], deleted: boolean): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changed = await setDesignsDeleted(trx, ownerId, ids, deleted);
    await countImageUses(trx, ownerId, changed, deleted ? -1 : 1);
    return changed.length;
  });
}

function usedByOrders(used: readonly { sku: string; lines: number }[]): Refusal {
  const lines = used.reduce((sum, one) => sum + one.lines, 0);
  const names = used.slice(0, 3).map(({ sku }) => sku);
  return new Refusal('designs.used-by-orders', {
    zh: `${names.join('、')}${used.length > 3 ? ` 等 ${used.length} 件作品` : ''} 还有 ${lines} 行订单没有发货，不能删除。请先把这些订单标为已发货或已取消`,
    en: `${names.join(', ')}${used.length > 3 ? ` and others (${used.length})` : ''}: ${lines} order lines are still open. Ship or cancel them first`,
  });
}
