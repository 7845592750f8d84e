import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface SheetPictureTable {
  owner_id: string;
  source_key: string;
  key: string;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sheet_pictures: SheetPictureTable;
  }
}

/** The square picture made of another one; undefined = none yet. */
export async function findSheetPicture(db: Db, ownerId: string, source: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sheet_pictures')
    .select('key')
    .where('owner_id', '=', ownerId)
    .where('source_key', '=', source)
    .executeTakeFirst();
  return row?.key;
}

/** Records where the public copy of a picture lies; one that was recorded first stays. */
export async function insertSheetPicture(
  db: Db,
  ownerId: string,
  source: string,
  key: string,
): Promise<void> {
  await db
    .insertInto('sheet_pictures')
    .values({ owner_id: ownerId, source_key: source, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
