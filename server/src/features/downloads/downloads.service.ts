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
  findUnfinishedDownloads,
  lockDownload,
  pageOfDownloads,
  removeZip,
} from './downloads.queries.ts';
import { discardPacking } from './packing/discard-packing.ts';

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
  return db.transaction().execute(async (trx) => {
    await lockDownload(trx, ownerId, id);
    await undoPacking(trx, ownerId, id);
    return deleteDownloadRow(trx, ownerId, id);
  });
}

/** Removes the files of downloads past their time, and parts of those that ended without an archive. Returns how many. */
export async function expireDownloads(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<number> {
  const find = async (db: Db, most: number) => (await findExpiredDownloads(db, most)).map(withFiles);
  return (await expireWork(services, find, removeZip)) + (await discardLeftParts(services));
}

/** Days after which parts are deleted that a worker left behind when it was killed while its download ended. */
const PARTS_KEPT_DAYS = 7;
const AT_ONCE = 200;

async function discardLeftParts(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<number> {
  const unfinished = await findUnfinishedDownloads(services.db, PARTS_KEPT_DAYS, AT_ONCE);
  let discarded = 0;
  for (const { owner_id: ownerId, id, operation_id: operationId } of unfinished) {
    const [operation] = await findOperations(services.db, ownerId, [operationId]);
    if (operation && !hasEndedFor(operation, PARTS_KEPT_DAYS, services.clock.now())) continue;
    await discardPacking(services, ownerId, id);
    discarded += 1;
  }
  return discarded;
}

function hasEndedFor({ state, updated_at: since }: OperationRow, days: number, now: Date): boolean {
  const isOpen = state === 'queued' || state === 'running';
  return !isOpen && now.getTime() - since.getTime() > days * 24 * 3_600_000;
}

function withFiles(
  download: Pick<DownloadRecord, 'owner_id' | 'id' | 'operation_id' | 'parts'>,
): FinishedWork {
  const { owner_id: ownerId, id, operation_id: operationId, parts } = download;
  return { ownerId, id, operationId, keys: parts.map(({ key }) => key) };
}
