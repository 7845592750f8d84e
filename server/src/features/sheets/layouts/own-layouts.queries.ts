import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { LayoutColumn } from './layout.ts';

type Words = Record<string, string>;

interface OwnLayoutTable {
  owner_id: string;
  id: string;
  name: string;
  version: Generated<number>;
  file_key: string;
  file_name: string;
  sheet_name: string;
  header_row: number;
  columns: JSONColumnType<LayoutColumn[]>;
  examples: JSONColumnType<string[][]>;
  rows_mode: Generated<'replace' | 'below'>;
  colour_map: JSONColumnType<Words, string | undefined, string>;
  size_map: JSONColumnType<Words, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type OwnLayoutRecord = Selectable<OwnLayoutTable>;

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sheet_layouts: OwnLayoutTable;
  }
}

/** What lists show of a layout: its columns and examples may be megabytes. */
export interface ListedLayout
  extends Pick<OwnLayoutRecord, 'id' | 'name' | 'version' | 'sheet_name' | 'updated_at'> {
  columns: number;
  /** Columns with a field. */
  bound: number;
}

/** The layouts that an account imported, newest first. */
export function listOwnLayouts(db: Db, ownerId: string): Promise<ListedLayout[]> {
  return db
    .selectFrom('sheet_layouts')
    .select([
      'id',
      'name',
      'version',
      'sheet_name',
      'updated_at',
      sql<number>`jsonb_array_length(columns)`.as('columns'),
      sql<number>`(select count(*)::int from jsonb_array_elements(columns) one where one ->> 'field' is not null)`.as(
        'bound',
      ),
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many layouts an account has. */
export async function countOwnLayouts(db: Db, ownerId: string): Promise<number> {
  const { n } = await db
    .selectFrom('sheet_layouts')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return n;
}

/** The seller’s own sheet with this id. */
export function findOwnLayout(db: Db, ownerId: string, id: string): Promise<OwnLayoutRecord | undefined> {
  return db
    .selectFrom('sheet_layouts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a layout of the account and returns it. */
export function insertOwnLayout(
  db: Db,
  ownerId: string,
  layout: Pick<OwnLayoutRecord, 'id' | 'name' | 'file_key' | 'file_name' | 'sheet_name' | 'header_row'> & {
    columns: readonly LayoutColumn[];
    examples: readonly (readonly string[])[];
  },
): Promise<OwnLayoutRecord> {
  return db
    .insertInto('sheet_layouts')
    .values({
      ...layout,
      owner_id: ownerId,
      columns: JSON.stringify(layout.columns),
      examples: JSON.stringify(layout.examples),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a layout and raises its version; undefined where the account has none of this id. */
export function updateOwnLayout(
  db: Db,
  ownerId: string,
  layout: Pick<OwnLayoutRecord, 'id' | 'name' | 'columns' | 'rows_mode' | 'colour_map' | 'size_map'>,
): Promise<OwnLayoutRecord | undefined> {
  return db
    .updateTable('sheet_layouts')
    .set((eb) => ({
      name: layout.name,
      columns: JSON.stringify(layout.columns),
      rows_mode: layout.rows_mode,
      colour_map: JSON.stringify(layout.colour_map),
      size_map: JSON.stringify(layout.size_map),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', layout.id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a layout; false where the account has none of this id. */
export async function deleteOwnLayout(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sheet_layouts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
