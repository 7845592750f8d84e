import type { Db } from '../../platform/database/db.ts';
import { countImageUses } from './note-image-uses.ts';
import { setDesignsDeleted } from './write-designs.queries.ts';

/** Deletes designs; they can be brought back for 30 days. Foreign ids count for nothing. Answers how many. */
export function deleteDesigns(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  return setDeleted(db, ownerId, ids, true);
}

/** Brings deleted designs back. Answers how many. */
export function restoreDesigns(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  return setDeleted(db, ownerId, ids, false);
}

function setDeleted(db: Db, ownerId: string, ids: readonly string[], deleted: boolean): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changed = await setDesignsDeleted(trx, ownerId, ids, deleted);
    await countImageUses(trx, ownerId, changed, deleted ? -1 : 1);
    return changed.length;
  });
}
