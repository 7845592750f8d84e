import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface ProductFileTable {
  owner_id: string;
  id: string;
  kind: 'export' | 'import';
  operation_id: string;
  template_ids: string[];
  file_key: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}
export type ProductFileRecord = Selectable<ProductFileTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    product_files: ProductFileTable;
  }
}

/** How long a file is kept: one that was sent lasts until its work has ended, and a little longer than any retry. */
const KEPT_DAYS = { export: 7, import: 2 };

/** Adds a file of products, which expires after the days of its kind. */
export async function insertProductFile(
  db: Db,
  ownerId: string,
  file: Pick<ProductFileRecord, 'id' | 'kind' | 'operation_id' | 'template_ids' | 'file_key'>,
): Promise<void> {
  const days = KEPT_DAYS[file.kind];
  await db
    .insertInto('product_files')
    .values({
      owner_id: ownerId,
      ...file,
      expires_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .execute();
}

/** One product file, made for sharing or received. */
export function findProductFile(db: Db, ownerId: string, id: string): Promise<ProductFileRecord | undefined> {
  return db
    .selectFrom('product_files')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps the row as it is until the transaction ends; false when it was deleted. */
export async function lockProductFile(trx: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('product_files')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a packed file; false when it was deleted, or is packed already. */
export async function setProductFile(db: Db, ownerId: string, id: string, key: string): Promise<boolean> {
  const result = await db
    .updateTable('product_files')
    .set({ file_key: key, expires_at: sql<Date>`now() + make_interval(days => ${KEPT_DAYS.export}::int)` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Deletes the row; false where another call did so before. */
export async function deleteProductFile(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('product_files')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** Files of all accounts past their time, for housekeeping. */
export function findExpiredProductFiles(db: Db, most: number): Promise<ProductFileRecord[]> {
  return db
    .selectFrom('product_files')
    .selectAll()
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(most)
    .execute();
}
