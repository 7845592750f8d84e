import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { VariantCheck } from '../model/checked-variant.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    variant_checks: {
      owner_id: string;
      design_id: string;
      design_version: number;
      colour_id: string;
      size_id: string;
      rules: number;
      result: JSONColumnType<VariantCheck>;
      checked_at: Generated<Date>;
    };
    covered_sizes: {
      owner_id: string;
      design_id: string;
      design_version: number;
      size_id: string;
      taken_by: string;
      taken_at: Generated<Date>;
    };
  }
}

/** A version of a design in a size. */
export interface SizedVersion {
  designId: string;
  version: number;
  sizeId: string;
}

/** Whether somebody chose to scale the design to cover the size. */
export async function isCovered(db: Db, ownerId: string, of: SizedVersion): Promise<boolean> {
  const row = await db
    .selectFrom('covered_sizes')
    .select('size_id')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .where('size_id', '=', of.sizeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the design is scaled to cover the size, and deletes earlier checks. */
export async function putCovered(trx: Db, ownerId: string, of: SizedVersion, takenBy: string): Promise<void> {
  await trx
    .insertInto('covered_sizes')
    .values({
      owner_id: ownerId,
      design_id: of.designId,
      design_version: of.version,
      size_id: of.sizeId,
      taken_by: takenBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .deleteFrom('variant_checks')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .where('size_id', '=', of.sizeId)
    .execute();
}

/** The check of a variant by these rules; undefined = not made yet. */
export async function findVariantCheck(
  db: Db,
  ownerId: string,
  of: SizedVersion & { colourId: string },
  rules: number,
): Promise<VariantCheck | undefined> {
  const row = await db
    .selectFrom('variant_checks')
    .select('result')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .where('colour_id', '=', of.colourId)
    .where('size_id', '=', of.sizeId)
    .where('rules', '=', rules)
    .executeTakeFirst();
  return row?.result;
}

/** Keeps the preflight of a variant of a design's version, in place of one by earlier rules. */
export async function putVariantCheck(
  db: Db,
  ownerId: string,
  of: SizedVersion & { colourId: string },
  check: { rules: number; result: VariantCheck },
): Promise<void> {
  const value = { rules: check.rules, result: JSON.stringify(check.result) };
  await db
    .insertInto('variant_checks')
    .values({
      owner_id: ownerId,
      design_id: of.designId,
      design_version: of.version,
      colour_id: of.colourId,
      size_id: of.sizeId,
      ...value,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'design_id', 'design_version', 'colour_id', 'size_id'])
        .doUpdateSet({ ...value, checked_at: sql<Date>`now()` }),
    )
    .execute();
}
