import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';
import { lockName } from '../../../../platform/database/lock-name.ts';
import type { Message } from '../../../../platform/errors/refusal.ts';
import type { ArchiveFacts, DamagedCell, TableFacts, TableKind } from '../reading/table-facts.ts';

/** A refusal that happened after the response to the upload. */
export interface UploadFailure {
  id: string;
  text: Message;
}

interface OrderUploadTable {
  owner_id: string;
  id: string;
  file_name: string;
  bytes: number;
  sha256: string;
  file_key: string | null;
  /** `program`: a program's call, kept as the rows of a table. */
  kind: TableKind | 'program';
  encoding: string | null;
  delimiter: string | null;
  sheets: JSONColumnType<TableFacts['sheets']>;
  sheet: string;
  header_row: number;
  headers: JSONColumnType<string[]>;
  row_count: number;
  fingerprint: string;
  damaged: JSONColumnType<DamagedCell[]>;
  date_order: TableFacts['dateOrder'];
  /** Rows that the workbook hides, by hand or by a filter. */
  hidden_rows: JSONColumnType<number[]>;
  /** What the archive around the table held; null = no archive. */
  archive: JSONColumnType<ArchiveFacts> | null;
  proposed: JSONColumnType<OrderMapping>;
  corrections: Buffer | null;
  /** Rows are still coming in. */
  reading: Generated<boolean>;
  /** Why the rest could not be read. */
  failure: JSONColumnType<UploadFailure> | null;
  /** Who is reading its file, and until when that counts. */
  reader: string | null;
  reader_until: Date | null;
  created_at: Generated<Date>;
}

interface ChunkTable {
  owner_id: string;
  upload_id: string;
  position: number;
  first_row: number;
  rows: Buffer;
}

declare module '../../../../platform/database/tables.ts' {
  interface Tables {
    order_uploads: OrderUploadTable;
    order_upload_chunks: ChunkTable;
    order_layouts: {
      owner_id: string;
      fingerprint: string;
      mapping: JSONColumnType<OrderMapping>;
      shop: string;
      updated_at: Generated<Date>;
    };
  }
}

export type UploadRecord = Selectable<OrderUploadTable>;
export type NewUpload = Omit<
  UploadRecord,
  | 'owner_id'
  | 'corrections'
  | 'reading'
  | 'failure'
  | 'reader'
  | 'reader_until'
  | 'created_at'
  | 'hidden_rows'
> & { hidden_rows?: number[] };

/** How long the claim of a reader lasts that is not renewed. By the database's clock. */
const HELD_SECONDS = 10;

/** Columns of an upload that this reader reads from now on. */
export function readerColumns(reader: string) {
  return { reader, reader_until: sql<Date>`now() + make_interval(secs => ${HELD_SECONDS}::int)` };
}

/** Records an upload, or the result of reading its file again; `reader` while its rows are still being read by it. */
export async function putUpload(
  trx: Db,
  ownerId: string,
  upload: NewUpload,
  { reader }: { reader?: string } = {},
): Promise<void> {
  const { sheets, headers, damaged, proposed, archive, hidden_rows = [], ...plain } = upload;
  const values = {
    ...plain,
    sheets: JSON.stringify(sheets),
    headers: JSON.stringify(headers),
    damaged: JSON.stringify(damaged),
    proposed: JSON.stringify(proposed),
    hidden_rows: JSON.stringify(hidden_rows),
    archive: archive === null ? null : JSON.stringify(archive),
    reading: reader !== undefined,
    failure: null,
    ...(reader === undefined ? { reader: null, reader_until: null } : readerColumns(reader)),
  };
  await trx
    .insertInto('order_uploads')
    .values({ ...values, owner_id: ownerId, corrections: null })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'id']).doUpdateSet({ ...values, corrections: null }),
    )
    .execute();
}

