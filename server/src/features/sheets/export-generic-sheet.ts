import { chinaDate } from '../../platform/china-date.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { JobContext } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts';
import { writeSheet } from '../../platform/spreadsheets/write-sheet.ts';
import { findDesignsForExport } from '../designs/index.ts';
import { failOperation, finishOperation, reportProgress } from '../operations/index.ts';
import { gatherDesign, type SheetContext } from './gather-design.ts';
import { type GenericSheetDesign, genericSheet } from './generic-sheet.ts';
import { findSheetExport, type SheetExportRecord, setSheetFile } from './sheets.queries.ts';

const KEPT_MS = 7 * 24 * 3600 * 1000;
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Cancelled, or finished by somebody else. */
class NotWanted extends Error {}

/**
 * Makes a generic sheet. Safe to run again after a kill at any point: the file is recorded in the transaction that
 * finishes the operation, and one that was not recorded is made anew.
 */
export async function exportGenericSheet(
  services: Services,
  ownerId: string,
  id: string,
  job: JobContext,
): Promise<void> {
  const { db, storage, clock } = services;
  const order = await findSheetExport(db, ownerId, id);
  if (!order || order.file_key !== null) return;
  const now = clock.now();
  const context: SheetContext = {
    ownerId,
    createdBy: order.created_by,
    linksUntil: new Date(now.getTime() + KEPT_MS),
    now,
    isLastAttempt: job.isLastAttempt,
  };
  const key = `prv/sheets/${ownerId}/${id}.${order.format}`;
  try {
    const { designs, gone } = await gatherAll(services, order, context, job);
    if (designs.length === 0) {
      await failOperation(db, ownerId, id, '所选作品都已被删除，没有可导出的内容');
      return;
    }
    const sheet = genericSheet(designs);
    const bytes = order.format === 'csv' ? writeCsv(sheet) : await writeSheet(sheet);
    await storage.delete(key);
    await storage.put(key, bytes, { contentType: TYPES[order.format] });
    await db.transaction().execute(async (trx) => {
      const isFinished = await finishOperation(trx, ownerId, id, {
        done: order.design_ids.length,
        failed: gone,
        message: gone === 0 ? '' : `已导出 ${designs.length} 件，${gone} 件已被删除`,
        resultKey: key,
        resultName: `作品导出_${chinaDate(now)}.${order.format}`,
      });
      const file = { key, expiresAt: context.linksUntil };
      if (!isFinished || !(await setSheetFile(trx, ownerId, id, file))) throw new NotWanted();
    });
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error;
    // A late worker must not take the file that another one has recorded meanwhile.
    if ((await findSheetExport(db, ownerId, id))?.file_key !== key) await storage.delete(key);
  }
}

async function gatherAll(
  services: Services,
  order: SheetExportRecord,
  context: SheetContext,
  job: JobContext,
): Promise<{ designs: GenericSheetDesign[]; gone: number }> {
  const { owner_id: ownerId, design_ids: ids, id } = order;
  const designs: GenericSheetDesign[] = [];
  for (const [index, designId] of ids.entries()) {
    job.signal.throwIfAborted();
    const progress = { done: index, total: ids.length, failed: index - designs.length };
    if (!(await reportProgress(services.db, ownerId, id, progress))) throw new NotWanted();
    const design = await findDesign(services, ownerId, designId);
    if (design) designs.push(await gatherDesign(services, design, context));
  }
  return { designs, gone: ids.length - designs.length };
}

/** Undefined when the design was deleted since the order. */
async function findDesign({ db }: Pick<Services, 'db'>, ownerId: string, designId: string) {
  try {
    return (await findDesignsForExport(db, ownerId, [designId]))[0];
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
