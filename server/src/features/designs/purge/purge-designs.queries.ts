import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A design of any account that was removed, with its cover, which no other design may use. */
export interface PurgedDesign {
  owner_id: string;
  id: string;
  cover_key: string | null;
}

/**
 * Removes designs with all their versions that have been deleted longer than they can be brought back, of all
 * accounts, at most `limit`. Those of a batch stay: its cells show them, rejected ones too.
 */
export function deleteOldDesigns(db: Db, limit: number): Promise<PurgedDesign[]> {
  return db
    .deleteFrom('designs')
    .where((eb) =>
      eb(
        eb.refTuple('owner_id', 'id'),
        'in',
        eb
          .selectFrom('designs')
          .select(['owner_id', 'id'])
          .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
          .where('batch_id', 'is', null)
          .orderBy('owner_id')
          .orderBy('deleted_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('owner_id', 'id'),
      ),
    )
    .returning(['owner_id', 'id', 'cover_key'])
    .execute();
}

/** Whether a design of the account, deleted or not, shows this cover. */
export async function isCoverUsed(db: Db, ownerId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('cover_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The given print files that belong to a design of the account, deleted or not. */
export async function printFilesInUse(
  db: Db,
  ownerId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select distinct file ->> 'key' as key
    from designs cross join lateral jsonb_array_elements(render_result -> 'print_files') file
    where owner_id = ${ownerId} and file ->> 'key' = any(${[...keys]})`.execute(db);
  return new Set(rows.map((row) => row.key));
}
