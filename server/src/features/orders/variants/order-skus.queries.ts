import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_skus: {
      owner_id: string;
      sku: string;
      variation: Generated<string>;
      design_id: string;
      colour_id: string;
      size_id: string;
      updated_at: Generated<Date>;
    };
  }
}

/** The design, colour and size that a person set for a SKU. */
export interface SkuBinding {
  sku: string;
  /** By `variationKey`; `''` = the SKU as a whole. */
  variation: string;
  designId: string;
  colourId: string;
  sizeId: string;
}

/** The bindings of some SKUs, in no order; unbound ones are left out. */
export async function findBindings(db: Db, ownerId: string, skus: readonly string[]): Promise<SkuBinding[]> {
  if (skus.length === 0) return [];
  return db
    .selectFrom('order_skus')
    .select(['sku', 'variation', 'design_id as designId', 'colour_id as colourId', 'size_id as sizeId'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
    .execute();
}

/** Binds a SKU and variation to a design, colour and size, in place of an earlier binding. */
export async function putBinding(db: Db, ownerId: string, binding: SkuBinding): Promise<void> {
  const value = { design_id: binding.designId, colour_id: binding.colourId, size_id: binding.sizeId };
  await db
    .insertInto('order_skus')
    .values({ owner_id: ownerId, sku: binding.sku, variation: binding.variation, ...value })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'sku', 'variation'])
        .doUpdateSet({ ...value, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Deletes a binding; false where there was none. */
export async function deleteBinding(
  db: Db,
  ownerId: string,
  sku: string,
  variation: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('order_skus')
    .where('owner_id', '=', ownerId)
    .where('sku', '=', sku)
    .where('variation', '=', variation)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
