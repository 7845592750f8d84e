import type { Services } from '../../platform/services.ts';
import { expireOperation, placeInLine, startOperation } from '../operations/index.ts';
import { chooseDesigns, type DesignChoice } from './dxm/choose-designs.ts';
import { deleteSheetExport, expiredSheetExports, insertSheetExport } from './sheets.queries.ts';

/** Orders a generic sheet. Throws a Refusal when a design is unknown, deleted or somebody else's. */
export async function orderGenericSheet(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  account: { id: string; nickname: string },
  order: DesignChoice & { format: 'xlsx' | 'csv' },
): Promise<{ operation_id: string }> {
  const ownerId = account.id;
  const designs = await chooseDesigns(services.db, ownerId, order);
  const id = services.newId();
  await services.db.transaction().execute(async (trx) => {
    const total = designs.length;
    const title = `作品导出 ${total} 件`;
    await startOperation(trx, { ownerId, id, kind: 'sheet-export', title, total });
    await insertSheetExport(trx, ownerId, {
      id,
      design_ids: designs.map((design) => design.id),
      created_by: account.nickname,
      format: order.format,
    });
    const priority = await placeInLine(trx, ownerId, 'sheet-export');
    await services.jobs.enqueue(trx, {
      name: 'sheets.export-generic',
      payload: { ownerId, exportId: id },
      priority,
    });
  });
  return { operation_id: id };
}

const EXPIRE_AT_ONCE = 200;

/** Removes sheets past their time; answers how many. */
export async function expireSheets(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredSheetExports(services.db, EXPIRE_AT_ONCE);
    for (const { owner_id, id, file_key } of expired) {
      // The file first: a kill in between leaves a row that is found again, not a file that nobody knows.
      await services.storage.delete(file_key!);
      await services.db.transaction().execute(async (trx) => {
        await deleteSheetExport(trx, owner_id, id);
        await expireOperation(trx, owner_id, id);
      });
    }
    removed += expired.length;
    if (expired.length < EXPIRE_AT_ONCE) return removed;
  }
}
