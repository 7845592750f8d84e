import type { MessageLocale } from '@diy/contract/messages';
import type { SheetExportRow } from '@diy/contract/sheets/sheets-exports';
import type { Db } from '../../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import type { Services } from '../../../platform/services.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import {
  deleteFinishedWork,
  expireWork,
  type FinishedWork,
  findOperations,
  type OperationRow,
  operationText,
} from '../../operations/index.ts';
import {
  countDxmExports,
  type DxmExportRecord,
  deleteDxmExport,
  deleteSheetParts,
  findDxmExports,
  findExpiredDxmExports,
  pageOfDxmExports,
} from './dxm-exports.queries.ts';

/** How long a link works: long enough to leave the page open for a while; each call of the list makes new links. */
const LINK_TTL_SECONDS = 60 * 60;

/** One page of exports, newest first. */
export async function listDxmExports(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  query: { p: number; limit: number; content: string },
  locale: MessageLocale,
): Promise<PageFigures & { list: SheetExportRow[] }> {
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfDxmExports(db, ownerId, query.content, page);
  const ids = rows.map((row) => row.operation_id);
  const found = ids.length === 0 ? [] : await findOperations(db, ownerId, ids);
  const operations = new Map(found.map((operation) => [operation.id, operation]));
  const list = rows.flatMap((row) => {
    const operation = operations.get(row.operation_id);
    return operation ? [present(row, operation, storage, locale)] : [];
  });
  return { list, ...pageFigures(query.p, query.limit, await countDxmExports(db, ownerId, query.content)) };
}

function present(
  row: DxmExportRecord,
  operation: OperationRow,
  storage: ObjectStore,
  locale: MessageLocale,
): SheetExportRow {
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
    message: operationText(operation, locale),
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
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  const found = await findDxmExports(services.db, ownerId, ids);
  return deleteFinishedWork(services, found.map(withFiles), deleteDxmExport);
}

/** Removes the files of exports past their time. Returns how many exports. */
export function expireDxmExports(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  const find = async (db: Db, most: number) => (await findExpiredDxmExports(db, most)).map(withFiles);
  return expireWork(services, find, deleteSheetParts);
}

function withFiles(row: Pick<DxmExportRecord, 'owner_id' | 'id' | 'operation_id' | 'parts'>): FinishedWork {
  const { owner_id: ownerId, id, operation_id: operationId, parts } = row;
  return { ownerId, id, operationId, keys: (parts ?? []).map(({ key }) => key) };
}