/** One upload, while it is being read as well. */
export function findUpload(db: Db, ownerId: string, id: string): Promise<UploadRecord | undefined> {
  return db
    .selectFrom('order_uploads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The upload, locked until the transaction ends. */
export function lockUpload(trx: Db, ownerId: string, id: string): Promise<UploadRecord | undefined> {
  return trx
    .selectFrom('order_uploads')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces all corrections of an upload; they are encrypted, null = none. */
export async function setCorrections(
  trx: Db,
  ownerId: string,
  id: string,
  corrections: Buffer | null,
): Promise<void> {
  await trx
    .updateTable('order_uploads')
    .set({ corrections })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Adds a piece of a file's rows, encrypted. */
export async function insertChunk(
  trx: Db,
  ownerId: string,
  chunk: Omit<ChunkTable, 'owner_id'>,
): Promise<void> {
  await trx
    .insertInto('order_upload_chunks')
    .values({ ...chunk, owner_id: ownerId })
    .execute();
}

/** Deletes the rows of a file; its facts and corrections stay. */
export async function deleteChunks(trx: Db, ownerId: string, uploadId: string): Promise<void> {
  await trx
    .deleteFrom('order_upload_chunks')
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** One chunk of an upload’s rows, still encrypted. */
export function findChunk(
  db: Db,
  ownerId: string,
  uploadId: string,
  position: number,
): Promise<Pick<ChunkTable, 'first_row' | 'rows'> | undefined> {
  return db
    .selectFrom('order_upload_chunks')
    .select(['first_row', 'rows'])
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .where('position', '=', position)
    .executeTakeFirst();
}

/** How the account last read files with these headers. */
export function findLayout(
  db: Db,
  ownerId: string,
  fingerprint: string,
): Promise<{ mapping: OrderMapping; shop: string } | undefined> {
  return db
    .selectFrom('order_layouts')
    .select(['mapping', 'shop'])
    .where('owner_id', '=', ownerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

/** Stores the mapping of a layout, for the next file that has the same columns. */
export async function putLayout(
  trx: Db,
  ownerId: string,
  fingerprint: string,
  mapping: OrderMapping,
  shop: string,
): Promise<void> {
  const value = { mapping: JSON.stringify(mapping), shop };
  await trx
    .insertInto('order_layouts')
    .values({ owner_id: ownerId, fingerprint, ...value })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'fingerprint']).doUpdateSet({ ...value, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Uploads older than `hours` that still hold data, with a mark for those that nobody imported. */
export function findStaleUploads(
  db: Db,
  hours: { unused: number; imported: number },
  limit: number,
): Promise<{ owner_id: string; id: string; file_key: string | null; used: boolean }[]> {
  const used = sql<boolean>`exists (select from order_logs l where l.owner_id = u.owner_id and l.upload_id = u.id)`;
  const age = (hoursOld: number) => sql<Date>`now() - make_interval(hours => ${hoursOld}::int)`;
  return db
    .selectFrom('order_uploads as u')
    .select(['u.owner_id', 'u.id', 'u.file_key', used.as('used')])
    .where('u.created_at', '<', age(Math.min(hours.unused, hours.imported)))
    .where((eb) =>
      eb.or([
        eb.and([eb.not(used), eb('u.created_at', '<', age(hours.unused))]),
        eb.and([eb('u.file_key', 'is not', null), eb('u.created_at', '<', age(hours.imported))]),
      ]),
    )
    .limit(limit)
    .execute();
}

/** Clears an upload's file, rows and corrections; imported lines stay. */
export async function clearUpload(trx: Db, ownerId: string, id: string): Promise<void> {
  await deleteChunks(trx, ownerId, id);
  await trx
    .updateTable('order_uploads')
    .set({ file_key: null, corrections: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the row of an upload, and with it what refers to it; its files are deleted by the caller. */
export async function deleteUpload(trx: Db, ownerId: string, id: string): Promise<void> {
  await trx.deleteFrom('order_uploads').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** Serialises an account's calls that bring orders until the transaction ends. */
export async function lockProgramOrders(trx: Db, ownerId: string): Promise<void> {
  await lockName(trx, `orders.create ${ownerId}`);
}
