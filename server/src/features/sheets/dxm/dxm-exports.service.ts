import type { SheetExportRow } from '@diy/contract/sheets/sheets-exports';
import type { Db } from '../../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import {
  cancelOperation,
  expireOperation,
  findOperations,
  type OperationRow,
} from '../../operations/index.ts';
import {
  countDxmExports,
  type DxmExportRecord,
  deleteDxmExport,
  expiredDxmExports,
  findDxmExports,
  forgetSheetParts,
  pageOfDxmExports,
} from './dxm-exports.queries.ts';

/** Long enough to leave the page open over lunch; the list makes a new one each time. */
const LINK_TTL_SECONDS = 60 * 60;
const EXPIRE_AT_ONCE = 200;

/** One page of exports, newest first. */
export async function listDxmExports(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  query: { p: number; limit: number; content: string },
): Promise<PageFigures & { list: SheetExportRow[] }> {
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfDxmExports(db, ownerId, query.content, page);
  const ids = rows.map((row) => row.operation_id);
  const found = ids.length === 0 ? [] : await findOperations(db, ownerId, ids);
  const operations = new Map(found.map((operation) => [operation.id, operation]));
  const list = rows.flatMap((row) => {
    const operation = operations.get(row.operation_id);
    return operation ? [present(row, operation, storage)] : [];
  });
  return { list, ...pageFigures(query.p, query.limit, await countDxmExports(db, ownerId, query.content)) };
}

function present(row: DxmExportRecord, operation: OperationRow, storage: ObjectStore): SheetExportRow {
  const { layout } = row.layout;
  const parts = operation.state === 'succeeded' ? (row.parts ?? []) : [];
  return {
    id: row.id,
    name: row.name,
    layout: { id: layout.id, ...layout.name, version: layout.version },
    preset: row.preset_name,
    state: operation.state,
    done: operation.done,
    total: operation.total,
    message: operation.message,
    designs: row.design_ids.length,
    rows: row.row_count,
    issues: row.issue_count,
    files: parts.map(({ key, name, bytes, rows }) => {
      const url = storage.signedUrl(key, { ttlSeconds: LINK_TTL_SECONDS, fileName: name });
      return { name, url, bytes, rows };
    }),
    operation_id: row.operation_id,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/** Deletes exports with their files; one that is being made is stopped. Foreign ids count for nothing. */
export async function deleteDxmExports(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (const { id, operation_id, parts } of await findDxmExports(db, ownerId, ids)) {
    await stopOrExpire(db, ownerId, operation_id);
    for (const { key } of parts ?? []) await storage.delete(key);
    if (await deleteDxmExport(db, ownerId, id)) deleted += 1;
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

/** Removes the files of exports past their time; answers how many exports. */
export async function expireDxmExports({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredDxmExports(db, EXPIRE_AT_ONCE);
    for (const { owner_id, id, operation_id, parts } of expired) {
      // The files first: a kill in between leaves a row that is found again, not files that nobody knows.
      for (const { key } of parts ?? []) await storage.delete(key);
      await db.transaction().execute(async (trx) => {
        await forgetSheetParts(trx, owner_id, id);
        await expireOperation(trx, owner_id, operation_id);
      });
    }
    removed += expired.length;
    if (expired.length < EXPIRE_AT_ONCE) return removed;
  }
}
