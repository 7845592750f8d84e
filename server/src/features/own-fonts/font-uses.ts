import type { Db } from '../../platform/database/db.ts';

/** What uses a font. */
export interface FontUses {
  /** Designs that name it in any version, and names of some of them. */
  designs: number;
  names: string[];
  /** Deleted designs that are not yet removed for good. */
  deleted: number;
  /** Open order lines that print them. */
  openLines: number;
  /** Batches that made them, and names of some. */
  batches: number;
  batchNames: string[];
}

/** Finds what uses a font, from the features above this one. */
export type FindFontUses = (db: Db, ownerId: string, sha256: string) => Promise<FontUses>;
