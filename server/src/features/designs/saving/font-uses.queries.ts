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

/** Designs that use an own font in any version, and what hangs on them. */
export interface DesignsWithFont {
  designs: number;
  /** Names of some of them. */
  names: string[];
  /** Deleted ones that are not yet removed for good. */
  deleted: number;
  /** Order lines of all of them that are neither shipped nor cancelled. */
  openLines: number;
  /** Batches that made them, deleted designs included. */
  batchIds: string[];
}

/** Designs that have the font in any version: how many, the first names (latest change first), and how many of them are deleted. */
export async function findDesignsWithFont(db: Db, ownerId: string, sha256: string): Promise<DesignsWithFont> {
  const rows = await db
    .selectFrom('designs')
    .innerJoin('design_fonts', (join) =>
      join
        .onRef('design_fonts.owner_id', '=', 'designs.owner_id')
        .onRef('design_fonts.design_id', '=', 'designs.id'),
    )
    .select(['name', 'batch_id', 'open_orders', 'deleted_at'])
    .where('designs.owner_id', '=', ownerId)
    .where('design_fonts.owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  const kept = rows.filter((row) => row.deleted_at === null);
  return {
    designs: kept.length,
    names: kept.slice(0, NAMED).map(({ name }) => name),
    deleted: rows.length - kept.length,
    openLines: rows.reduce((sum, row) => sum + row.open_orders, 0),
    batchIds: [...new Set(rows.flatMap((row) => row.batch_id ?? []))],
  };
}
