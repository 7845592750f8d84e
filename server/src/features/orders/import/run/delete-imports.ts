import type { Db } from '../../../../platform/database/db.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { setOpenOrders } from '../../../designs/index.ts';
import { cancelOperation } from '../../../operations/index.ts';
import { requireNoneInProduction } from '../../lines/change-orders.ts';
import {
  clearErrorSheets,
  deleteImport,
  findImports,
  findImportsOfUpload,
  lockImport,
  type StoredImport,
} from '../../lines/imports.queries.ts';
import { countOpenLines } from '../../lines/line-counts.queries.ts';
import { markLaterDeleted } from '../../lines/line-history.queries.ts';
import { findLinesOfImport, lockLines } from '../../lines/lines.queries.ts';
import { deleteLinePictures } from '../../pictures/delete-line-pictures.ts';
import { deletePicturesOfUpload, findPicturesOfUpload } from '../../pictures/upload-pictures.queries.ts';

import { clearUpload, deleteUpload, findStaleUploads, lockUpload } from '../upload/uploads.queries.ts';

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
    const keys = await services.db
      .transaction()
      .execute((trx) => deleteRows(services.jobs, trx, ownerId, importRecord));
    if (keys) deleted += 1;
    // After a kill in between nothing names these files any more: the daily sweep of the store deletes them.
    for (const key of keys ?? []) await services.storage.delete(key);
  }
  return deleted;
}

/**
 * Deletes the rows of one import, and returns the storage keys of the files that nothing names afterwards; null where the import is gone
 * already. A line may have gone into production and the file may be imported again until the locks here.
 */
async function deleteRows(
  jobs: Services['jobs'],
  trx: Db,
  ownerId: string,
  { id, upload_id: uploadId }: StoredImport,
): Promise<string[] | null> {
  // In the order in which an import begins: the file, the import, its lines.
  const upload = await lockUpload(trx, ownerId, uploadId);
  const importRecord = await lockImport(trx, ownerId, id);
  const lineIds = (await findLinesOfImport(trx, ownerId, id)).map((line) => line.id);
  const lines = await lockLines(trx, ownerId, lineIds);
  requireNoneInProduction(lines);
  const isLast = (await findImportsOfUpload(trx, ownerId, uploadId)).length <= 1;
  const pictures = isLast ? await findPicturesOfUpload(trx, ownerId, uploadId) : [];
  const designs = [...new Set(lines.map((line) => line.design_id))].sort();
  await deleteLinePictures(trx, jobs, ownerId, { importId: id });
  await markLaterDeleted(trx, ownerId, id);
  const isGone = await deleteImport(trx, ownerId, id);
  if (isLast && upload) {
    await deletePicturesOfUpload(trx, ownerId, uploadId);
    await deleteUpload(trx, ownerId, uploadId);
  }
  await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, designs));
  const keys = [
    importRecord?.error_key,
    ...(isLast ? [upload?.file_key, ...pictures.map(({ object_key }) => object_key)] : []),
  ];
  return isGone ? [...new Set(keys)].filter((key) => typeof key === 'string') : null;
}

async function stopOperation(db: Needs['db'], importRecord: StoredImport): Promise<void> {
  if (importRecord.state !== 'importing') return;
  try {
    await cancelOperation(db, importRecord.owner_id, importRecord.operation_id);
  } catch (error) {
    // The operation ended just before it could be cancelled.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Hours that files are kept: two days if nobody imported them, else 30. */
const KEPT_HOURS = { unused: 48, imported: 30 * 24 };
const PURGE_AT_ONCE = 100;

/** Days an imported original can be downloaded. */
export const ORIGINAL_KEPT_DAYS = KEPT_HOURS.imported / 24;

/** Deletes original files, their rows and error sheets past their time; what was imported stays. Returns how many. */
export async function purgeOriginals({ db, storage }: Needs): Promise<number> {
  let purged = 0;
  for (;;) {
    const stale = await findStaleUploads(db, KEPT_HOURS, PURGE_AT_ONCE);
    for (const upload of stale) {
      const keys = await db.transaction().execute((trx) => purgeRows(trx, upload));
      // After a kill in between nothing names these files any more: the daily sweep of the store deletes them.
      for (const key of keys) await storage.delete(key);
    }
    purged += stale.length;
    if (stale.length < PURGE_AT_ONCE) return purged;
  }
}

/** Deletes what is kept of one file, and returns the storage keys that nothing names afterwards. */
async function purgeRows(
  trx: Db,
  { owner_id: ownerId, id, used }: Awaited<ReturnType<typeof findStaleUploads>>[number],
): Promise<string[]> {
  const upload = await lockUpload(trx, ownerId, id);
  const imports = await findImportsOfUpload(trx, ownerId, id);
  // It was imported since it was found to be unused.
  if (!upload || (!used && imports.length > 0)) return [];
  const pictures = await findPicturesOfUpload(trx, ownerId, id);
  await deletePicturesOfUpload(trx, ownerId, id);
  await clearErrorSheets(trx, ownerId, id);
  await (imports.length > 0 ? clearUpload(trx, ownerId, id) : deleteUpload(trx, ownerId, id));
  const keys = [
    upload.file_key,
    ...pictures.map(({ object_key }) => object_key),
    ...imports.map(({ error_key }) => error_key),
  ];
  return [...new Set(keys)].filter((key) => key !== null);
}
