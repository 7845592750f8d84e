import type { MessageLocale } from '@diy/contract/messages';
import type { SheetFix } from '@diy/contract/sheets/sheets-exports';
import type { SheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing, countRows, newestPage, type PageRange } from '../../../platform/database/page.ts';
import type { LayoutInUse } from '../layouts/layout-in-use.ts';
import type { ProductChange } from '../rows/compose-product.ts';

/** One finished file of an export. */
export interface SheetPart {
  key: string;
  name: string;
  bytes: number;
  rows: number;
}

interface DxmExportTable {
  owner_id: string;
  id: string;
  seq: Generated<string>;
  name: string;
  operation_id: string;
  layout: JSONColumnType<LayoutInUse>;
  preset_name: string;
  settings: JSONColumnType<SheetPresetSettings>;
  design_ids: string[];
  fixes: SheetFix[];
  changes: JSONColumnType<Record<string, ProductChange>>;
  on_error: 'skip' | 'include';
  created_by: string;
  /** Language of the person who asked, for the sheet of what was found. */
  locale: Generated<MessageLocale>;
  row_count: Generated<number>;
  issue_count: Generated<number>;
  parts: JSONColumnType<SheetPart[]> | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
}
export type DxmExportRecord = Selectable<DxmExportTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    dxm_exports: DxmExportTable;
  }
}

export type NewDxmExport = Pick<
  DxmExportRecord,
  | 'id'
  | 'name'
  | 'operation_id'
  | 'layout'
  | 'preset_name'
  | 'settings'
  | 'design_ids'
  | 'fixes'
  | 'changes'
  | 'on_error'
  | 'created_by'
  | 'locale'
>;

/** Adds an export to Dianxiaomi sheets that has no files yet. */
export async function insertDxmExport(db: Db, ownerId: string, row: NewDxmExport): Promise<void> {
  const { layout, settings, changes } = row;
  await db
    .insertInto('dxm_exports')
    .values({
      ...row,
      layout: JSON.stringify(layout),
      settings: JSON.stringify(settings),
      changes: JSON.stringify(changes),
      owner_id: ownerId,
      parts: null,
      expires_at: null,
    })
    .execute();
}

/** One Dianxiaomi sheet, expired ones too while their row is there. */
export function findDxmExport(db: Db, ownerId: string, id: string): Promise<DxmExportRecord | undefined> {
  return db
    .selectFrom('dxm_exports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Dianxiaomi sheets by id, in no order. */
export function findDxmExports(db: Db, ownerId: string, ids: readonly string[]): Promise<DxmExportRecord[]> {
  return db
    .selectFrom('dxm_exports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
}

function matching(db: Db, ownerId: string, content: string) {
  const query = db.selectFrom('dxm_exports').where('owner_id', '=', ownerId);
  return content ? query.where('name', 'ilike', containing(content)) : query;
}

/** One page of an account's exports, newest first. */
export function pageOfDxmExports(
  db: Db,
  ownerId: string,
  content: string,
  page: PageRange,
): Promise<DxmExportRecord[]> {
  return newestPage(matching(db, ownerId, content).selectAll(), page);
}

/** How many sheets all pages of such a list have. */
export function countDxmExports(db: Db, ownerId: string, content: string): Promise<number> {
  return countRows(matching(db, ownerId, content));
}

/** Records the finished files, kept for `days`; false when the export is gone or has files already. */
export async function setSheetParts(
  db: Db,
  ownerId: string,
  id: string,
  made: { parts: readonly SheetPart[]; rows: number; issues: number; days: number },
): Promise<boolean> {
  const result = await db
    .updateTable('dxm_exports')
    .set({
      parts: JSON.stringify(made.parts),
      row_count: made.rows,
      issue_count: made.issues,
      expires_at: sql<Date>`now() + make_interval(days => ${made.days})`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('parts', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Exports of all accounts with files past their time, for the clean-up. */
export function findExpiredDxmExports(db: Db, limit: number): Promise<DxmExportRecord[]> {
  return db
    .selectFrom('dxm_exports')
    .selectAll()
    .where('parts', 'is not', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Removes the files; the row stays as a record of the export. */
export async function deleteSheetParts(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('dxm_exports')
    .set({ parts: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the row; false where another call did so before. Its files are deleted by the caller. */
export async function deleteDxmExport(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('dxm_exports')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
