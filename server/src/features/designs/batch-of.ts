import type { Db } from '../../platform/database/db.ts';

/** A batch's name by its id; batches are a higher feature, so `features/index.ts` passes this in. */
export type FindBatch = (
  db: Db,
  ownerId: string,
  id: string,
) => Promise<{ id: string; name: string } | undefined>;

/** The batch that a list of designs is about; null = none, or not the account's. */
export async function batchOf(
  findBatch: FindBatch,
  db: Db,
  ownerId: string,
  id: string | undefined,
): Promise<{ id: string; name: string } | null> {
  const batch = id === undefined ? undefined : await findBatch(db, ownerId, id);
  return batch ? { id: batch.id, name: batch.name } : null;
}
