import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { notFound } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { setDeletedIn } from '../designs/index.ts';
import { haltBatch, stopOperation } from './batch-commands.ts';
import {
  type BatchRecord,
  countBatches,
  deleteBatch,
  findBatch,
  lockAccountQueue,
  lockBatch,
  pageOfBatches,
  restoreBatch,
} from './batches.queries.ts';
import { isRunning } from './batches.state.ts';
import { type CellRecord, decideCells } from './cells/batch-cells.queries.ts';
import { dispatchCells, settleBatch } from './cells/dispatch-cells.ts';
import {
  type CellFilter,
  countFilteredCells,
  findCellsChangedAfter,
  findLastChange,
  measureRecentSecondsPerCell,
  pageOfCells,
} from './cells/list-cells.queries.ts';
import { enqueuePlan, planJobKey } from './planning/enqueue-plan.ts';
import { setBatchDesignsDeleted } from './set-batch-designs-deleted.ts';

/** Throws the same Refusal for a foreign, deleted or random id. */
async function getBatch(db: Db, ownerId: string, id: string): Promise<BatchRecord> {
  const batch = await findBatch(db, ownerId, id);
  if (!batch) throw notFound('batches');
  return batch;
}

/** A batch's name, for lists of what it made; null without an id, and for a foreign, deleted or random one. */
export async function nameBatch(
  db: Db,
  ownerId: string,
  id: string | undefined,
): Promise<{ id: string; name: string } | null> {
  const batch = id === undefined ? undefined : await findBatch(db, ownerId, id);
  return batch ? { id: batch.id, name: batch.name } : null;
}

/** A batch and how long its latest cells took, null when none was made lately. Throws as `getBatch` does. */
export async function getBatchWithPace(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ batch: BatchRecord; secondsPerCell: number | null }> {
  return {
    batch: await getBatch(db, ownerId, id),
    secondsPerCell: await measureRecentSecondsPerCell(db, ownerId, id),
  };
}

/** One page of batches, newest first. */
export async function listBatches(
  db: Db,
  ownerId: string,
  query: { p: number; limit: number; content: string },
): Promise<PageFigures & { rows: BatchRecord[] }> {
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfBatches(db, ownerId, query.content, page);
  return { rows, ...pageFigures(query.p, query.limit, await countBatches(db, ownerId, query.content)) };
}

/** One page of a batch's cells. `cursor` is where `findChangedBatchCells` continues from. */
export async function listCells(
  db: Db,
  ownerId: string,
  id: string,
  query: CellFilter & { p: number; limit: number },
): Promise<PageFigures & { batch: BatchRecord; rows: CellRecord[]; cursor: string }> {
  const batch = await getBatch(db, ownerId, id);
  // Read before the rows, so that a change in between is returned twice rather than never.
  const cursor = await findLastChange(db, ownerId, id);
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfCells(db, ownerId, id, query, page);
  const count = await countFilteredCells(db, ownerId, id, query);
  return { batch, rows, cursor, ...pageFigures(query.p, query.limit, count) };
}

const CHANGES_AT_ONCE = 500;
/** Numbers are assigned before transactions commit, so a lower one may appear after a higher one: go back a little. */
const LOOK_BACK = 100n;

/** Cells changed after a cursor; some may be returned twice. */
export async function findChangedBatchCells(
  db: Db,
  ownerId: string,
  id: string,
  cursor: string,
): Promise<{ batch: BatchRecord; rows: CellRecord[]; cursor: string; more: boolean }> {
  const batch = await getBatch(db, ownerId, id);
  const from = /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : 0n;
  const since = from > LOOK_BACK ? from - LOOK_BACK : 0n;
  const rows = await findCellsChangedAfter(db, ownerId, id, String(since), CHANGES_AT_ONCE);
  const last = rows.at(-1)?.changed;
  const next = last !== undefined && BigInt(last) > from ? String(last) : String(from);
  return { batch, rows, cursor: next, more: rows.length === CHANGES_AT_ONCE && BigInt(next) > from };
}

/** Approves or rejects finished cells: a rejected design leaves the saved designs, recoverably. Returns how many changed. */
export async function reviewBatchCells(
  services: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  id: string,
  keys: readonly string[],
  decision: CellRecord['decision'],
): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockBatch(trx, ownerId, id))) throw notFound('batches');
    const changed = await decideCells(trx, ownerId, id, keys, decision);
    const designs = changed.flatMap(({ design_id }) => (design_id === null ? [] : [design_id]));
    await setDeletedIn(trx, services.jobs, ownerId, designs, decision === 'rejected');
    return changed.length;
  });
}

/** Deletes batches, with their designs if asked; running ones stop. Foreign ids count for nothing. */
export async function deleteBatches(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  ownerId: string,
  ids: readonly string[],
  withDesigns: boolean,
): Promise<{ deleted: number; designs: number }> {
  return services.db.transaction().execute(async (trx) => {
    await lockAccountQueue(trx, ownerId);
    let [deleted, designs] = [0, 0];
    for (const id of new Set(ids)) {
      const batch = await lockBatch(trx, ownerId, id);
      if (!batch) continue;
      if (isRunning(batch.state)) await haltBatch(trx, services, ownerId, id, 'cancelled');
      await services.jobs.remove(trx, [planJobKey(id)]);
      await deleteBatch(trx, ownerId, id, withDesigns);
      await stopOperation(trx, ownerId, batch.operation_id);
      if (withDesigns) designs += await setBatchDesignsDeleted(trx, services.jobs, ownerId, id, null);
      deleted += 1;
    }
    await dispatchCells(trx, services.jobs, ownerId, services.config.batchWindow);
    return { deleted, designs };
  });
}

/**
 * Brings deleted batches back, with the designs that went with them. A batch that was running comes back as cancelled
 * and can be resumed.
 */
export async function restoreBatches(
  services: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    let restored = 0;
    for (const id of new Set(ids)) {
      const batch = await restoreBatch(trx, ownerId, id);
      if (!batch) continue;
      if (batch.withDesigns) await setBatchDesignsDeleted(trx, services.jobs, ownerId, id, batch.deletedAt);
      // Its last cells may have been made after it was deleted.
      await settleBatch(trx, ownerId, id);
      const { planned, images, plan } = await getBatch(trx, ownerId, id);
      if (planned < images) await enqueuePlan(trx, services.jobs, ownerId, id, plan);
      restored += 1;
    }
    return restored;
  });
}
