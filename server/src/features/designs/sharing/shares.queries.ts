import type { Generated } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    design_shares: { owner_id: string; design_id: string; token: string; created_at: Generated<Date> };
  }
}

/** Id in the public link of a design; null = not shared. */
export async function findShare(db: Db, ownerId: string, designId: string): Promise<string | null> {
  const row = await db
    .selectFrom('design_shares')
    .select('token')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .executeTakeFirst();
  return row?.token ?? null;
}

/** Keeps a link that exists already. */
export async function insertShare(db: Db, ownerId: string, designId: string, token: string): Promise<void> {
  await db
    .insertInto('design_shares')
    .values({ owner_id: ownerId, design_id: designId, token })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the share of a design: its link leads nowhere from now on. */
export async function deleteShare(db: Db, ownerId: string, designId: string): Promise<void> {
  await db
    .deleteFrom('design_shares')
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .execute();
}

/** The design and owner of a public link; like signing in, this query has no owner to filter by. */
export function findSharedDesign(
  db: Db,
  token: string,
): Promise<{ owner_id: string; design_id: string } | undefined> {
  return db
    .selectFrom('design_shares')
    .select(['owner_id', 'design_id'])
    .where('token', '=', token)
    .executeTakeFirst();
}
