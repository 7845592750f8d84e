import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** An encrypted object of an account: an order file, a picture that came in one, or an error sheet. */
export interface EncryptedFile {
  owner_id: string;
  key: string;
}

const FILES_AT_ONCE = 100;

const files = sql<EncryptedFile>`(
  select owner_id, file_key as key from order_uploads where file_key is not null
  union select owner_id, error_key from order_logs where error_key is not null
  union select owner_id, object_key from order_upload_pictures where object_key is not null) as files`;

/** The next objects after this name whose names do not end like that, in the order of their names. */
export async function listEncryptedFiles(db: Db, suffix: string, after: string): Promise<EncryptedFile[]> {
  const { rows } = await sql<EncryptedFile>`
    select owner_id, key from ${files}
    where key > ${after} and right(key, ${suffix.length}::int) <> ${suffix}
    order by key limit ${FILES_AT_ONCE}`.execute(db);
  return rows;
}

/** Objects whose names end like that. */
export async function listRenewedFiles(db: Db, suffix: string): Promise<EncryptedFile[]> {
  const { rows } = await sql<EncryptedFile>`
    select owner_id, key from ${files} where right(key, ${suffix.length}::int) = ${suffix}`.execute(db);
  return rows;
}

/** Whether any row still refers to this file. */
export async function isFileUsed(db: Db, { owner_id: ownerId, key }: EncryptedFile): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${files} where owner_id = ${ownerId} and key = ${key} limit 1`.execute(db);
  return rows.length > 0;
}

/** Puts another name in place of an object's; false when no row has it any more. */
export function renameEncryptedFile(
  db: Db,
  { owner_id: ownerId, key: before }: EncryptedFile,
  key: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = [
      await sql`update order_uploads set file_key = ${key} where owner_id = ${ownerId} and file_key = ${before}`.execute(
        trx,
      ),
      await sql`update order_logs set error_key = ${key} where owner_id = ${ownerId} and error_key = ${before}`.execute(
        trx,
      ),
      await sql`update order_upload_pictures set object_key = ${key} where owner_id = ${ownerId} and object_key = ${before}`.execute(
        trx,
      ),
    ];
    return changed.some(({ numAffectedRows = 0n }) => numAffectedRows > 0n);
  });
}
