import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteFinishedWork,
  expireWork,
  type FinishedWork,
  findOperations,
  type OperationRow,
} from '../operations/index.ts';
import { undoPacking } from '../orders/index.ts';
import {
  countDownloads,
  type DownloadRecord,
  deleteDownloadRow,
  findDownloads,
  findExpiredDownloads,
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
  const downloads = await findDownloads(services.db, ownerId, ids);
  return deleteFinishedWork(services, downloads.map(withFiles), deleteDownload);
}

/** One that is still being packed gives its order lines back what they were. */
async function deleteDownload(db: Db, ownerId: string, id: string): Promise<boolean> {
  await undoPacking(db, ownerId, id);
  return deleteDownloadRow(db, ownerId, id);
}

/** Removes the files of downloads past their time. Returns how many. */
export function expireDownloads(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  const find = async (db: Db, most: number) => (await findExpiredDownloads(db, most)).map(withFiles);
  return expireWork(services, find, removeZip);
}

function withFiles(
  download: Pick<DownloadRecord, 'owner_id' | 'id' | 'operation_id' | 'parts'>,
): FinishedWork {
  const { owner_id: ownerId, id, operation_id: operationId, parts } = download;
  return { ownerId, id, operationId, keys: parts.map(({ key }) => key) };
}
