import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface ImageCountTable {
  owner_id: string;
  type_id: string;
  live: number;
  bytes: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image_counts: ImageCountTable;
  }
}

/** Images by category, '' = uncategorised, deleted ones left out; kept by the database with every change. */
export async function countImagesByCategory(db: Db, ownerId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('image_counts')
    .select(['type_id', 'live'])
    .where('owner_id', '=', ownerId)
    .execute();
  return new Map(rows.map((row) => [row.type_id, row.live]));
}

/** Images in the library, deleted ones left out. */
export async function countImages(db: Db, ownerId: string): Promise<number> {
  return [...(await countImagesByCategory(db, ownerId)).values()].reduce((sum, count) => sum + count, 0);
}

/** Bytes of all originals, deleted ones included, since designs may still need them. */
export async function sumOriginals(db: Db, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('image_counts')
    .select(sql<string | null>`sum(bytes)`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
