import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { cancelOperation, expireOperation, findOperations, type OperationRow } from '../operations/index.ts';
import {
  countDownloads,
  type DownloadRecord,
  deleteDownloadRow,
  expiredDownloads,
  findDownloads,
  pageOfDownloads,
  removeZip,
} from './downloads.queries.ts';

/** A download with the operation that shows its progress. */
export interface DownloadWithOperation {
  download: DownloadRecord;
  operation: OperationRow;
}

/** One page of downloads, newest first. */
export async function listDownloads(
  db: Db,
  ownerId: string,
  query: { p: number; limit: number; content: string },
): Promise<PageFigures & { rows: DownloadWithOperation[] }> {
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const downloads = await pageOfDownloads(db, ownerId, query.content, page);
  const ids = downloads.map((download) => download.operation_id);
  const found = ids.length === 0 ? [] : await findOperations(db, ownerId, ids);
  const operations = new Map(found.map((operation) => [operation.id, operation]));
  const rows = downloads.flatMap((download) => {
    const operation = operations.get(download.operation_id);
    return operation ? [{ download, operation }] : [];
  });
  return { rows, ...pageFigures(query.p, query.limit, await countDownloads(db, ownerId, query.content)) };
}

/** Deletes downloads with their files; one that is still being packed is stopped. Foreign ids count for nothing. */
export async function deleteDownloads(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: string[],
): Promise<number> {
  let deleted = 0;
  for (const { id, operation_id, parts } of await findDownloads(services.db, ownerId, ids)) {
    await stopOrExpire(services.db, ownerId, operation_id);
    for (const { key } of parts) await services.storage.delete(key);
    if (await deleteDownloadRow(services.db, ownerId, id)) deleted += 1;
  }
  return deleted;
}

/** Whatever state the operation is in, afterwards it neither runs nor links to a file. */
async function stopOrExpire(db: Db, ownerId: string, operationId: string): Promise<void> {
  if (await expireOperation(db, ownerId, operationId)) return;
  try {
    await cancelOperation(db, ownerId, operationId);
  } catch (error) {
    // Failed ones are over, and one that succeeded in this moment expires.
    if (!(error instanceof Refusal)) throw error;
    await expireOperation(db, ownerId, operationId);
  }
}

const EXPIRE_AT_ONCE = 200;

/** Removes the files of downloads past their time; answers how many. */
export async function expireDownloads(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredDownloads(services.db, EXPIRE_AT_ONCE);
    for (const { owner_id, id, operation_id, parts } of expired) {
      // The file first: a kill in between leaves a row that is found again, not a file that nobody knows.
      for (const { key } of parts) await services.storage.delete(key);
      await services.db.transaction().execute(async (trx) => {
        await removeZip(trx, owner_id, id);
        await expireOperation(trx, owner_id, operation_id);
      });
    }
    removed += expired.length;
    if (expired.length < EXPIRE_AT_ONCE) return removed;
  }
}
