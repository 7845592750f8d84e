import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { FontRecord, StyleRecord } from './font-record.ts';

interface OwnFontsTable {
  owner_id: string;
  sha256: string;
  name: string;
  file_name: string;
  bytes: ColumnType<string, number, never>;
  facts: ColumnType<FontRecord, string, never>;
  styles: ColumnType<StyleRecord[], string, never>;
  confirmed_by: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    own_fonts: OwnFontsTable;
  }
}

export interface OwnFontRow {
  sha256: string;
  name: string;
  file_name: string;
  bytes: string;
  facts: FontRecord;
  styles: StyleRecord[];
  confirmed_by: string;
  created_at: Date;
}

const COLUMNS = [
  'sha256',
  'name',
  'file_name',
  'bytes',
  'facts',
  'styles',
  'confirmed_by',
  'created_at',
] as const;

/** All fonts of an account, the newest first. */
export function findOwnFonts(db: Db, ownerId: string): Promise<OwnFontRow[]> {
  return db
    .selectFrom('own_fonts')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('sha256')
    .execute();
}

/** The account’s font with this hash. */
export function findOwnFont(db: Db, ownerId: string, sha256: string): Promise<OwnFontRow | undefined> {
  return db
    .selectFrom('own_fonts')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** Hashes, of these, of fonts that the account has. */
export async function findOwnFontHashes(
  db: Db,
  ownerId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('own_fonts')
    .select('sha256')
    .where('owner_id', '=', ownerId)
    .where('sha256', 'in', [...hashes])
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Makes the deletion of these fonts wait until the transaction ends. */
export async function holdOwnFonts(trx: Db, ownerId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .selectFrom('own_fonts')
    .select('sha256')
    .where('owner_id', '=', ownerId)
    .where('sha256', 'in', [...hashes])
    .orderBy('sha256')
    .forKeyShare()
    .execute();
}

/** Locks the font's row. Undefined if the account has none. */
export async function lockOwnFont(trx: Db, ownerId: string, sha256: string): Promise<OwnFontRow | undefined> {
  return trx
    .selectFrom('own_fonts')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .forUpdate()
    .executeTakeFirst();
}

/** False if the account has the font already. */
export async function insertOwnFont(
  db: Db,
  ownerId: string,
  font: Omit<OwnFontRow, 'bytes' | 'created_at'> & { bytes: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('own_fonts')
    .values({
      ...font,
      owner_id: ownerId,
      facts: JSON.stringify(font.facts),
      styles: JSON.stringify(font.styles),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Renames a font; false where the account has none of this hash. */
export async function setOwnFontName(
  db: Db,
  ownerId: string,
  sha256: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('own_fonts')
    .set({ name })
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the row of a font; its file is left to the daily sweep (decision 0366). */
export async function removeOwnFont(db: Db, ownerId: string, sha256: string): Promise<void> {
  await db.deleteFrom('own_fonts').where('owner_id', '=', ownerId).where('sha256', '=', sha256).execute();
}

/** How many fonts the account has, and bytes of their files. */
export async function ownFontFigures(db: Db, ownerId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('own_fonts')
    .select([sql<number>`count(*)::int`.as('count'), sql<string>`coalesce(sum(bytes), 0)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}
