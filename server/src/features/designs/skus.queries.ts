import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** The given SKUs that the account's designs already have, deleted ones included. */
export async function findTakenSkus(db: Db, ownerId: string, skus: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < skus.length; at += 2000) {
    const rows = await db
      .selectFrom('designs')
      .select('sku')
      .where('owner_id', '=', ownerId)
      .where('sku', 'in', skus.slice(at, at + 2000))
      .execute();
    for (const row of rows) taken.add(row.sku);
  }
  return taken;
}

/** The SKU a design had before `freeSkus`. */
export function skuBeforeDeletion({ id, sku }: { id: string; sku: string }): string {
  const mark = `~${id.slice(0, 8)}`;
  return sku.endsWith(mark) ? sku.slice(0, -mark.length) : sku;
}

/** Frees the SKUs of deleted designs, so that designs which replace them can have them. */
export async function freeSkus(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('designs')
    .set({ sku: sql<string>`sku || '~' || left(id, 8)` })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where(sql<boolean>`right(sku, 9) <> '~' || left(id, 8)`)
    .execute();
}
