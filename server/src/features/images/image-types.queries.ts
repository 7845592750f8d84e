import { type Generated, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface ImageTypeTable {
  owner_id: string;
  id: string;
  name: string;
  position: Generated<number>;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image_types: ImageTypeTable;
  }
}

/** In the order the account gave them. */
export function listTypes(db: Db, ownerId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('image_types')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function typeExists(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('image_types')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has a category of this name already. */
export async function insertType(
  db: Db,
  ownerId: string,
  type: { id: string; name: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('image_types')
    .values({
      owner_id: ownerId,
      ...type,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from image_types where owner_id = ${ownerId})`,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** `taken` when another category has this name, `missing` when there is no such category. */
export async function renameType(
  db: Db,
  ownerId: string,
  id: string,
  name: string,
): Promise<'renamed' | 'taken' | 'missing'> {
  if (!(await typeExists(db, ownerId, id))) return 'missing';
  const result = await db
    .updateTable('image_types')
    .set({ name })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select 1 from image_types o where o.owner_id = ${ownerId} and o.name = ${name} and o.id <> ${id})`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? 'renamed' : 'taken';
}

export async function deleteType(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('image_types')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Images of a category, deleted ones too, become uncategorised. Answers how many the library shows. */
export async function emptyType(db: Db, ownerId: string, typeId: string): Promise<number> {
  const rows = await db
    .updateTable('images')
    .set({ type_id: '' })
    .where('owner_id', '=', ownerId)
    .where('type_id', '=', typeId)
    .returning('deleted_at')
    .execute();
  return rows.filter((row) => row.deleted_at === null).length;
}

/** Puts the categories in this order; those left out follow as they were. Unknown ids count for nothing. */
export async function sortTypes(db: Db, ownerId: string, ids: string[]): Promise<void> {
  await sql`
    update image_types t set position = n.place
    from (
      select o.id, row_number() over (order by g.place nulls last, o.position, o.created_at, o.id) as place
      from image_types o left join unnest(${ids}::text[]) with ordinality g (id, place) on g.id = o.id
      where o.owner_id = ${ownerId}) n
    where t.owner_id = ${ownerId} and t.id = n.id`.execute(db);
}
