import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { setOpenOrders } from '../../../designs/index.ts';
import { cancelOperation } from '../../../operations/index.ts';
import { requireNoneInProduction } from '../../lines/change-orders.ts';
import {
  deleteImport,
  findImports,
  findImportsOfUpload,
  type StoredImport,
} from '../../lines/imports.queries.ts';
import { countOpenLines } from '../../lines/line-counts.queries.ts';
import { findLinesOfImport } from '../../lines/lines.queries.ts';
import { deleteLinePictures } from '../../pictures/delete-line-pictures.ts';
import { deleteUploadPictures } from '../upload/upload-pictures.ts';
import { clearUpload, deleteUpload, findStaleUploads, findUpload } from '../upload/uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage'>;
type DeletingNeeds = Needs & Pick<Services, 'jobs'>;

/**
 * Deletes imports with their lines, original files, error sheets and all that is known of buyers, their pictures too; running ones are
 * stopped first. Foreign ids count for nothing. Returns how many. Throws a Refusal while lines of them are in production.
 */
export async function deleteImports(
  services: DeletingNeeds,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  let deleted = 0;
  const imports = await findImports(services.db, ownerId, ids);
  // Before anything is deleted, so that a refusal leaves everything as it is.
  for (const importRecord of imports)
    requireNoneInProduction(await findLinesOfImport(services.db, ownerId, importRecord.id));
  for (const importRecord of imports) {
    await stopOperation(services.db, importRecord);
    if (importRecord.error_key !== null) await services.storage.delete(importRecord.error_key);
    const isLast = (await findImportsOfUpload(services.db, ownerId, importRecord.upload_id)).length <= 1;
    const upload = isLast ? await findUpload(services.db, ownerId, importRecord.upload_id) : undefined;
    // The file first: a kill in between leaves a row that can be deleted again, not a file that nobody knows.
    if (upload?.file_key) await services.storage.delete(upload.file_key);
    if (upload) await deleteUploadPictures(services, ownerId, upload.id);
    const isGone = await services.db.transaction().execute(async (trx) => {
      const designs = [
        ...new Set((await findLinesOfImport(trx, ownerId, importRecord.id)).map((line) => line.design_id)),
      ].sort();
      await deleteLinePictures(trx, services.jobs, ownerId, { importId: importRecord.id });
      const gone = await deleteImport(trx, ownerId, importRecord.id);
      if (upload) await deleteUpload(trx, ownerId, upload.id);
      await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, designs));
      return gone;
    });
    if (isGone) deleted += 1;
  }
  return deleted;
}

async function stopOperation(db: Needs['db'], importRecord: StoredImport): Promise<void> {
  if (importRecord.state !== 'importing') return;
  try {
    await cancelOperation(db, importRecord.owner_id, importRecord.operation_id);
  } catch (error) {
    // It ended in this moment.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Days that files are kept: two if nobody imported them, else 30. */
const KEPT_HOURS = { unused: 48, imported: 30 * 24 };
const PURGE_AT_ONCE = 100;

/** Days an imported original can be downloaded. */
export const ORIGINAL_KEPT_DAYS = KEPT_HOURS.imported / 24;

/** Removes original files, their rows and error sheets past their time. Returns how many. */
export async function purgeOriginals({ db, storage }: Needs): Promise<number> {
  let purged = 0;
  for (;;) {
    const stale = await findStaleUploads(db, KEPT_HOURS, PURGE_AT_ONCE);
    for (const { owner_id: ownerId, id, file_key, used } of stale) {
      if (file_key !== null) await storage.delete(file_key);
      await deleteUploadPictures({ db, storage }, ownerId, id);
      for (const importRecord of await findImportsOfUpload(db, ownerId, id))
        if (importRecord.error_key !== null) await storage.delete(importRecord.error_key);
      await db
        .transaction()
        .execute((trx) => (used ? clearUpload(trx, ownerId, id) : deleteUpload(trx, ownerId, id)));
    }
    purged += stale.length;
    if (stale.length < PURGE_AT_ONCE) return purged;
  }
}
