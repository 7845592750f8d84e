import type { Db } from '../../../platform/database/db.ts';

interface DesignFontTable {
  owner_id: string;
  design_id: string;
  sha256: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    design_fonts: DesignFontTable;
  }
}

/** Adds own fonts to those that a design uses in one of its versions. */
export async function insertDesignFonts(
  db: Db,
  ownerId: string,
  designId: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('design_fonts')
    .values(hashes.map((sha256) => ({ owner_id: ownerId, design_id: designId, sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Designs that are named where a font cannot be deleted. */
const NAMED = 3;

/** Designs, deleted ones included, that use an own font in any version: how many, and names of some. */
export async function findDesignsWithFont(
  db: Db,
  ownerId: string,
  sha256: string,
): Promise<{ designs: number; names: string[] }> {
  const uses = db.selectFrom('design_fonts').where('owner_id', '=', ownerId).where('sha256', '=', sha256);
  const { designs } = await uses
    .select((build) => build.fn.countAll<number>().as('designs'))
    .executeTakeFirstOrThrow();
  const named = await db
    .selectFrom('designs')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', uses.select('design_id'))
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(NAMED)
    .execute();
  return { designs: Number(designs), names: named.map(({ name }) => name) };
}
