import type { MessageLocale } from '@diy/contract/messages';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface SheetExportTable {
  owner_id: string;
  id: string;
  design_ids: string[];
  created_by: string;
  created_at: Generated<Date>;
  file_key: string | null;
  expires_at: Date | null;
  format: Generated<'xlsx' | 'csv'>;
  /** Language of the person who asked for it. */
  locale: Generated<MessageLocale>;
}
export type SheetExportRecord = Selectable<SheetExportTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sheet_exports: SheetExportTable;
  }
}

/** Adds an export that has no file yet. */
export async function insertSheetExport(
  db: Db,
  ownerId: string,
  row: Pick<SheetExportRecord, 'id' | 'design_ids' | 'created_by' | 'format' | 'locale'>,
): Promise<void> {
  await db
    .insertInto('sheet_exports')
    .values({ ...row, owner_id: ownerId, file_key: null, expires_at: null })
    .execute();
}

/** One sheet, expired ones too while their row is there. */
export function findSheetExport(db: Db, ownerId: string, id: string): Promise<SheetExportRecord | undefined> {
  return db
    .selectFrom('sheet_exports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Records the finished file; false when it is gone or has one already. */
export async function setSheetFile(
  db: Db,
  ownerId: string,
  id: string,
  file: { key: string; expiresAt: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('sheet_exports')
    .set({ file_key: file.key, expires_at: file.expiresAt })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Sheets of all accounts past their time, for the clean-up. */
export function findExpiredSheetExports(db: Db, limit: number): Promise<SheetExportRecord[]> {
  return db
    .selectFrom('sheet_exports')
    .selectAll()
    .where('file_key', 'is not', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Deletes the row of an export; its file is deleted by the caller. */
export async function deleteSheetExport(db: Db, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('sheet_exports').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}
