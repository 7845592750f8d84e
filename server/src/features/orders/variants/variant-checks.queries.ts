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

/** Checks of a design's version by these rules, in whatever colours and sizes there are some. */
export function findVariantChecks(
  db: Db,
  ownerId: string,
  of: Omit<SizedVersion, 'sizeId'>,
  rules: number,
): Promise<{ colour_id: string; size_id: string; result: VariantCheck }[]> {
  return db
    .selectFrom('variant_checks')
    .select(['colour_id', 'size_id', 'result'])
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .where('rules', '=', rules)
    .execute();
}

/** Sizes that somebody chose to scale the design's version to. */
export async function findCoveredSizes(
  db: Db,
  ownerId: string,
  of: Omit<SizedVersion, 'sizeId'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('covered_sizes')
    .select('size_id')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', of.designId)
    .where('design_version', '=', of.version)
    .execute();
  return new Set(rows.map((row) => row.size_id));
}

/** Keeps the preflight of variants of a design's version, each at most once, in place of those by earlier rules. */
export async function putVariantChecks(
  db: Db,
  ownerId: string,
  of: Omit<SizedVersion, 'sizeId'>,
  rules: number,
  checks: readonly { colourId: string; sizeId: string; result: VariantCheck }[],
): Promise<void> {
  if (checks.length === 0) return;
  await db
    .insertInto('variant_checks')
    .values(
      checks.map(({ colourId, sizeId, result }) => ({
        owner_id: ownerId,
        design_id: of.designId,
        design_version: of.version,
        colour_id: colourId,
        size_id: sizeId,
        rules,
        result: JSON.stringify(result),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'design_id', 'design_version', 'colour_id', 'size_id'])
        .doUpdateSet(({ ref }) => ({
          rules: ref('excluded.rules'),
          result: ref('excluded.result'),
          checked_at: sql<Date>`now()`,
        })),
    )
    .execute();
}
