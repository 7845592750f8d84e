import type { BrandColour } from '@diy/contract/brand-colours';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface BrandColoursTable {
  owner_id: string;
  version: number;
  colours: ColumnType<BrandColour[], string, string>;
  updated_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    brand_colours: BrandColoursTable;
  }
}

/** The account’s list with its version; undefined before it is first saved. */
export function findBrandColours(
  db: Db,
  ownerId: string,
): Promise<{ version: number; colours: BrandColour[] } | undefined> {
  return db
    .selectFrom('brand_colours')
    .select(['version', 'colours'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** The first list of an account. False if it has one already. */
export async function insertBrandColours(
  db: Db,
  ownerId: string,
  colours: readonly BrandColour[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brand_colours')
    .values({ owner_id: ownerId, version: 1, colours: JSON.stringify(colours) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces the list of this version with the next. False if the version is another by now. */
export async function replaceBrandColours(
  db: Db,
  ownerId: string,
  version: number,
  colours: readonly BrandColour[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brand_colours')
    .set({ version: version + 1, colours: JSON.stringify(colours), updated_at: sql`now()` })
    .where('owner_id', '=', ownerId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
