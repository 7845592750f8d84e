import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { categoryQueries } from '../../categories/index.ts';

interface ImageCategoryTable {
  owner_id: string;
  id: string;
  name: string;
  position: Generated<number>;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_types: ImageCategoryTable;
  }
}

export const {
  categoryExists,
  renameCategory,
  deleteCategory,
  emptyCategory,
  moveToCategory: moveImages,
} = categoryQueries({ categories: 'image_types', sorted: 'images' });

/** Lists them in the order the account gave them. */
export function listCategories(db: Db, ownerId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('image_types')
    .select(['id', 'name'])
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** False when the account has a category of this name already. */
export async function insertCategory(
  db: Db,
  ownerId: string,
  category: { id: string; name: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('image_types')
    .values({
      owner_id: ownerId,
      ...category,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from image_types where owner_id = ${ownerId})`,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Puts the categories in this order; those left out follow as they were. Unknown ids count for nothing. */
export async function sortCategories(db: Db, ownerId: string, ids: string[]): Promise<void> {
  await sql`
    update image_types t set position = n.place
    from (
      select o.id, row_number() over (order by g.place nulls last, o.position, o.created_at, o.id) as place
      from image_types o left join unnest(${ids}::text[]) with ordinality g (id, place) on g.id = o.id
      where o.owner_id = ${ownerId}) n
    where t.owner_id = ${ownerId} and t.id = n.id`.execute(db);
}
