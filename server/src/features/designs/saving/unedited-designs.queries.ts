import type { Db } from '../../../platform/database/db.ts';
import type { DesignRecord } from '../read-designs.queries.ts';
import { renderStates } from '../renders/render.state.ts';

/** The given designs that nobody has saved since they were created; deleted ones too. */
export async function findUneditedDesigns(
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

/** Gives a design that nobody has edited another name and SKU. */
export async function renameUnedited(
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

/**
 * Prepares a failed or deleted design for another try. It is drawn again only if it failed and nobody has saved
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
