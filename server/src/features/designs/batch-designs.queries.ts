import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { DesignRecord } from './read-designs.queries.ts';
import { renderStates } from './renders/render.state.ts';

/** The given SKUs that the account's designs already have, deleted ones included; designs of `batchId` do not count. */
export async function takenSkus(
  db: Db,
  ownerId: string,
  skus: readonly string[],
  batchId: string | null,
): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < skus.length; at += 2000) {
    let query = db
      .selectFrom('designs')
      .select('sku')
      .where('owner_id', '=', ownerId)
      .where('sku', 'in', skus.slice(at, at + 2000));
    if (batchId !== null)
      query = query.where((eb) => eb.or([eb('batch_id', 'is', null), eb('batch_id', '!=', batchId)]));
    for (const row of await query.execute()) taken.add(row.sku);
  }
  return taken;
}

/** The given designs that nobody has saved since the batch made them; deleted ones too. */
export async function uneditedDesigns(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; isDeleted: boolean }[]> {
  const rows = await db
    .selectFrom('designs')
    .select(['id', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('version', '=', 1)
    .execute();
  return rows.map(({ id, deleted_at }) => ({ id, isDeleted: deleted_at !== null }));
}

/** The fields of a design that its batch shows. */
export type MadeDesign = Pick<
  DesignRecord,
  'id' | 'sku' | 'render_state' | 'render_error' | 'render_reason' | 'render_result'
>;

/** Designs by id, deleted ones too: a rejected cell still shows its picture. */
export async function findMadeDesigns(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, MadeDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('designs')
    .select(['id', 'sku', 'render_state', 'render_error', 'render_reason', 'render_result'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Gives a design that nobody has edited another name and SKU. */
export async function renameDesign(
  db: Db,
  ownerId: string,
  id: string,
  change: Pick<DesignRecord, 'name' | 'sku' | 'search'>,
): Promise<void> {
  await db
    .updateTable('designs')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', 1)
    .execute();
}

/** The SKU a design had before `freeSkus`. */
export function unfreed({ id, sku }: { id: string; sku: string }): string {
  const mark = `~${id.slice(0, 8)}`;
  return sku.endsWith(mark) ? sku.slice(0, -mark.length) : sku;
}

/** Frees the SKUs of deleted designs, so that the batch can give them to the designs that replace them. */
export async function freeSkus(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('designs')
    .set({ sku: sql<string>`sku || '~' || left(id, 8)` })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where(sql<boolean>`right(sku, 9) <> '~' || left(id, 8)`)
    .execute();
}

/** Ids of a batch's designs: those not deleted (`deletedAt` null), or those deleted at that time, to the millisecond. */
export async function designsOfBatch(
  db: Db,
  ownerId: string,
  batchId: string,
  deletedAt: Date | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where(
      deletedAt === null
        ? sql<boolean>`deleted_at is null`
        : sql<boolean>`abs(extract(epoch from deleted_at - ${deletedAt}::timestamptz)) < 0.002`,
    )
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Prepares a failed or deleted design of a batch for another try. It is drawn again only if it failed and nobody has saved
 * it since: a version of the seller's own keeps the state of its render.
 */
export async function reviveDesign(db: Db, ownerId: string, id: string): Promise<{ wasDeleted: boolean }> {
  const { deleted_at } = await db
    .selectFrom('designs')
    .select('deleted_at')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const design = db.updateTable('designs').where('owner_id', '=', ownerId).where('id', '=', id);
  await design.set({ deleted_at: null }).where('deleted_at', 'is not', null).execute();
  await design
    .set({ render_state: 'queued', render_error: null, render_reason: null })
    .where('version', '=', 1)
    .where('render_state', '=', 'failed')
    .where('render_state', 'in', renderStates.statesBefore('queued'))
    .execute();
  return { wasDeleted: deleted_at !== null };
}
