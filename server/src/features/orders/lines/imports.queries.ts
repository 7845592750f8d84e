import type { MessageLocale } from '@diy/contract/messages';
import type { ImportPolicy } from '@diy/contract/orders/import-policy';
import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing, countRows, newestPage, type PageRange } from '../../../platform/database/page.ts';
import { ForbiddenTransition } from '../../../platform/states/define-states.ts';
import { importStates, type StoredImportState } from '../states/import.state.ts';

interface OrderImportTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  upload_id: string;
  file_name: string;
  bytes: number;
  sha256: string;
  kind: string;
  encoding: string | null;
  sheet: string;
  headers: JSONColumnType<string[]>;
  mapping: JSONColumnType<OrderMapping>;
  shop: string;
  mode: ImportPolicy['mode'];
  duplicates: ImportPolicy['duplicates'];
  state: StoredImportState;
  operation_id: string;
  operator: string;
  /** Language of the person who started it, for its error sheet. */
  locale: Generated<MessageLocale>;
  next_position: Generated<number>;
  rows_read: Generated<number>;
  ready: Generated<number>;
  duplicate: Generated<number>;
  unknown: Generated<number>;
  wrong: Generated<number>;
  cancelled: Generated<number>;
  blank: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  error_key: string | null;
  /** What the caller gave, so that sending it again is the same import. */
  idempotency_key: string | null;
  /** What the call with the key asked for. */
  request_sha256: Generated<string | null>;
  /** A later import that changed lines of this one was deleted. */
  later_deleted: Generated<boolean>;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_logs: OrderImportTable;
  }
}

export type StoredImport = Selectable<OrderImportTable>;
export type NewImport = Pick<
  StoredImport,
  | 'id'
  | 'upload_id'
  | 'file_name'
  | 'bytes'
  | 'sha256'
  | 'kind'
  | 'encoding'
  | 'sheet'
  | 'headers'
  | 'mapping'
  | 'shop'
  | 'mode'
  | 'duplicates'
  | 'operation_id'
  | 'operator'
  | 'locale'
> & { idempotency_key?: string | null; request_sha256?: string | null };

/** Adds an import that is under way. */
export async function insertImport(trx: Db, ownerId: string, importRecord: NewImport): Promise<void> {
  const json = {
    headers: JSON.stringify(importRecord.headers),
    mapping: JSON.stringify(importRecord.mapping),
  };
  await trx
    .insertInto('order_logs')
    .values({ ...importRecord, ...json, owner_id: ownerId, state: 'importing', error_key: null })
    .execute();
}

/** One import, undone ones too. */
export function findImport(db: Db, ownerId: string, id: string): Promise<StoredImport | undefined> {
  return allImports(db, ownerId).where('id', '=', id).executeTakeFirst();
}

/** The import that this key started, whatever became of it. */
export function findImportByKey(db: Db, ownerId: string, key: string): Promise<StoredImport | undefined> {
  return allImports(db, ownerId).where('idempotency_key', '=', key).executeTakeFirst();
}

/** The import, locked until the transaction ends. */
export function lockImport(trx: Db, ownerId: string, id: string): Promise<StoredImport | undefined> {
  return allImports(trx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Imports by id, in no order, undone ones too. */
export function findImports(db: Db, ownerId: string, ids: readonly string[]): Promise<StoredImport[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : allImports(db, ownerId)
        .where('id', 'in', [...ids])
        .execute();
}

/** Imports of the same file that were not undone, newest first. */
export function findImportsOfHash(db: Db, ownerId: string, sha256: string): Promise<StoredImport[]> {
  return allImports(db, ownerId)
    .where('sha256', '=', sha256)
    .where('state', '<>', 'undone')
    .orderBy('seq', 'desc')
    .limit(1)
    .execute();
}

/** One page, newest first, undone imports too; `content` is a part of the file’s name. */
export function pageOfImports(
  db: Db,
  ownerId: string,
  content: string,
  page: PageRange,
): Promise<StoredImport[]> {
  return newestPage(matching(db, ownerId, content).selectAll(), page);
}

/** How many imports all pages of such a list have. */
export function countImports(db: Db, ownerId: string, content: string): Promise<number> {
  return countRows(matching(db, ownerId, content));
}

/** Adds the counts of a chunk and moves on to the next one. */
export async function advanceImport(
  trx: Db,
  ownerId: string,
  id: string,
  chunk: RowStatusCounts & { created: number; updated: number; nextPosition: number },
): Promise<void> {
  const plus = (column: string, by: number) => sql<number>`${sql.ref(column)} + ${by}::int`;
  await trx
    .updateTable('order_logs')
    .set({
      next_position: chunk.nextPosition,
      rows_read: plus('rows_read', chunk.rows),
      ready: plus('ready', chunk.ready),
      duplicate: plus('duplicate', chunk.duplicate),
      unknown: plus('unknown', chunk.unknown),
      wrong: plus('wrong', chunk.wrong),
      cancelled: plus('cancelled', chunk.cancelled),
      blank: plus('blank', chunk.blank),
      created: plus('created', chunk.created),
      updated: plus('updated', chunk.updated),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/**
 * Ends an import, or marks it as undone. Throws ForbiddenTransition when it has ended in another way: lock it and check
 * first.
 */
export async function changeImport(
  trx: Db,
  ownerId: string,
  id: string,
  change: { state: StoredImportState; error_key?: string | null },
): Promise<void> {
  const result = await trx
    .updateTable('order_logs')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', importStates.statesBefore(change.state))
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) throw new ForbiddenTransition('import', id, change.state);
}

/** Records that the imports of an upload have no error sheets any more. */
export async function clearErrorSheets(trx: Db, ownerId: string, uploadId: string): Promise<void> {
  await trx
    .updateTable('order_logs')
    .set({ error_key: null })
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Deletes an import; its lines go with it. */
export async function deleteImport(trx: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('order_logs')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * The imports of one upload. When the upload is deleted, their error sheets must be deleted too, since they hold the same
 * rows.
 */
export function findImportsOfUpload(db: Db, ownerId: string, uploadId: string): Promise<StoredImport[]> {
  return allImports(db, ownerId).where('upload_id', '=', uploadId).execute();
}

function allImports(db: Db, ownerId: string) {
  return db.selectFrom('order_logs').selectAll().where('owner_id', '=', ownerId);
}

function matching(db: Db, ownerId: string, content: string) {
  const query = db.selectFrom('order_logs').where('owner_id', '=', ownerId);
  if (content === '') return query;
  const pattern = containing(content);
  return query.where((eb) =>
    eb.or([
      eb('file_name', 'ilike', pattern),
      eb('operator', 'ilike', pattern),
      eb('shop', 'ilike', pattern),
      eb.exists(
        eb
          .selectFrom('order_lines as l')
          .select('l.id')
          .where('l.owner_id', '=', ownerId)
          .whereRef('l.import_id', '=', 'order_logs.id')
          .where('l.order_no', '=', content),
      ),
    ]),
  );
}
